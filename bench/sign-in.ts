type Attempt = {
  username: string
  password: string
  /** Each attempt comes from an address of its own, so nobody has to wait. */
  from: number
}

/** Status and text of the answer to a sign-in. */
export async function signIn(url: string, { username, password, from }: Attempt): Promise<string> {
  const response = await fetch(`${url}/api/v2/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Without it each answer names its own request.
      'x-request-id': 'bench',
      'x-forwarded-for': `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
    },
    body: JSON.stringify({
      username,
      password,
      grant_type: 'password',
      client_id: 'bench',
      client_secret: 'bench',
    }),
  })
  return `${response.status} ${await response.text()}`
}
