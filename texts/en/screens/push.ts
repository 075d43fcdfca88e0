export const push = {
  title: 'On this device',
  text: 'Notifications appear here even when the app is closed. You choose below what is sent this way.',
  turnOn: 'Turn on',
  hint: 'Get notifications on this device, even when the app is closed.',
  decline: 'Not now',
  this: 'This device',
  unknown: 'Unknown device',
  since: 'Since {{day}}',
  try: 'Send a test',
  tryOf: 'Send a test to {{device}}',
  remove: 'Turn off',
  removeOf: 'Turn off on {{device}}',
  tried: 'A notification is on its way to this device.',
  failed: 'This browser could not reach its notification service. Please try again later.',
  ability: {
    none: 'This browser cannot show notifications while the app is closed.',
    'when-installed':
      'On an iPhone or iPad, first add Slipway to your home screen (Share, then “Add to Home Screen”) and open it from there.',
    refused:
      'This browser blocks notifications from Slipway. You can allow them in its settings for this site.',
  },
}
