/** The index of `/reset/list`: the list without the purchase dialog. */
export default function NoPurchase() {
  return null
}
