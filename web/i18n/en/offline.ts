export const offline = {
  title: 'Not sent yet',
  lead: 'What you entered without a connection is kept on this device until it is stored.',
  sendNow: 'Send now',
  again: 'Send again',
  discard: 'Discard',
  discardOf: 'Discard the entry for {{title}}',
  madeAt: 'Entered {{when}}',
  empty: {
    title: 'Everything is stored',
    text: 'Without a connection you can go on answering and keeping the register; it waits here until there is one.',
  },
} as const
