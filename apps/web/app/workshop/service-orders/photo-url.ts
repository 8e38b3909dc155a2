export function photoUrl(orderId: number, name: string): string {
  return `/api/orderservices/${orderId}/photos/${name}`
}
