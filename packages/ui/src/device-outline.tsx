import type { Outline } from '@tecnoclick/domain/workshop/intake'

/** Front and back or side of each kind of device, in a box of 300 by 200. */
const paths: Record<Outline, string> = {
  phone:
    'M62 16h66a10 10 0 0 1 10 10v148a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10ZM60 36h70v126H60ZM88 173h14M172 16h66a10 10 0 0 1 10 10v148a10 10 0 0 1-10 10h-66a10 10 0 0 1-10-10V26a10 10 0 0 1 10-10ZM172 26h24v36h-24ZM184 36a5 5 0 1 0 .1 0ZM184 50a4 4 0 1 0 .1 0Z',
  laptop:
    'M70 14h160a8 8 0 0 1 8 8v98H62V22a8 8 0 0 1 8-8ZM72 24h156v86H72ZM62 120h176l26 56a8 8 0 0 1-8 10H44a8 8 0 0 1-8-10ZM76 128h148l10 24H66ZM126 160h48l4 16h-56Z',
  desktop:
    'M20 24h150v100H20ZM28 32h134v84H28ZM86 124h18v24H86ZM62 148h66v8H62ZM200 16h76v168h-76ZM210 28h56v10h-56ZM210 46h56v10h-56ZM238 74a6 6 0 1 0 .1 0ZM214 104h48M214 116h48M214 128h48M214 140h48',
  printer:
    'M78 18h144v44H78ZM40 62h220a12 12 0 0 1 12 12v66a12 12 0 0 1-12 12H40a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12ZM48 76h104v14H48ZM218 80h34v14h-34ZM72 112h156v18H72ZM82 130h136v54H82ZM98 148h104M98 162h74',
  ups: 'M44 24h90v152H44ZM56 36h66v44H56ZM84 92h10v10H84ZM56 118h66M56 130h66M56 142h66M56 154h66M166 24h90v152h-90ZM178 38h28v24h-28ZM216 38h28v24h-28ZM178 72h28v24h-28ZM216 72h28v24h-28ZM178 112h66v16h-66ZM200 142h22v20h-22Z',
  box: 'M150 16 266 62v86l-116 40L34 148V62ZM34 62l116 44 116-44M150 106v82',
}

/** A simple drawing of a kind of device. */
export function DeviceOutline({ outline }: { outline: Outline }) {
  return (
    <svg
      viewBox="0 0 300 200"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="outline-drawing"
    >
      <path d={paths[outline]} />
    </svg>
  )
}
