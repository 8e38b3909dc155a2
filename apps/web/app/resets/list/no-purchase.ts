/** `/reset/list` itself: the list alone. */
export default function NoPurchase() {
  return null
}
