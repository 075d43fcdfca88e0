import { Button, Group, Text, Title } from '@mantine/core'
import { IconArrowRight, IconCheck, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { enterDemo, type setupState } from '#contract/people/account-setup.ts'
import type { DemoRole } from '#domain/constants/demo-roles.ts'
import { api } from '../../api/api.ts'
import { chooseLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { beginFirstTour, firstPage } from '../../tour/progress.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { DemoFace } from './DemoFace.tsx'
import classes from './demo.module.css'
import { enterAs } from './sign-in.ts'

export type DemoClub = NonNullable<Reply<typeof setupState>['data']['demo']>

const REASONS = ['one', 'two', 'three'] as const

/** The people of the demo club whose place one takes with a click. */
export function DemoCards({ demo }: { demo: DemoClub }) {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (role: DemoRole) => {
      // A visitor reads on in their own language, not in that of whose place they take.
      await chooseLanguage(currentLanguage())
      return enterAs(await api(enterDemo, { body: { role } }))
    },
    onSuccess: (_viewer, role) => {
      beginFirstTour(role)
      void navigate(firstPage(role), { replace: true })
    },
  })
  return (
    <section aria-labelledby="demo-title">
      <Group gap="sm">
        <Title order={1} id="demo-title" className={classes.title}>
          {t('title', { club: demo.name })}
        </Title>
        <ColourBadge tone={SIGNAL_COLOURS.amber}>{t('tag')}</ColourBadge>
      </Group>
      <Text c="dimmed">{t('lead', { count: demo.people })}</Text>
      <ul className={classes.cards}>
        {demo.visitors.map(({ role, full_name }, index) => (
          <li key={role} className={classes.card} data-first={index === 0}>
            <DemoFace role={role} />
            <div className={classes.who}>
              <Text fw={650} fz={18} component="h2" m={0}>
                {t(`roles.${role}.title`)}
              </Text>
              <Text size="sm">{full_name}</Text>
            </div>
            <ul className={classes.reasons}>
              {REASONS.map((reason) => (
                <li key={reason}>
                  <IconCheck size={14} aria-hidden />
                  {t(`roles.${role}.${reason}`)}
                </li>
              ))}
            </ul>
            <Button
              className={classes.enter ?? ''}
              variant={index === 0 ? 'filled' : 'default'}
              loading={isPending && variables === role}
              disabled={isPending && variables !== role}
              onClick={() => mutate(role)}
            >
              <span className={classes.enterWords}>{t(`roles.${role}.enter`)}</span>
              <IconArrowRight className={classes.enterSign} size={18} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" className={classes.note}>
        <IconRefresh size={16} aria-hidden />
        {demo.resets_at === null ? t('noteOwn') : t('note', { time: demo.resets_at })}
      </Text>
    </section>
  )
}
