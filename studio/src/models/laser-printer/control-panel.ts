import type { Object3D } from 'three'
import { gloss, plastic } from '../../parts/finish.ts'
import { button, led } from '../../parts/small.ts'
import { group, panel, place } from '../../parts/solids.ts'
import { display, write } from '../../parts/texture.ts'

export function controlPanel(screen: 'lights' | 'line' | 'touch', letters: string): Object3D {
  const all = group()
  const [w, h] = screen === 'touch' ? [0.6, 0.9] : [0.42, 0.9]
  all.add(place(panel([w, h, 0.05], 0.06, 0.015, gloss('#17191e')), [0, -h / 2, 0]))
  if (screen !== 'lights') {
    const tall = screen === 'touch' ? 0.5 : 0.2
    const menu = display(w - 0.1, tall, (brush, x, y) => {
      brush.fillStyle = screen === 'touch' ? '#17398f' : '#bcd3a6'
      brush.fillRect(0, 0, x, y)
      write(brush, 'Lista', x * 0.12, y * 0.4, y * 0.2, {
        colour: screen === 'touch' ? '#fff' : '#2c3a24',
        weight: 1.6,
      })
      brush.fillStyle = screen === 'touch' ? '#ffb02e' : '#2c3a24'
      brush.fillRect(x * 0.12, y * 0.6, x * 0.5, y * 0.16)
    })
    all.add(place(menu, [0, h / 2 - tall / 2 - 0.07, 0.028]))
  }
  ;[letters, letters, '#34c759'].forEach((colour, i) => {
    all.add(
      place(button(0.05, 0.03, plastic(colour)), [(i - 1) * 0.13, -h / 2 + 0.14, 0.015], [Math.PI / 2, 0, 0]),
    )
  })
  all.add(place(led('#35d27a', 0.02), [0.1, -0.02, 0.03]))
  all.add(place(led('#8a93a4', 0.02), [-0.02, -0.02, 0.03]))
  return all
}
