import type { MemberField } from '../rules/member-sheet.ts'

/** A list of members as a product writes it. */
type Preset = {
  system: string
  /** Headings that show where a list comes from; all of them are in it. */
  marks: readonly string[]
  /** Headings that no dictionary knows, or would read as something else. */
  fields: Readonly<Record<string, MemberField>>
}

/**
 * Only headings that the makers document. Lists of other products are read by the words above their
 * columns, which cover what these have in common.
 */
export const MEMBER_PRESETS: readonly Preset[] = [
  {
    system: 'ClubDesk',
    marks: ['Nachname', 'Vorname', 'Telefon Privat', 'Telefon Mobil'],
    fields: { 'Telefon Mobil': 'phone', '[Gruppen]': 'squad' },
  },
  {
    system: 'easyVerein',
    marks: ['Vorname', 'Nachname', 'Login E-Mail oder Benutzername (einmalig)'],
    fields: { 'Login E-Mail oder Benutzername (einmalig)': 'email' },
  },
  {
    system: 'TeamSnap',
    marks: ['First Name', 'Last Name', 'Non-Player'],
    fields: { Team: 'squad' },
  },
]
