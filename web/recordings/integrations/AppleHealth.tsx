import { Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FileUpload } from '../imports/open.ts'
import classes from './integrations.module.css'

const STEPS = ['open', 'export', 'upload'] as const

/** A phone without an account: how to get its export file, and where to put it. */
export function AppleHealth() {
  const { t } = useTranslation('integrations')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h3" id={id}>
          {t('apple.title')}
        </Title>
        <Text>{t('apple.text')}</Text>
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`apple.steps.${step}`)}</li>
          ))}
        </ol>
        <Text c="dimmed">{t('apple.read')}</Text>
        <FileUpload hint={t('apple.hint')} />
      </Stack>
    </section>
  )
}
