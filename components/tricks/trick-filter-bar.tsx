'use client'

import { SelectField } from '@/components/ui/select-field'
import { sortOrders, type TrickFilters } from '@/lib/tricks/filters'
import { levels, trickCategories } from '@/lib/tricks/taxonomy'

const categoryOptions = optionsOf(trickCategories)
const levelOptions = optionsOf(levels)
const typeOptions = [
  { value: '', label: 'All' },
  { value: 'BASE', label: 'Base Tricks' },
  { value: 'VARIATION', label: 'Variations' },
  { value: 'COMBINATION', label: 'Combinations' },
]
const sortOptions = Object.entries(sortOrders).map(([value, label]) => ({ value, label }))

type FilterBarProps = { filters: TrickFilters; onChange: (change: Partial<TrickFilters>) => void }

/** Category, type, difficulty and order of a list of tricks. */
export function TrickFilterBar({ filters, onChange }: FilterBarProps) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      <SelectField
        takesEarlyChoice
        label="Category"
        options={categoryOptions}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <SelectField
        takesEarlyChoice
        label="Type"
        options={typeOptions}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        takesEarlyChoice
        label="Difficulty"
        options={levelOptions}
        value={filters.level}
        onChange={(level) => onChange({ level })}
      />
      <SelectField
        takesEarlyChoice
        label="Sort by"
        options={sortOptions}
        value={filters.sort}
        onChange={(sort) => onChange({ sort: sort as TrickFilters['sort'] })}
      />
    </div>
  )
}

function optionsOf(values: readonly string[]) {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: value }))]
}
