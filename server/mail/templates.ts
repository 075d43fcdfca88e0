/** Every mail with the values its text needs; `link` is a full address. */
export type MailValues = {
  activation: { name: string; link: string }
  'password-reset': { name: string; link: string }
  invitation: { name: string; club: string; inviter: string; link: string }
  'join-request': { name: string; club: string; person: string; link: string }
  'join-answer': { name: string; club: string; approved: boolean; link: string }
  'email-change': { name: string; link: string }
  guardian: { name: string; child: string; club: string; link: string }
  'data-export': { name: string; link: string }
}
export type MailTemplate = keyof MailValues
