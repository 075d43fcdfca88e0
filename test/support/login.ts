import { PASSWORD } from './factories.ts'

/** What somebody sends to sign in. */
export const loginBody = (username: string, password = PASSWORD, otp?: string) => ({
  body: {
    username,
    password,
    grant_type: 'password' as const,
    client_id: 'test',
    client_secret: 'test',
    ...(otp !== undefined && { otp }),
  },
})
