import { useEffect, useState } from 'react'
import { type CatalogueDocument, loadCatalogue } from '../api/catalogue.ts'

/** The catalogue once loaded; null before, and after a failure. */
export function useCatalogue(): CatalogueDocument | null {
  const [catalogue, setCatalogue] = useState<CatalogueDocument | null>(null)
  useEffect(() => {
    // The schema browser reports a failure.
    loadCatalogue().then(setCatalogue, () => {})
  }, [])
  return catalogue
}
