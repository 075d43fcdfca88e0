import webPush from 'web-push'

/** Prints a new pair of keys for web push, as lines for the environment of the server. */
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
process.stdout.write(
  [
    `VAPID_PUBLIC_KEY=${publicKey}`,
    `VAPID_PRIVATE_KEY=${privateKey}`,
    'VAPID_SUBJECT=mailto:you@your-club.example',
    '',
  ].join('\n'),
)
