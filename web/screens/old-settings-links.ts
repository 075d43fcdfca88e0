import { redirect } from 'react-router'
import { paths } from '../paths/paths.ts'
import type { Guard } from '../shell/guards.ts'

/** Where the folds of the former page have gone; links in mails and notices still name them. */
const OLD_PARTS: Readonly<Record<string, string>> = {
  person: paths.ownSettings(),
  email: paths.ownSettings('email'),
  password: paths.ownSettings('password'),
  second: paths.ownSettings('second-step'),
  signIns: paths.ownSettings('sign-ins'),
  tokens: paths.ownSettings('tokens'),
  health: paths.ownSettings('health'),
  data: paths.ownSettings('data'),
  end: paths.deleteAccount(),
}

/** Takes an old link to the page where its part is today. */
export const followOldLink: Guard = ({ request }) => {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('email_code')
  if (code !== null) throw redirect(paths.confirmEmail(code))
  const place = OLD_PARTS[searchParams.get('part') ?? '']
  if (place !== undefined) throw redirect(place)
}
