/** Coordinates of a new address (people.md#addresses). */
export const defaultCoordinates = { latitude: 20.3857, longitude: -76.6465 } as const

/** More than any customer needs; without a limit one account could fill the table. */
export const addressBookLimit = 50

export function hasRoomForAddress(enabledAddresses: number): boolean {
  return enabledAddresses < addressBookLimit
}

/** The first address becomes principal, a later one only on request (people.md#addresses). */
export function becomesPrincipal(wanted: boolean, enabledAddresses: number): boolean {
  return wanted || enabledAddresses === 0
}

/** The principal cannot be removed; another must be promoted first (people.md#addresses). */
export function mayRemoveAddress(address: { isPrincipal: boolean }): boolean {
  return !address.isPrincipal
}
