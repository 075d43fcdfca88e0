import { lazy, type ReactNode, Suspense } from 'react'
import { orNothing } from '../../load/or-nothing.ts'
import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageState } from '../../ui/PageState.tsx'
import { AnswerSamples, ButtonSamples, TileSamples } from './ActionSamples.tsx'
import { AttentionSamples, SmallPictureSamples } from './AttentionSamples.tsx'
import { ColourSamples, TypeSamples } from './ColourSamples.tsx'
import { InputSamples } from './InputSamples.tsx'
import { PartSamples } from './PartSamples.tsx'
import { NoticeSamples, StateSamples } from './StateSamples.tsx'
import { LongTableSample, TableSample } from './TableSamples.tsx'

const ChartSamples = lazy(() =>
  orNothing(import('./ChartSamples.tsx').then((module) => ({ default: module.ChartSamples }))),
)

/** Shows every part once. `id` keeps the remembered tables of the two copies apart. */
export function Guide({ id }: { id: string }) {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap="xl" pb="xl">
      <Section title={t('type')}>
        <TypeSamples />
      </Section>
      <Section title={t('colours')}>
        <ColourSamples />
      </Section>
      <Section title={t('buttons')}>
        <ButtonSamples />
      </Section>
      <Section title={t('inputs')}>
        <InputSamples />
      </Section>
      <Section title={t('answers')}>
        <AnswerSamples />
      </Section>
      <Section title={t('tiles')}>
        <TileSamples />
      </Section>
      <Section title={t('parts')}>
        <PartSamples />
      </Section>
      <Section title={t('table')}>
        <TableSample id={id} />
      </Section>
      <Section title={t('longTable')}>
        <LongTableSample id={id} />
      </Section>
      <Section title={t('attention')}>
        <AttentionSamples />
      </Section>
      <Section title={t('smallPictures')}>
        <SmallPictureSamples />
      </Section>
      <Section title={t('charts')}>
        <Suspense fallback={<PageState state="loading" />}>
          <ChartSamples />
        </Suspense>
      </Section>
      <Section title={t('states')}>
        <StateSamples />
      </Section>
      <Section title={t('notices')}>
        <NoticeSamples />
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  )
}
