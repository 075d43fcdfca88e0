import { useTranslation } from 'react-i18next'
import { ROLE } from '#domain/constants/roles.ts'

const KEYS = {
  [ROLE.athlete]: 'athlete',
  [ROLE.head_coach]: 'headCoach',
  [ROLE.manager]: 'manager',
  [ROLE.coach]: 'coach',
} as const

/** Names of roles for somebody who is in no club yet and so cannot look them up. */
export function useRoleNames(): (role: number) => string {
  const { t } = useTranslation('invitations')
  return (role) => (role in KEYS ? t(`roles.${KEYS[role as keyof typeof KEYS]}`) : '')
}
