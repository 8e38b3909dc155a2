import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  plugins: [tailwindcss(), react()],
  build: {
    outDir: 'dist',
    // No data: URLs: the page's policy allows only its own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Libraries change less often than our screens: a new release only downloads the small chunk again.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'libraries', test: /node_modules\// },
          ],
        },
      },
    },
  },
})
