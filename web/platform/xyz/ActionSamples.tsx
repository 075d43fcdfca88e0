import { useState } from 'react'
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import {
  IconBandage,
  IconCheck,
  IconDots,
  IconFirstAidKit,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { useConfirm } from '../../shell/use-confirm.tsx'

export function ButtonSamples() {
  const { t } = useTranslation('xyz')
  const confirm = useConfirm()
  const decision = {
    title: t('deleteSession'),
    text: t('deleteText'),
    confirm: t('deleteSession'),
    dangerous: true,
  }
  return (
    <Group gap="sm">
      <Button>{t('publish')}</Button>
      <Button variant="default">{t('saveDraft')}</Button>
      <Button variant="subtle">{t('more')}</Button>
      <Button variant="light">{t('more')}</Button>
      <Button
        color="red"
        variant="outline"
        leftSection={<IconTrash size={18} />}
        onClick={() => void confirm(decision)}
      >
        {t('deleteSession')}
      </Button>
      <Button disabled>{t('publish')}</Button>
      <Button loading>{t('publish')}</Button>
      <ActionIcon variant="default" size="lg" aria-label={t('more')}>
        <IconDots size={18} />
      </ActionIcon>
    </Group>
  )
}

export function AnswerSamples() {
  const { t } = useTranslation('xyz')
  const [coming, setComing] = useState<'yes' | 'no' | null>('yes')
  const [health, setHealth] = useState<readonly ('ill' | 'injured')[]>([])
  const toggle = (one: 'ill' | 'injured') =>
    setHealth(health.includes(one) ? health.filter((other) => other !== one) : [...health, one])
  return (
    <Stack gap="sm" maw={480}>
      <Group gap="sm">
        <PersonAvatar name="Ada Lindqvist" />
        <PersonAvatar name="Béla Kovács" size="sm" />
        <Text>{t('coming')}</Text>
      </Group>
      <SegmentedAnswer
        label={t('coming')}
        value={coming}
        onAnswer={setComing}
        options={[
          { value: 'yes', label: t('yes'), icon: <IconCheck size={18} /> },
          { value: 'no', label: t('no'), icon: <IconX size={18} /> },
        ]}
      />
      <SegmentedAnswer
        label={t('feeling')}
        value={health}
        onAnswer={toggle}
        options={[
          { value: 'ill', label: t('health.ill'), icon: <IconFirstAidKit size={18} /> },
          { value: 'injured', label: t('health.injured'), icon: <IconBandage size={18} /> },
        ]}
      />
    </Stack>
  )
}

export function TileSamples() {
  const { t } = useTranslation('xyz')
  const format = useFormat()
  return (
    <Group gap="xl" align="flex-start">
      <StatTile
        label={t('time')}
        value={format.duration(34_200)}
        unit="h"
        hint={t('lastWeek', { number: format.duration(31_500) })}
      />
      <StatTile label={t('distance')} value={format.number(112.4, 1)} unit="km" />
      <StatTile label={t('load')} value={format.load(512.34)} unit="ETS" />
      <StatTile label={t('heartRate')} value={format.number(null)} unit={format.units.heartRate} />
      <StatTile label={t('sessions')} value="" loading />
    </Group>
  )
}
