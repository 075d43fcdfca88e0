export const errors = {
  webhook_limit: 'A club can have at most {max} webhooks. Delete one first.',
  webhook_off: 'This webhook is turned off. Turn it on to send something.',
  assistants_off:
    'Your club does not allow assistants to ask. Its managers can allow it in the settings.',
} as const

export const fields = {
  webhook_https: 'Enter a full address that starts with https://.',
  webhook_login:
    'Remove the user name and password from the address. The signature proves that messages are genuine.',
  webhook_port: 'Use port 443, or port 1024 or above.',
  webhook_unknown: 'No server was found with this name. Check the address.',
  webhook_private:
    'This address leads into a private or reserved network. Use one that is reachable from the internet.',
} as const
