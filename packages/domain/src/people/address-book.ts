/** B §9: where a new address stands until the map is asked. */
export const defaultCoordinates = { latitude: 20.3857, longitude: -76.6465 } as const

/** More than any customer needs; without an end one account could fill the table. */
export const addressBookLimit = 50

export function hasRoomForAddress(enabledAddresses: number): boolean {
  return enabledAddresses < addressBookLimit
}

/** B §4: the first address becomes principal by itself, a later one only when asked for. */
export function becomesPrincipal(wanted: boolean, enabledAddresses: number): boolean {
  return wanted || enabledAddresses === 0
}

/** B §4: the principal cannot be removed; another has to be promoted first. */
export function mayRemoveAddress(address: { isPrincipal: boolean }): boolean {
  return !address.isPrincipal
}
