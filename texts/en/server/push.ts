export const push = {
  trial: {
    title: 'Notifications work',
    body: 'This is what a notification looks like on this device.',
  },
}
