import { Text, Title, Button, Group } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import type { ReactNode, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { IconArrowRight, IconCheck, IconRefresh } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { setupState, enterDemo } from '#contract/people/account-setup.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { DemoRole } from '#domain/constants/demo-roles.ts'
import { query, api } from '../../api/api.ts'
import { Mark } from '../../shell/Mark.tsx'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { chooseLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { beginFirstTour, firstPage } from '../../tour/progress.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { LanguageField } from './LanguageField.tsx'
import { enterAs } from './sign-in.ts'
import classes from './demo.module.css'

type Face = { shirt: string; skin: string; hair: string; behind?: string; above: string }

/** Hair is drawn behind the head and above it, on a field of 72 by 72. */
const LONG = 'M19 30c0-14 8-20 17-20s17 6 17 20v20H19z'
const PARTED = 'M21 31c1-11 8-15 15-15s14 4 15 15c-7-1-12-4-15-9-3 5-8 8-15 9z'
const FACES: Record<DemoRole, Face> = {
  coach: {
    shirt: '#076a73',
    skin: '#f0c8a4',
    hair: '#5a4632',
    above: 'M20 29c0-11 7-16 16-16s16 5 16 16H18v-2z',
  },
  athlete: { shirt: '#1f8d97', skin: '#f2d0b5', hair: '#8a5a2b', behind: LONG, above: PARTED },
  guardian: { shirt: '#5b3db5', skin: '#e8bd98', hair: '#2c2622', behind: LONG, above: PARTED },
  manager: {
    shirt: '#8a4b12',
    skin: '#ecc7a6',
    hair: '#9aa3a7',
    above: 'M21 29c0-10 7-16 15-16s15 6 15 16c-4-3-9-5-15-5s-11 2-15 5z',
  },
}

/** A drawn face: nobody real. */
function DemoFace({ role }: { role: DemoRole }): ReactElement {
  const { shirt, skin, hair, behind, above } = FACES[role]
  const clip = `face-${role}`
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden>
      <clipPath id={clip}>
        <circle cx="36" cy="36" r="36" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="72" height="72" fill="#e7f6f7" />
        <path d="M8 78c0-19 12-25 28-25s28 6 28 25z" fill={shirt} />
        {behind && <path d={behind} fill={hair} />}
        <rect x="30" y="42" width="12" height="14" rx="5" fill={skin} />
        <circle cx="36" cy="32" r="14.5" fill={skin} />
        <path d={above} fill={hair} />
        <circle cx="31" cy="34" r="1.6" fill="#1b2429" />
        <circle cx="41" cy="34" r="1.6" fill="#1b2429" />
        <path
          d="M31 40q5 4 10 0"
          fill="none"
          stroke="#1b2429"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}

type DemoClub = NonNullable<Reply<typeof setupState>['data']['demo']>

const REASONS = ['one', 'two', 'three'] as const

/** The people of the demo club whose place one takes with a click. */
function DemoCards({ demo }: { demo: DemoClub }) {
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

export type DemoSignInProps = {
  /** The page of an installation that is no demo to those who open it from elsewhere. */
  plain: ReactNode
  /** The form for an account. */
  children: ReactNode
}

/** Four people to look around as, and below them the sign-in with an account. */
export function DemoSignInPage({ plain, children }: DemoSignInProps) {
  const { t } = useTranslation('demo')
  useScreenTitle()
  const { data, isPending } = useQuery(query(setupState))
  const demo = data?.data.demo
  if (isPending) return null
  if (!demo) return plain
  return (
    <>
      <header className={classes.head}>
        <Mark size={24} />
        <span>Slipway</span>
        <div className={classes.language}>
          <LanguageField />
        </div>
      </header>
      <main className={classes.page}>
        <DemoCards demo={demo} />
        <section aria-labelledby="account-title" className={classes.apart}>
          <div className={classes.account}>
            <div>
              <Title order={2} size="h4" id="account-title">
                {t('account.title')}
              </Title>
              <Text size="sm" c="dimmed">
                {t('account.lead')}
              </Text>
            </div>
            <div>{children}</div>
          </div>
        </section>
      </main>
    </>
  )
}
