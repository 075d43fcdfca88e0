import { Badge, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ROLE, type RoleKey } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { useFormat } from '../../format/format.ts'
import type { Membership } from '../../shell/choose-club.ts'
import { ClubLogo } from './ClubLogo.tsx'
import { hasEnded, planOf } from './plan.ts'
import classes from './clubs.module.css'
import { comma, listSeparator } from '../../format/punctuation.ts'

type ClubRowProps = { membership: Membership; selected?: boolean; children?: ReactNode }

const ROLE_KEYS: readonly RoleKey[] = ['manager', 'head_coach', 'coach', 'athlete']

/**
 * One club: its picture, name, the person's roles and, for members, the plan, and what can be done.
 */
export function ClubRow({
  membership: { club, roles, status },
  selected = false,
  children,
}: ClubRowProps) {
  const { t } = useTranslation('clubs')
  const held = ROLE_KEYS.filter((key) => roles.some(({ id }) => id === ROLE[key])).map((key) =>
    t(`roles.${key}`),
  )
  const plan = usePlanText(club)
  return (
    <div className={classes.club}>
      <ClubLogo clubId={club.id} logo={club.logo} />
      <div className={classes.words}>
        <Group gap="xs">
          <Text component="span" fw={600}>
            {club.name}
          </Text>
          {selected && (
            <Badge variant="light" color="teal" c="var(--mantine-color-text)" tt="none">
              {t('mine.selected')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {[
            club.is_individual ? t('mine.individual') : held.join(listSeparator()),
            status.id === MEMBER_STATUS.approved && plan,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {children}
    </div>
  )
}

/** "Plan: Gold, until 3 May". */
function usePlanText({ subscription_info, time_zone }: Membership['club']): string {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  if (!subscription_info) return t('mine.noPlan')
  const { key, unlimited } = planOf(subscription_info.subscription_plan.key)
  const name = key === null ? subscription_info.subscription_plan.key : t(`plans.${key}`)
  const plan = t('mine.plan', { plan: unlimited ? t('unlimited', { plan: name }) : name })
  const ends = subscription_info.next_bill_date?.slice(0, 10)
  if (ends === undefined) return plan
  const day = format.within.day(ends)
  const end = hasEnded(ends, time_zone) ? t('mine.ended', { day }) : t('mine.until', { day })
  return `${plan}${comma()}${end}`
}
