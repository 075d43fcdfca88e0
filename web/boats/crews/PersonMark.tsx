import { Text } from '@mantine/core'
import { IconBandage, IconSteeringWheel, IconThermometer, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PoolPerson } from '#contract/boats/crews.ts'
import { shownSide } from '#domain/rules/rowing-side.ts'
import classes from './crews.module.css'
import { SideFlag } from './SideFlag.tsx'

/**
 * Shows why somebody may not row, with a mark and a word; otherwise their side and whether they
 * cox.
 */
export function PersonMark({ person }: { person: PoolPerson }) {
  const { t } = useTranslation('crews')
  const { ill, injured, attending, invited, cox } = person
  return (
    <span className={classes.marks}>
      {ill && <Mark icon={<IconThermometer size={14} aria-hidden />} word={t('marks.ill')} />}
      {injured && <Mark icon={<IconBandage size={14} aria-hidden />} word={t('marks.injured')} />}
      {!ill && !injured && attending === 2 && (
        <Mark icon={<IconX size={14} aria-hidden />} word={t('marks.notComing')} />
      )}
      {!invited && <Mark icon={null} word={t('marks.notInvited')} />}
      {invited && attending === null && !ill && !injured && (
        <Text component="span" size="xs" c="dimmed">
          {t('marks.noAnswer')}
        </Text>
      )}
      {cox && <IconSteeringWheel size={16} aria-label={t('marks.cox')} role="img" />}
      <SideFlag side={shownSide(person)} />
    </span>
  )
}

function Mark({ icon, word }: { icon: ReactNode; word: string }) {
  return (
    <span className={classes.mark}>
      {icon}
      {word}
    </span>
  )
}
