import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  plugins: [tailwindcss(), react()],
  build: {
    outDir: 'dist',
    // Nothing inside the page or the stylesheet as data: the policy of the page allows files of its own only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Libraries change seldom, our screens often: who works here by phone downloads the small part again.
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
