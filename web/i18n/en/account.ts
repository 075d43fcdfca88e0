export const account = {
  login: {
    title: 'Sign in',
    lead: 'Plan, row, see what it did.',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    code: 'Code',
    codeHint: 'The six figures from your authenticator app, or a recovery code',
    submit: 'Sign in',
    signedOut: 'Your sign-in has ended. Sign in again to go on where you were.',
  },
  logout: { title: 'Signing out …' },
} as const
