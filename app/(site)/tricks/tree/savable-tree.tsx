'use client'

import { SaveButton, SavedTricks } from '@/components/my-tricks/save-button'
import { SkillTree } from '@/components/tricks/skill-tree'
import { type ShownBranch, standingsOfGuest } from '@/lib/tricks/tree'

/** The tree in which every trick can be put on My Tricks. */
export const SavableTree = ({ first }: { first: readonly ShownBranch[] }) => (
  <SavedTricks>
    <SkillTree
      headingLevel={2}
      first={first}
      standingsOf={standingsOfGuest}
      renderAction={({ id, name }) => <SaveButton trick={{ id, name }} look="words" />}
    />
  </SavedTricks>
)
