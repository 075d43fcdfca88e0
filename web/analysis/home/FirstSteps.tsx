import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dismissFirstSteps, firstSteps } from '#contract/analysis/home.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

const STEPS = [
  { name: 'members', to: paths.addMember() },
  { name: 'squads', to: paths.squadForm() },
  { name: 'week', to: paths.newSession() },
  { name: 'invite', to: paths.clubMembers() },
] as const

/** What a new club does first, for those who run it: ticks itself off, and can be waved away. */
export function FirstSteps() {
  const { t } = useTranslation('home')
  const { data } = useQuery(query(firstSteps))
  const dismiss = useMutation({
    mutationFn: () => api(dismissFirstSteps, {}),
    onSuccess: () => invalidate(firstSteps),
  })
  const done = data?.data
  if (!done) return null
  return (
    <HomePart title={t('steps.title')}>
      <p className={classes.stepsLead}>{t('steps.lead')}</p>
      <ol className={classes.steps}>
        {STEPS.map(({ name, to }) => (
          <li key={name} data-done={done[name]}>
            {done[name] ? (
              <IconCircleCheckFilled size={24} role="img" aria-label={t('steps.done')} />
            ) : (
              <IconCircle size={24} aria-hidden />
            )}
            <span>
              <Link className={classes.step} to={to}>
                {t(`steps.${name}.title`)}
              </Link>
              <span className={classes.stepText}>{t(`steps.${name}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Button
        className={classes.start}
        variant="subtle"
        loading={dismiss.isPending}
        onClick={() => dismiss.mutate()}
      >
        {t('steps.dismiss')}
      </Button>
    </HomePart>
  )
}
