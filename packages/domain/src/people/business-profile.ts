/** What the shop needs before it can approve a business: name and REEUP (people.md#wholesale-approval). */
export function lacksBusinessData(profile: { name: string; ruccode: string | null } | undefined): boolean {
  return !profile?.name.trim() || !profile.ruccode?.trim()
}
