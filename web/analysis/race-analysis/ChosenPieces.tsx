import { Button, Group, Paper, Text } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RacePiece } from '#contract/analysis/race-analysis.ts'
import { MOST_RACE_LINES } from '#domain/race-analysis/kinds.ts'
import { openModal } from '../../shell/modals.ts'
import { SaveComparison } from './SaveComparison.tsx'
import classes from './racing.module.css'

type ChosenPiecesProps = { chosen: readonly RacePiece[]; onClear: () => void }

/** The way on stays in view while one scrolls; it says what is lacking when it is pressed. */
export function ChosenPieces({ chosen, onClear }: ChosenPiecesProps) {
  const { t } = useTranslation('racing')
  const [isAsked, setAsked] = useState(false)
  const isTooMany = chosen.length > MOST_RACE_LINES
  const problem =
    chosen.length === 0
      ? isAsked && t('pieces.none')
      : isTooMany && t('pieces.most', { number: MOST_RACE_LINES })
  const compare = () => {
    setAsked(true)
    if (chosen.length === 0 || isTooMany) return
    openModal({ title: t('save.title'), size: 'sm', content: <SaveComparison pieces={chosen} /> })
  }
  return (
    <Paper withBorder p="xs" className={classes.chosen}>
      <Group gap="sm">
        <Button leftSection={<IconArrowsDiff size={18} />} onClick={compare}>
          {chosen.length === 0 ? t('save.title') : t('pieces.compare', { count: chosen.length })}
        </Button>
        {chosen.length > 0 && (
          <Button variant="subtle" onClick={onClear}>
            {t('pieces.clear')}
          </Button>
        )}
        {problem && (
          <Text size="sm" className={classes.problem} role="alert">
            {problem}
          </Text>
        )}
      </Group>
    </Paper>
  )
}
