import * as terms from '../shared/terms.ts'

export const push = {
  title: 'On this device',
  text: 'Notifications appear here even when the app is closed. You choose below what is sent this way.',
  turnOn: 'Turn on',
  hint: 'Get notifications on this device, even when the app is closed.',
  decline: 'Not now',
  this: terms.thisDevice,
  unknown: 'Unknown device',
  since: 'Since {{day}}',
  try: 'Send a test',
  tryOf: 'Send a test to {{device}}',
  remove: 'Turn off',
  removeOf: 'Turn off on {{device}}',
  tried: 'A notification is on its way to this device.',
  faults: {
    failed:
      'This browser could not reach its notification service. Check the connection and try again; some browsers switch this service off in their privacy settings.',
    undecided:
      'Your browser asked and got no answer, so notifications are still off. Turn them on again and choose “Allow”.',
  },
  ability: {
    none: 'This browser cannot show notifications while the app is closed.',
    'when-installed':
      'On an iPhone or iPad, first add Slipway to your home screen (Share, then “Add to Home Screen”) and open it from there.',
    refused:
      'Your browser blocks notifications from Slipway, so none can be sent here. Allow them in the browser’s settings for this site, then turn them on here.',
  },
}
