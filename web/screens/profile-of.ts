import { profile } from '#contract/people/profiles.ts'
import { need } from '../api/api.ts'
import { idIn, type Load } from './screen.ts'

/** The profile of the address, which the screens of several lists show. */
export const profileOf: Load = ({ params }) => {
  const id = idIn(params['id'])
  return id === null ? [] : [need(profile, { params: { id } }, { own: [404] })]
}
