import { ChoicePart } from './ChoicePart.tsx'
import { JsonPart } from './JsonPart.tsx'
import { ListPart } from './ListPart.tsx'
import { MapPart } from './MapPart.tsx'
import { ObjectPart } from './ObjectPart.tsx'
import type { PartProps } from './part.ts'
import { SelectPart } from './SelectPart.tsx'
import { TextPart } from './TextPart.tsx'

/** One part of a form, by its kind. */
export function FormPart({ node, ...props }: PartProps) {
  // A value that did not fit the field when the form was filled stays visible and editable as JSON.
  if (props.draft.kind === 'json') return <JsonPart node={node} {...props} />
  switch (node.kind) {
    case 'text':
    case 'number':
      return <TextPart node={node} {...props} />
    case 'boolean':
    case 'enum':
      return <SelectPart node={node} {...props} />
    case 'list':
      return <ListPart node={node} {...props} />
    case 'object':
      return <ObjectPart node={node} {...props} />
    case 'map':
      return <MapPart node={node} {...props} />
    case 'choice':
      return <ChoicePart node={node} {...props} />
    case 'json':
      return <JsonPart node={node} {...props} />
  }
}
