import * as actions from '../shared/actions.ts'

export const offline = {
  title: 'Not sent yet',
  lead: 'Entries made offline are kept on this device until they can be sent.',
  sendNow: 'Send now',
  again: 'Try again',
  discard: actions.discard,
  discardOf: 'Discard the entry for {{title}}',
  madeAt: 'Entered {{when}}',
  empty: {
    title: 'Everything is saved',
    text: 'You can keep answering and taking the register offline; entries wait here until you are back online.',
  },
} as const
