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
  'guardian-invitation': {
    name: string
    child: string
    club: string
    inviter: string
    link: string
  }
  'data-export': { name: string; link: string }
  'account-deleted': { name: string; link: string }
  /** `days` is in words. `unwanted` stops further ones. */
  report: {
    name: string
    club: string
    view: string
    days: string
    table: MailTable
    link: string
    unwanted: string
  }
  /** Sums and days are in words of the reader's language. */
  invoice: { name: string; club: string; number: string; sum: string; day: string; link: string }
  'bill-due': { name: string; club: string; sum: string; day: string; link: string }
  'plan-ends': { name: string; club: string; day: string; trial: boolean; link: string }
  /**
   * What somebody is notified of, all that is due at once: `sections` by club, which are not kept
   * once the mail is sent. `club` is empty where there are several, `more` are left out. What
   * cannot be switched off has no `unwanted`.
   */
  notices: {
    name: string
    club: string
    count: number
    more: number
    sections?: readonly MailSection[]
    link: string
    unwanted?: string
  }
}
export type MailTemplate = keyof MailValues

/** What there is of a club (null: of none), a sentence each with what belongs to it. */
export type MailSection = {
  title: string | null
  items: readonly { text: string; details: readonly string[] }[]
}

/** A line of a table in a mail, with a text for each head. */
type MailRow = { name: string; cells: readonly string[] }
/**
 * The lines of a report, of which a mail has only so many; `more` are left out. `missing` says of
 * each head with a dash below it why a figure is not known.
 */
export type MailTable = {
  heads: readonly string[]
  rows: readonly MailRow[]
  total: MailRow | null
  more: number
  missing: readonly string[]
}

/**
 * What one mail says: above the button, on it, and below it in small. Some have a greeting of their
 * own.
 */
export type MailWords = {
  subject: string
  greeting?: string
  lines: readonly string[]
  action: string
  note?: string
}
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
  /** The same in a mail of notices. */
  unwantedNotices: string
  mails: { [T in MailTemplate]: (values: MailValues[T]) => MailWords }
}

/** The sentence of a mail that has one notice. */
export function onlySentence(sections: readonly MailSection[] | undefined): string | null {
  const items = (sections ?? []).flatMap((section) => section.items)
  return items.length === 1 ? (items[0]?.text ?? null) : null
}
