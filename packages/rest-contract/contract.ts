/** Reads a schema as the generator does: for tests, and tools of a project. */
export type { Attribute, ContentFile } from './codegen/content/files';
export { componentUid } from './codegen/contract/apiSettings';
export { constraintOf, type Constraint } from './codegen/contract/constraints';
export { directiveValues } from './codegen/contract/directiveValues';
export {
  bodyOf,
  endpointOf,
  endpointsOf,
  placeholdersOf,
  shortPathOf,
  type Access,
  type Endpoint,
} from './codegen/contract/endpoints';
export {
  invalidationOf,
  invalidationsOf,
  type Invalidation,
  type StaleFields,
} from './codegen/contract/invalidations';
export { isListResponse } from './codegen/contract/endpoints';
export { parseOperations, parseSchema, type ContractFile } from './codegen/contract/parseContract';
export {
  ContractError,
  formatLocation,
  formatProblem,
  problemAt,
} from './codegen/contract/problem';
export { collectionOf } from './codegen/contract/publicTags';
export { isRecordType } from './codegen/contract/apiSettings';
export { completeDocument } from './codegen/contract/restDocument';
export { contractRoutesOf } from './codegen/contract/routes';
export { itemTypeOf } from './codegen/contract/stale';
export { wireValuesOf } from './codegen/contract/directiveValues';
export { formatted } from './codegen/format';
export { isGenerated, plugin as header } from './codegen/header';
export { rulesName } from './codegen/inputRules/rulesName';
export type { JsonSchema } from './codegen/openapi/jsonSchema';
export type { OpenApiDocument } from './codegen/openapi/openApi';
export type { ApiOperation, Response } from './codegen/openapi/operation';
