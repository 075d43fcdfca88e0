import { CLUB_STATE } from '../../shell/select-club.ts'

/** The address of the comparison that was looked at last, on this device and in this club. */
const STORED = `${CLUB_STATE}comparison`

export const keepComparison = (address: string) => localStorage.setItem(STORED, address)

export function lastComparison(): string | null {
  const address = localStorage.getItem(STORED)
  return address?.startsWith('/reports/comparison/') ? address : null
}
