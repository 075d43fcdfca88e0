/** Every mail with the values its text needs; `link` is a full address. */
export type MailValues = {
  activation: { name: string; link: string }
  'account-exists': { name: string; link: string }
  'password-reset': { name: string; link: string }
  'password-changed': { name: string; link: string }
  /** `unwanted` leads to the page that stops invitations. */
  invitation: { name: string; club: string; inviter: string; link: string; unwanted: string }
  /** `days` is how long the invitation still holds. */
  'invitation-reminder': {
    name: string
    club: string
    days: number
    link: string
    unwanted: string
  }
  'join-request': { name: string; club: string; person: string; link: string }
  'join-answer': { name: string; club: string; approved: boolean; link: string }
  'email-change': { name: string; link: string }
  'email-changed': { name: string; link: string }
  guardian: { name: string; child: string; club: string; link: string }
  'data-export': { name: string; link: string }
  'account-deleted': { name: string; link: string }
  /** `days` is in words; without a `table` the report is on health. `unwanted` stops further ones. */
  report: {
    name: string
    club: string
    view: string
    days: string
    table: MailTable | null
    link: string
    unwanted: string
  }
}
export type MailTemplate = keyof MailValues

/** A line of a table in a mail, with a text for each head. */
type MailRow = { name: string; cells: readonly string[] }
/** The lines of a report, of which a mail has only so many; `more` are left out. */
export type MailTable = {
  heads: readonly string[]
  rows: readonly MailRow[]
  total: MailRow | null
  more: number
}

/** What one mail says: above the button, on it, and below it in small. */
export type MailWords = { subject: string; lines: readonly string[]; action: string; note?: string }
/**
 * All mails of a language, and the words around them. `greeting` and `reason` fill in {name} and
 * {site}.
 */
export type MailTexts = {
  greeting: string
  /** When the name is not known. */
  greetingNobody: string
  closing: string
  /** Shown where the button does not work. */
  plainLink: string
  reason: string
  /** Leads to where further mails of this kind are stopped. */
  unwanted: string
  /** The same in a report that is sent every week or month. */
  unwantedReport: string
  mails: { [T in MailTemplate]: (values: MailValues[T]) => MailWords }
}
