import { CloseButton, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './efforts.module.css'
import type { Draft } from './drafts.ts'
import { PieceSelect } from './PieceSelect.tsx'
import type { Marking } from './use-marking.ts'
import ui from '../../ui/ui.module.css'

type ProposalRowProps = {
  draft: Draft & { name: string }
  figures: string
  refused: string | null
  planned: Marking['planned']
  onPiece: (piece: number | null) => void
  onLeaveOut: () => void
}

/** A stretch that is not kept yet, and what the server has refused in it. */
export function ProposalRow({
  draft,
  figures,
  refused,
  planned,
  onPiece,
  onLeaveOut,
}: ProposalRowProps) {
  const { t } = useTranslation('efforts')
  return (
    <li className={classes.row}>
      <div>
        <Text fw={500} data-place>
          {draft.name}
        </Text>
        <Text size="sm" className={ui.tabular}>
          {figures}
        </Text>
        {refused !== null && (
          <Text size="sm" c="red" role="alert">
            {refused}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        {draft.source === 'hand' && (
          <PieceSelect
            planned={planned}
            label={t('planned')}
            value={draft.piece}
            onChange={onPiece}
          />
        )}
        <CloseButton
          size={44}
          aria-label={t('leaveOut', { name: draft.name })}
          onClick={onLeaveOut}
        />
      </Group>
    </li>
  )
}
