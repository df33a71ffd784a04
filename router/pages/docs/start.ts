/** Our options of Swagger UI. */
const OPTIONS = {
  dom_id: '#docs',
  deepLinking: true,
  displayRequestDuration: true,
  // The badge would send the document's URL to a validator on the Internet.
  validatorUrl: 'none',
  // Only the service's own document: a link must not be able to show another one here.
  queryConfigEnabled: false,
}

/** The script that starts Swagger UI on the document beside the page. */
export const START = `SwaggerUIBundle({
  ...${JSON.stringify(OPTIONS)},
  url: new URL('openapi.json', document.baseURI).href,
})
`
