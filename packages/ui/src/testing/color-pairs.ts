/** Allowed foregrounds. Text needs 4.5 : 1, large text and edges of controls 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ColorPair {
  front: string
  backs: readonly string[]
  least: 4.5 | 3
}

const grounds = ['canvas', 'surface', 'sunken', 'raised'] as const

export const colorPairs: readonly ColorPair[] = [
  {
    front: 'ink',
    backs: [...grounds, 'action-soft', 'offer-soft', 'success-soft', 'danger-soft'],
    least: 4.5,
  },
  { front: 'ink-muted', backs: grounds, least: 4.5 },
  { front: 'link', backs: [...grounds, 'action-soft'], least: 4.5 },
  { front: 'offer-text', backs: [...grounds, 'offer-soft'], least: 4.5 },
  { front: 'success', backs: [...grounds, 'success-soft'], least: 4.5 },
  { front: 'danger', backs: [...grounds, 'danger-soft'], least: 4.5 },
  { front: 'on-action', backs: ['action', 'action-hover'], least: 4.5 },
  { front: 'on-danger', backs: ['danger-fill', 'danger-fill-hover'], least: 4.5 },
  { front: 'on-offer', backs: ['offer'], least: 4.5 },
  { front: 'on-band', backs: ['band', 'band-line'], least: 4.5 },
  { front: 'on-band-muted', backs: ['band'], least: 4.5 },
  { front: 'offer', backs: ['band'], least: 4.5 },
  { front: 'canvas', backs: ['ink'], least: 4.5 },
  { front: 'line-strong', backs: grounds, least: 3 },
  { front: 'focus', backs: grounds, least: 3 },
  { front: 'action', backs: ['canvas', 'surface', 'raised'], least: 3 },
  { front: 'star', backs: ['surface', 'raised'], least: 3 },
]
