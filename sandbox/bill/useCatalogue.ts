import { useEffect, useState } from 'react'
import { type CatalogueDocument, loadCatalogue } from '../api/catalogue.ts'

/** The catalogue once it is there; what it adds to a bill can be missed. */
export function useCatalogue(): CatalogueDocument | null {
  const [catalogue, setCatalogue] = useState<CatalogueDocument | null>(null)
  useEffect(() => {
    // The schema browser tells when it does not come.
    loadCatalogue().then(setCatalogue, () => {})
  }, [])
  return catalogue
}
