/**
 * The document came from this browser and not from the server, because there is no line or it is slow: what it shows
 * first comes from the same place, at once.
 */
let isCold = false

export function beginCold(): void {
  isCold = true
}

/** True once. */
export function takeColdStart(): boolean {
  const was = isCold
  isCold = false
  return was
}
