import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { updateEquipmentCategory, type EquipmentCategory } from '#contract/boats/equipment.ts'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import classes from './equipment.module.css'
import { colon } from '../../format/punctuation.ts'

/** The categories with what they hold; those who keep the boathouse change them and add to them. */
export function Categories({ categories }: { categories: readonly EquipmentCategory[] }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const keeps = can(updateEquipmentCategory.access, viewer)
  return (
    <div className={classes.form}>
      <ul className={classes.racks}>
        {categories.map(({ id, kind, name, items }) => (
          <li key={id} className={classes.rack}>
            <Group justify="space-between">
              {keeps ? (
                <Anchor component={Link} to={paths.equipmentCategory(id)}>
                  {name ?? t(`kinds.${kind}`)}
                </Anchor>
              ) : (
                <span>{name ?? t(`kinds.${kind}`)}</span>
              )}
              <Group gap="sm">
                <Text c="dimmed" size="sm">
                  {t('categories.count', { count: items })}
                </Text>
                {keeps && (
                  <Button
                    component={Link}
                    to={paths.equipmentForm(id)}
                    variant="subtle"
                    size="sm"
                    leftSection={<IconPlus size={16} />}
                    aria-label={`${t('new')}${colon()}${name ?? t(`kinds.${kind}`)}`}
                  >
                    {t('form.create')}
                  </Button>
                )}
              </Group>
            </Group>
          </li>
        ))}
      </ul>
      {keeps && (
        <Group>
          <Button
            component={Link}
            to={paths.equipmentCategory()}
            variant="default"
            leftSection={<IconPlus size={18} />}
          >
            {t('categories.new')}
          </Button>
        </Group>
      )}
    </div>
  )
}
