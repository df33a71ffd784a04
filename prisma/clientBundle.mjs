// Generated from prisma/schema by `npm run prisma:generate`. Its types are those of prisma/client/client.ts.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";

// internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// What the operator of an installation forbids, and the record of who forbade it.

enum SuspendedKind {
  WALLET
  FILE
  SITE
  INBOX

  @@schema("abuse")
}

/// What is suspended now.
model Suspension {
  kind   SuspendedKind
  /// The wallet's address, the upload's id, or the inbox's address.
  target String
  reason String
  by     String
  since  DateTime      @default(now()) @db.Timestamptz(3)

  @@id([kind, target])
  @@map("suspension")
  @@schema("abuse")
}

/// A wallet that neither pays nor is paid here.
model RefusedAddress {
  /// @kyselyType(WalletAddress)
  address String   @id
  reason  String
  by      String
  since   DateTime @default(now()) @db.Timestamptz(3)

  @@map("refused_address")
  @@schema("abuse")
}

enum AbuseActionKind {
  SUSPENDED
  UNSUSPENDED
  REFUSED
  ALLOWED

  @@schema("abuse")
}

/// Every change of the two tables above. Append-only: a trigger refuses changes and deletions.
model AbuseAction {
  /// Ids are committed in their order, so the largest one names the state of both tables.
  id     BigInt          @id @default(autoincrement())
  at     DateTime        @default(now()) @db.Timestamptz(3)
  /// The user of the operating system, or who that says that it acts for.
  by     String
  action AbuseActionKind
  /// ADDRESS for the list of refused addresses.
  /// @kyselyType(SuspendedKind | 'ADDRESS')
  kind   String
  target String
  reason String

  @@index([kind, target])
  @@map("action")
  @@schema("abuse")
}

// What the blockchain data service reads out of its node's chain and keeps, because plain RPC cannot be asked for it: who
// sent what to whom, who holds what, who made which contract. Addresses and hashes are bytes, amounts whole numbers in the
// smallest unit. Every row belongs to a chain; a block that the chain dropped takes its rows with it.

enum TokenStandard {
  ERC20
  ERC721
  ERC1155

  @@map("token_standard")
  @@schema("data")
}

/// A chain that is followed, and where its index begins and ends.
model ChainIndex {
  /// EIP-155.
  chainId    Int      @id @map("chain_id")
  /// The oldest block that was read; nothing is known of those before.
  startBlock BigInt   @map("start_block")
  /// The newest block that was read; null before the first.
  headBlock  BigInt?  @map("head_block")
  headHash   Bytes?   @map("head_hash")
  /// When the head was last seen to be the node's own, or moved.
  seenAt     DateTime @default(now()) @map("seen_at") @db.Timestamptz(3)

  @@map("chain_index")
  @@schema("data")
}

/// A block of the chain as it is now.
model ChainBlock {
  chainId      Int      @map("chain_id")
  number       BigInt
  hash         Bytes
  parentHash   Bytes    @map("parent_hash")
  minedAt      DateTime @map("mined_at") @db.Timestamptz(0)
  miner        Bytes
  gasUsed      Decimal  @map("gas_used") @db.Decimal(78, 0)
  gasLimit     Decimal  @map("gas_limit") @db.Decimal(78, 0)
  /// Wei; null before EIP-1559.
  baseFee      Decimal? @map("base_fee") @db.Decimal(78, 0)
  /// Bytes.
  size         Int
  transactions Int
  /// Whether the node told what happened inside its transactions; if not, internal transfers of it are unknown.
  traced       Boolean

  @@id([chainId, number])
  @@index([chainId, minedAt])
  @@map("block")
  @@schema("data")
}

/// A transaction with what its receipt says.
model ChainTransaction {
  chainId           Int     @map("chain_id")
  block             BigInt
  /// Position in the block.
  index             Int
  hash              Bytes
  sender            Bytes
  /// Null for one that creates a contract.
  recipient         Bytes?
  nonce             BigInt
  /// Wei.
  value             Decimal @db.Decimal(78, 0)
  gas               BigInt
  /// Wei for each unit of gas, as it was paid.
  gasPrice          Decimal @map("gas_price") @db.Decimal(78, 0)
  input             Bytes
  /// The contract that it created.
  createdContract   Bytes?  @map("created_contract")
  gasUsed           BigInt  @map("gas_used")
  cumulativeGasUsed BigInt  @map("cumulative_gas_used")
  succeeded         Boolean

  @@id([chainId, block, index])
  @@index([chainId, hash])
  @@index([chainId, sender, block, index])
  @@index([chainId, recipient, block, index])
  @@map("transaction")
  @@schema("data")
}

/// Value that a contract passed on, or a contract that a contract made, inside a transaction.
model InternalTransfer {
  chainId          Int     @map("chain_id")
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int     @map("transaction_index")
  /// Position among those of its transaction, in the order of execution.
  position         Int
  transactionHash  Bytes   @map("transaction_hash")
  sender           Bytes
  /// The address that got the value; for a creation, the new contract. Null for a creation that failed.
  recipient        Bytes?
  /// Wei.
  value            Decimal @db.Decimal(78, 0)
  /// \`call\`, \`callcode\`, \`create\`, \`create2\` or \`selfdestruct\`.
  kind             String
  /// Where it stands in the tree of calls, such as \`0_2_1\`.
  tracePath        String  @map("trace_path")
  gas              BigInt
  gasUsed          BigInt  @map("gas_used")
  /// Why it failed; null when it did not, and neither did any call around it.
  failure          String?

  @@id([chainId, block, transactionIndex, position])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, transactionIndex, position])
  @@index([chainId, recipient, block, transactionIndex, position])
  @@map("internal_transfer")
  @@schema("data")
}

/// A transfer of a token, out of a log. A batch of ERC-1155 is several.
model TokenTransfer {
  chainId          Int           @map("chain_id")
  block            BigInt
  logIndex         Int           @map("log_index")
  /// Position in a batch; 0 elsewhere.
  batchIndex       Int           @map("batch_index")
  transactionIndex Int           @map("transaction_index")
  transactionHash  Bytes         @map("transaction_hash")
  standard         TokenStandard
  contract         Bytes
  /// The zero address where tokens were made.
  sender           Bytes
  /// The zero address where tokens were destroyed.
  recipient        Bytes
  /// 0 for ERC-20.
  tokenId          Decimal       @map("token_id") @db.Decimal(78, 0)
  /// In the token's smallest unit; 1 for ERC-721.
  value            Decimal       @db.Decimal(78, 0)

  @@id([chainId, block, logIndex, batchIndex])
  @@index([chainId, transactionHash])
  @@index([chainId, sender, block, logIndex, batchIndex])
  @@index([chainId, recipient, block, logIndex, batchIndex])
  @@index([chainId, contract, block, logIndex, batchIndex])
  @@map("token_transfer")
  @@schema("data")
}

/// What the transfers of a token add up to for one owner. Below zero where the owner had some before the index begins.
model TokenHolding {
  chainId   Int           @map("chain_id")
  owner     Bytes
  standard  TokenStandard
  contract  Bytes
  /// 0 for ERC-20.
  tokenId   Decimal       @map("token_id") @db.Decimal(78, 0)
  /// Wide enough for the sums of contracts that tell of more than there can be.
  balance   Decimal       @db.Decimal(150, 0)
  /// How many sides of transfers it is the sum of; one to oneself has two.
  transfers Int

  @@id([chainId, owner, standard, contract, tokenId])
  @@index([chainId, contract, tokenId])
  @@map("token_holding")
  @@schema("data")
}

/// Who made a contract.
model ContractCreation {
  chainId          Int    @map("chain_id")
  contract         Bytes
  block            BigInt
  /// Position of its transaction in the block.
  transactionIndex Int    @map("transaction_index")
  transactionHash  Bytes  @map("transaction_hash")
  /// Who sent the transaction.
  creator          Bytes
  /// The contract that made it; null when the transaction itself did.
  factory          Bytes?

  @@id([chainId, contract, block, transactionIndex])
  @@index([chainId, block])
  @@map("contract_creation")
  @@schema("data")
}

/// Sums over the blocks of a day, in UTC.
model ChainDay {
  chainId      Int      @map("chain_id")
  day          DateTime @db.Date
  blocks       Int
  transactions BigInt
  /// Bytes of its blocks.
  size         BigInt

  @@id([chainId, day])
  @@map("chain_day")
  @@schema("data")
}

/// Published source of a contract, found by the runtime code it compiles to. The same source may stand at many addresses.
model VerifiedContract {
  /// SHA-256, hexadecimal, of the runtime code without the compiler's metadata at its end and with immutables as zeros.
  codeHash        String   @id @map("code_hash")
  /// Bytes of that code.
  codeLength      Int      @map("code_length")
  /// Where immutables stand in it: \`[{ "start": byte, "length": bytes }]\`.
  immutables      Json
  name            String
  /// One file as it is, several as the compiler's standard JSON input.
  sourceCode      String   @map("source_code")
  abi             Json
  /// \`v0.8.28+commit.7893614a\` and the like.
  compilerVersion String   @map("compiler_version")
  optimizer       Boolean
  /// Runs that the optimizer was set to.
  runs            Int
  evmVersion      String   @map("evm_version")
  /// Linked libraries: \`name:address\`, separated by semicolons; empty when there are none.
  libraries       String
  /// SPDX identifier; empty when the source names none.
  license         String
  /// Code that deploys it, without constructor arguments; null when the artifact does not hold it.
  creationCode    Bytes?   @map("creation_code")
  /// Where the source can be had by content, such as \`ipfs://\u2026\`; empty when the code does not say.
  contentAddress  String   @map("content_address")
  addedAt         DateTime @map("added_at") @db.Timestamptz(3)

  @@index([codeLength])
  @@map("verified_contract")
  @@schema("data")
}

// What the domain service keeps: orders for names, the names themselves, their DNS records, and who they are registered to.

/// What an order buys.
enum DomainOrderKind {
  REGISTRATION
  RENEWAL

  @@map("order_kind")
  @@schema("domains")
}

/// HELD before the money moves, PENDING once it has, then DONE or FAILED (and refunded); RELEASED when it never moved.
enum DomainOrderState {
  HELD
  PENDING
  DONE
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("domains")
}

/// Where a name stands with us. Expiry is a date, not a state.
enum OwnedDomainState {
  PENDING
  ACTIVE
  FAILED
  /// Another registrar has it.
  TRANSFERRED
  /// It was not renewed, and the registry has deleted it.
  RELEASED

  @@map("domain_state")
  @@schema("domains")
}

/// One line of one payment that buys a registration or a renewal.
model DomainOrder {
  id           BigInt           @id @default(autoincrement())
  /// The line that pays for it. An order is made once for each, however often the router asks.
  actId        String           @unique @map("act_id")
  kind         DomainOrderKind
  state        DomainOrderState @default(HELD)
  domain       String
  /// The name while the order is under way, null after: at most one order for a name is under way.
  claim        String?          @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  years        Int
  /// Atomic USDC.
  amount       BigInt
  /// The UTC day whose slot a registration takes; null for a renewal.
  slotDay      DateTime?        @map("slot_day") @db.Date
  /// 1 to 10; null for a renewal, and once let go.
  slot         Int?
  /// What a renewal starts from: the guard against renewing twice.
  expiryBefore DateTime?        @map("expiry_before") @db.Timestamptz(3)
  attempts     Int              @default(0)
  /// Until then one worker speaks with the registrar about this order and no other does.
  busyUntil    DateTime?        @map("busy_until") @db.Timestamptz(3)
  /// Why it is where it is.
  reason       String?
  heldAt       DateTime         @map("held_at") @db.Timestamptz(3)
  paidAt       DateTime?        @map("paid_at") @db.Timestamptz(3)
  finishedAt   DateTime?        @map("finished_at") @db.Timestamptz(3)

  @@unique([slotDay, slot])
  @@index([state, paidAt])
  @@map("orders")
  @@schema("domains")
}

/// A name that was paid for here.
model OwnedDomain {
  name                String           @id
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  owner               String
  state               OwnedDomainState
  /// The registration that made it what it is.
  orderId             BigInt           @map("order_id")
  registeredAt        DateTime?        @map("registered_at") @db.Timestamptz(3)
  expiresAt           DateTime?        @map("expires_at") @db.Timestamptz(3)
  /// SOA serial; grows with every change, over re-registrations too.
  serial              Int              @default(1)
  /// As its owner's profile had it when it was registered or changed. Only the release before reads it.
  registrantEmail     String?          @map("registrant_email")
  registrationMailAt  DateTime?        @map("registration_mail_at") @db.Timestamptz(3)
  /// By then the registrant's e-mail must be verified, or the zone is no longer served.
  icannDueAt          DateTime?        @map("icann_due_at") @db.Timestamptz(3)
  icannVerifiedAt     DateTime?        @map("icann_verified_at") @db.Timestamptz(3)
  icannReminders      Int              @default(0) @map("icann_reminders")
  suspendedAt         DateTime?        @map("suspended_at") @db.Timestamptz(3)
  transferRequestedAt DateTime?        @map("transfer_requested_at") @db.Timestamptz(3)
  /// When the registry was last asked whether it has left.
  followedAt          DateTime?        @map("followed_at") @db.Timestamptz(3)
  createdAt           DateTime         @map("created_at") @db.Timestamptz(3)

  records DomainRecord[]

  @@index([owner, name])
  @@index([state, icannVerifiedAt])
  @@map("domains")
  @@schema("domains")
}

/// One DNS record of a zone, in presentation form.
model DomainRecord {
  id     BigInt @id @default(autoincrement())
  domain String
  /// Fully qualified, lower case, without a dot at the end.
  name   String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type   String
  value  String
  /// Seconds.
  ttl    Int

  zone OwnedDomain @relation(fields: [domain], references: [name], onDelete: Cascade)

  @@index([domain, name, type])
  @@map("records")
  @@schema("domains")
}

/// Who a wallet registers names for.
model RegistrantProfile {
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet          String    @id
  firstName       String    @map("first_name")
  lastName        String    @map("last_name")
  email           String
  addressLine1    String    @map("address_line1")
  addressLine2    String?   @map("address_line2")
  city            String
  state           String?
  postalCode      String    @map("postal_code")
  /// ISO 3166-1 alpha-2.
  country         String
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(3)
  createdAt       DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @map("updated_at") @db.Timestamptz(3)

  @@map("profiles")
  @@schema("domains")
}

/// One code that was sent to an e-mail address. The latest of a wallet is the one that counts.
model RegistrantEmailCode {
  id        BigInt    @id @default(autoincrement())
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet    String
  email     String
  salt      Bytes
  /// scrypt of the code: the table alone does not give it away.
  hash      Bytes
  tries     Int       @default(0)
  sentAt    DateTime  @map("sent_at") @db.Timestamptz(3)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(3)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(3)

  @@index([wallet, sentAt])
  @@index([email, sentAt])
  @@map("email_codes")
  @@schema("domains")
}

// What the enrichment service keeps: public pages that it has read, the pages of crawls, and pages that it keeps for wallets.

/// A public page of the web as it was when it was read last: what the web search of our own searches.
model WebPage {
  /// Without a fragment; the page's own canonical URL where it names one.
  url         String                  @id
  /// Lower case.
  host        String
  title       String?
  description String?
  author      String?
  image       String?
  favicon     String?
  /// The word of the search's category: \`news\`, \`company\`, \u2026; null for what is none of them.
  category    String?
  /// The article of the page.
  markdown    String
  /// The same in HTML.
  html        String
  /// Absolute URLs, in the order of the page.
  links       String[]
  images      String[]
  /// Whether its scripts were run.
  rendered    Boolean
  publishedAt DateTime?               @map("published_at") @db.Timestamptz(3)
  readAt      DateTime                @map("read_at") @db.Timestamptz(3)
  /// Title, description and article in words; written in the same statement.
  document    Unsupported("tsvector")
  /// Little-endian 32-bit floats, of length 1.
  vector      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String                  @map("vector_model")

  @@index([document(ops: raw("tsvector_ops"))], type: Gin, map: "web_page_document_idx")
  @@index([readAt(sort: Desc)])
  @@map("web_page")
  @@schema("enrich")
}

/// QUEUED until it is read; then COMPLETED, ERRORED, DISALLOWED by its robots.txt, or SKIPPED.
enum CrawlPageStatus {
  QUEUED
  COMPLETED
  ERRORED
  DISALLOWED
  SKIPPED
  CANCELLED

  @@map("crawl_page_status")
  @@schema("enrich")
}

/// A URL of a crawl; gone with the crawl's result.
model CrawlPage {
  /// The paid job.
  jobId      String          @map("job_id")
  /// From 0, in the order that they were found.
  position   Int
  url        String
  /// Links away from the first page.
  depth      Int
  status     CrawlPageStatus @default(QUEUED)
  /// What its server answered.
  statusCode Int?            @map("status_code")
  /// Where it was found in the end.
  foundUrl   String?         @map("found_url")
  title      String?
  html       String?
  markdown   String?
  json       Json?
  /// Milliseconds that a browser worked for it.
  browserMs  Int             @default(0) @map("browser_ms")

  @@id([jobId, position])
  @@unique([jobId, url])
  @@map("crawl_page")
  @@schema("enrich")
}

/// A page that a wallet had read. Its text is a document of the kit.
model ReadPage {
  /// A UUID.
  id        String   @id
  /// @kyselyType(WalletAddress)
  owner     String
  /// Where it was found, redirects followed.
  url       String
  title     String?
  /// Whether its scripts were run; null where the provider does not say.
  rendered  Boolean?
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([owner, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@map("read_page")
  @@schema("enrich")
}

// What the gateway keeps: organizations and their members, invite codes, and the index that search reads.

/// Who may do what in an organization.
enum GatewayRole {
  owner
  admin
  member

  @@map("organization_role")
  @@schema("gateway")
}

/// The networks that USDC is sent on.
enum GatewayNetwork {
  base
  tempo
  solana

  @@map("usdc_network")
  @@schema("gateway")
}

/// A group of wallets that makes invite codes together.
model GatewayOrganization {
  id        String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// Its name in requests: lower case, unique, never shaped like a uuid.
  slug      String   @unique
  name      String
  /// @kyselyType(WalletAddress)
  createdBy String   @map("created_by")
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  members GatewayMember[]
  codes   GatewayInviteCode[]

  @@map("organization")
  @@schema("gateway")
}

/// One wallet's place in one organization. At least one owner stays; the code that changes members sees to it.
model GatewayMember {
  organizationId String      @map("organization_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet         String
  role           GatewayRole
  createdAt      DateTime    @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization @relation(fields: [organizationId], references: [id], onDelete: Cascade)

  @@id([organizationId, wallet])
  @@index([wallet, createdAt])
  @@map("organization_member")
  @@schema("gateway")
}

/// A code that grants a sum to each wallet that redeems it. Its status is computed, never stored.
model GatewayInviteCode {
  id              String         @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  code            String         @unique
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  createdBy       String         @map("created_by")
  /// Null for a personal code.
  organizationId  String?        @map("organization_id") @db.Uuid
  /// Whole USD for each redemption. Not atomic units: the largest amount of the contract would not fit 64 bits.
  amountUsd       BigInt         @map("amount_usd")
  network         GatewayNetwork
  maxRedemptions  BigInt         @map("max_redemptions")
  redemptionCount BigInt         @default(0) @map("redemption_count")
  note            String?
  expiresAt       DateTime?      @map("expires_at") @db.Timestamptz(6)
  disabledAt      DateTime?      @map("disabled_at") @db.Timestamptz(6)
  createdAt       DateTime       @default(now()) @map("created_at") @db.Timestamptz(6)

  organization GatewayOrganization? @relation(fields: [organizationId], references: [id], onDelete: Restrict)
  redemptions  GatewayRedemption[]

  @@index([createdBy, createdAt, id])
  @@map("invite_code")
  @@schema("gateway")
}

/// One wallet's redemption of one code: the sum granted to it. No money moves here.
model GatewayRedemption {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  inviteCodeId String   @map("invite_code_id") @db.Uuid
  /// EIP-55.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// Whole USD.
  amountUsd    BigInt   @map("amount_usd")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(6)

  inviteCode GatewayInviteCode @relation(fields: [inviteCodeId], references: [id])

  @@unique([inviteCodeId, wallet])
  @@map("invite_redemption")
  @@schema("gateway")
}

/// When each registry was last asked. The row is also the claim by which one process of many asks it.
model GatewayRegistry {
  url         String    @id
  attemptedAt DateTime  @map("attempted_at") @db.Timestamptz(6)
  /// When it last gave a whole listing.
  refreshedAt DateTime? @map("refreshed_at") @db.Timestamptz(6)
  /// Why the last attempt failed; null when it did not.
  failure     String?

  @@map("registry")
  @@schema("gateway")
}

/// One API origin that search knows, and the registry it was learnt from (\`own\` for this installation's services).
model GatewayOrigin {
  id           Int      @id @default(autoincrement())
  registry     String
  url          String   @unique
  title        String
  description  String
  favicon      String
  x402OriginId String?  @map("x402_origin_id")
  mppOriginId  String?  @map("mpp_origin_id")
  protocols    String[]
  /// Whether it is found without \`broad\`.
  vetted       Boolean

  endpoints GatewayEndpoint[]

  @@index([registry])
  @@map("origin")
  @@schema("gateway")
}

/// One endpoint of an origin, as each process reads it into its memory for search.
model GatewayEndpoint {
  id          Int     @id @default(autoincrement())
  originId    Int     @map("origin_id")
  method      String
  path        String
  summary     String
  description String
  /// @kyselyType('paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected')
  authMode    String? @map("auth_mode")
  price       String?
  /// SHA-256 of everything that is indexed; an endpoint is written and embedded again only when it changes.
  digest      Bytes
  /// The model that made the vector. Vectors of different models are never compared.
  vectorModel String? @map("vector_model")
  /// Little-endian 32-bit floats, of length 1. Null until the model has answered.
  vector      Bytes?

  origin GatewayOrigin @relation(fields: [originId], references: [id], onDelete: Cascade)

  @@unique([originId, method, path])
  @@map("endpoint")
  @@schema("gateway")
}

/// One row: grows with every change of the index, so that each process knows when its copy in memory is old.
model GatewayIndexVersion {
  id      Int    @id @default(1)
  version BigInt

  @@map("index_version")
  @@schema("gateway")
}

/// A SIWX nonce that has been used. Nonces carry their own proof of having been issued here, so that only a use writes.
model SiwxNonce {
  nonce     String   @id
  /// @kyselyType(WalletAddress)
  address   String
  usedAt    DateTime @default(now()) @map("used_at") @db.Timestamptz(3)
  /// After this the nonce is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("siwx_nonce")
  @@schema("identity")
}

/// A wallet that signed in for a while. Deleted when it signs out.
model Session {
  /// SHA-256 of the token: what is kept opens nothing.
  tokenHash Bytes    @id @map("token_hash")
  /// @kyselyType(WalletAddress)
  address   String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("session")
  @@schema("identity")
}

/// A mutation that a signature authorised. Append-only: a trigger refuses every change but the outcome, written once.
model AuditEntry {
  id        String    @id @db.Uuid
  createdAt DateTime  @default(now()) @map("created_at") @db.Timestamptz(6)
  /// @kyselyType(WalletAddress)
  wallet    String
  /// The service whose path was called, or \`graphql\`.
  door      String
  method    String
  /// The documented path; null for GraphQL.
  path      String?
  /// Normalised, without its secrets.
  operation String
  /// By response key: the arguments of each root field, without its secrets.
  arguments Json
  /// The text that the wallet signed, and its signature.
  message   String
  signature String
  requestId String    @map("request_id")
  /// SHA-256 in hex of the request that ran, which the signed message names as its Request ID; null for older rows.
  digest    String?
  /// Null while it runs, and for ever where the process ended meanwhile.
  outcome   String?
  endedAt   DateTime? @map("ended_at") @db.Timestamptz(6)

  @@index([wallet, createdAt(sort: Desc), id(sort: Desc)])
  @@index([createdAt(sort: Desc), id(sort: Desc)])
  @@map("audit")
  @@schema("identity")
}

/// A host that wallets may have signed in under: each configured one, since its first start.
model SignInHost {
  name      String   @id
  firstSeen DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  @@map("host")
  @@schema("identity")
}

// What all services share: acts that money was paid for, and DNS records that services publish in our own zones.

/// HELD before the money moves, ASKED while a company carries it out, DONE once it happened, RELEASED when it was given up: the
/// money never moved, or goes back.
enum ActState {
  HELD
  ASKED
  DONE
  RELEASED

  @@map("act_state")
  @@schema("kit")
}

/// A router or subgraph process that works on rows of this database, and when it last said so.
model Process {
  /// Also in the rows on which it holds a lease.
  id      String   @id @db.Uuid
  /// Of the database's clock; \`-infinity\` once the process has ended by itself.
  seenAt  DateTime @map("seen_at") @db.Timestamptz(3)
  /// Names by which it locks jobs of graphile-worker.
  workers String[]

  @@map("process")
  @@schema("kit")
}

/// One line of one payment that buys something that cannot be undone.
model PaidAct {
  /// \`<payment id>:<line number>\`.
  actId   String    @id @map("act_id")
  /// \`Mutation.buyInbox\` and the like.
  field   String
  state   ActState  @default(HELD)
  /// What it holds against others while under way, such as \`mail.name:acme\`; null after.
  claim   String?   @unique
  heldAt  DateTime  @default(now()) @map("held_at") @db.Timestamptz(3)
  endedAt DateTime? @map("ended_at") @db.Timestamptz(3)

  @@map("act")
  @@schema("kit")
}

/// What a line of a payment bought, and what goes on existing: written in the transaction that makes it.
model Purchase {
  paymentId String   @map("payment_id") @db.Uuid
  /// The number of the line.
  position  Int
  /// The id of the node, such as that of a job or an inbox.
  node      String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, position, node])
  @@index([node])
  @@map("purchase")
  @@schema("kit")
}

/// A router's token that a subgraph in a process of its own has accepted: all processes of the subgraph accept it once.
model UsedToken {
  /// Its unique id.
  jti       String   @id
  /// After this the token is refused by its age, and the row may go.
  expiresAt DateTime @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("used_token")
  @@schema("kit")
}

/// The name that a field of an operation gave its result, for later fields of the same operation.
model ResultRef {
  paymentId String   @map("payment_id")
  name      String
  /// The type of the result, such as \`Picture\`.
  type      String
  /// Its natural key.
  key       String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@id([paymentId, name])
  @@map("result_ref")
  @@schema("kit")
}

/// A file that a service keeps for a wallet for a while, and that other services use for that wallet: a page that is mailed.
model KeptDocument {
  /// The type of the node whose content it is, such as \`Page\`.
  type        String
  /// The natural key of that node.
  key         String
  /// @kyselyType(ServiceName)
  service     String
  /// @kyselyType(WalletAddress)
  owner       String
  filename    String
  contentType String   @map("content_type")
  /// Bytes.
  size        Int
  /// In the service's own part of the store.
  blobKey     String   @map("blob_key")
  expiresAt   DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([type, key])
  @@map("document")
  @@schema("kit")
}

/// A zone of the installation's own, such as the one that sites live in.
model PublishedZone {
  /// Lower-case ASCII, without a dot at the end.
  name   String @id
  /// SOA serial; grows with every change.
  serial Int    @default(1)

  records PublishedRecord[]

  @@map("dns_zone")
  @@schema("kit")
}

/// A record that a service publishes in such a zone.
model PublishedRecord {
  id    BigInt        @id @default(autoincrement())
  zone  String
  in    PublishedZone @relation(fields: [zone], references: [name], onDelete: Cascade)
  /// The service that wrote it; it replaces and withdraws its own only.
  /// @kyselyType(ServiceName)
  owner String
  /// @kyselyType('A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV' | 'CAA')
  type  String
  /// Fully qualified, lower case; may begin with \`*.\`.
  name  String
  /// Presentation form.
  value String
  /// Seconds.
  ttl   Int

  @@index([zone])
  @@index([name, owner])
  @@map("dns_record")
  @@schema("kit")
}

/// PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded).
enum JobState {
  PENDING
  LOADING
  COMPLETE
  FAILED

  @@map("job_state")
  @@schema("kit")
}

/// Work that a wallet paid for and that goes on after the answer. Only that wallet sees it.
model PaidJob {
  id         String    @id
  /// @kyselyType(ServiceName)
  service    String
  /// What it does, in the words of the service: \`video-a-generate\`.
  kind       String
  state      JobState  @default(PENDING)
  /// @kyselyType(WalletAddress)
  wallet     String
  /// The line that pays for it.
  actId      String    @unique @map("act_id")
  /// Where its facts come from.
  /// @kyselyType('live' | 'sandbox')
  source     String
  /// What was asked for.
  input      Json
  /// Percent.
  progress   Int       @default(0)
  /// Where the work stands, for the next step; null before the first and after the last.
  checkpoint Json?
  /// Null until it is complete, and after it has expired.
  result     Json?
  /// Why it failed, for the wallet that paid.
  error      String?
  /// Steps that failed since the last that did not.
  failures   Int       @default(0)
  /// Until then another process does not touch it; null while no step runs.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  /// The process that holds the lease, or held the last one.
  leasedBy   String?   @map("leased_by") @db.Uuid
  /// When the next step is due.
  dueAt      DateTime  @map("due_at") @db.Timestamptz(3)
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  updatedAt  DateTime  @map("updated_at") @db.Timestamptz(3)
  /// When it must have ended, or it fails.
  deadline   DateTime  @db.Timestamptz(3)
  /// Until then its result is kept; null while it has none.
  expiresAt  DateTime? @map("expires_at") @db.Timestamptz(3)
  /// Its wallet does not want to see it any more.
  deletedAt  DateTime? @map("deleted_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([service, state, dueAt])
  @@index([expiresAt])
  @@map("job")
  @@schema("kit")
}

/// How much of a rate limit is used: a bucket that refills with time. A row that is whole again says nothing and is deleted.
model Rate {
  /// The rule and whom it counts: \`invite-codes:wallet:0x\u2026\`.
  key     String   @id
  /// When the bucket will be whole again if nothing more is taken.
  wholeAt DateTime @map("whole_at") @db.Timestamptz(6)

  @@index([wholeAt])
  @@map("rate")
  @@schema("kit")
}

/// Wrong guesses of a secret code, and until when no further one is looked at.
model Lockout {
  /// The kind of code and whom it counts: \`invite-code:wallet:0x\u2026\`.
  key          String   @id
  /// Wrong guesses, and those under way.
  failures     Int
  blockedUntil DateTime @map("blocked_until") @db.Timestamptz(3)
  /// When the wrong guesses are forgotten if no other follows.
  forgetAt     DateTime @map("forget_at") @db.Timestamptz(3)

  @@index([forgetAt])
  @@map("lockout")
  @@schema("kit")
}

/// The installation that this database is of, in one row, which the migration inserts: processes compare its id.
model Installation {
  id     String  @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// True in the one row.
  isOnly Boolean @unique @default(true) @map("is_only")

  @@map("installation")
  @@schema("kit")
}

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger. Partitioned by month, by the time in
/// its id (UUIDv7); no index names a column that changes as it moves on. What only its first day needs is in the tables below.
model Payment {
  id              String                       @id @db.Uuid
  createdAt       DateTime                     @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime                     @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime?                    @map("settled_at") @db.Timestamptz(3)
  /// When the credential can no longer be settled.
  validBefore     DateTime                     @map("valid_before") @db.Timestamptz(3)
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?                      @map("organization_id") @db.Uuid
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?                         @map("transaction_log")
  /// Status of the answer; null while there is none.
  answerStatus    Int?                         @map("answer_status")
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean                      @default(false)
  /// Whether less than its amount was charged, or something was given back.
  isShort         Boolean                      @default(false) @map("is_short")
  /// RESERVED, EXECUTED, SETTLING, PENDING, SETTLED, RELEASED, FAILED, REFUNDING or REFUNDED.
  state           String
  /// Why the row is where it is.
  reason          String
  /// ON_SUCCESS or UPFRONT.
  settle          String
  /// x402-v1, x402-v2 or mpp.
  protocol        String
  /// exact, upto or charge: with the network, the rail that the money moves on.
  scheme          String
  /// CAIP-2.
  network         String
  asset           String
  /// As its network spells it; EIP-55 on EVM chains.
  payer           String
  nonce           String
  payTo           String                       @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal                      @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?                     @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?                     @map("settled_amount") @db.Decimal(78, 0)
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?                     @db.Decimal(78, 0)
  transactionHash String?                      @map("transaction_hash")
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?                      @map("resource_url")
  requestId       String                       @map("request_id")
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// Every state it has been in, in order, with time and reason, as ledger.transition writes them; the view payment_transition has a row
  /// for each.
  transitions     String?
  /// The same of payments that an earlier release moved.
  steps           Unsupported("ledger.step")[]

  disbursements Disbursement[]

  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// The credential of a payment as it came, which is unique. Removed when it can neither be executed nor be repeated for its answer.
model PaymentCredential {
  paymentId      String   @id @map("payment_id") @db.Uuid
  validBefore    DateTime @map("valid_before") @db.Timestamptz(3)
  scheme         String
  network        String
  payer          String
  nonce          String
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey String?  @map("idempotency_key")
  credentialHash Bytes    @map("credential_hash")
  requestHash    Bytes    @map("request_hash")
  /// So that a recovering worker can settle it.
  payload        Json
  /// What the credential was checked against.
  requirements   Json

  @@unique([scheme, network, payer, nonce])
  @@map("credential")
  @@schema("ledger")
}

/// A payment that is worked on, that may still arrive after it failed, or that settled a moment ago.
model OpenPayment {
  paymentId  String    @id @map("payment_id") @db.Uuid
  reservedAt DateTime  @default(now()) @map("reserved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil DateTime  @map("lease_until") @db.Timestamptz(3)
  settledAt  DateTime? @map("settled_at") @db.Timestamptz(3)
  /// Whether something is still to be done. If not, it only counts against balances that were read before it settled.
  isDue      Boolean   @default(true) @map("is_due")
  /// As in the payment's row.
  state      String
  /// The process that holds the lease.
  owner      String
  payer      String
  network    String
  asset      String
  /// What it was reserved for; once settled, what it took.
  amount     Decimal   @db.Decimal(78, 0)
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey    Bytes?    @map("open_key")

  @@index([payer])
  @@map("open_payment")
  @@schema("ledger")
}

/// The answer of a payment, for repeated requests. Removed after a day.
model PaymentAnswer {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json
  body      Bytes

  @@map("answer")
  @@schema("ledger")
}

/// Headers that tell what was paid, as they were first sent. Removed with the answer.
model PaymentReceipt {
  paymentId String   @id @map("payment_id") @db.Uuid
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)
  headers   Json

  @@map("receipt")
  @@schema("ledger")
}

/// A payment that a router without keys has handed over to be settled. Removed a day after its outcome.
model QueuedSettlement {
  id         String    @id @db.Uuid
  createdAt  DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  /// When the lease of the process that settles it expires; null while it waits for one.
  leaseUntil DateTime? @map("lease_until") @db.Timestamptz(3)
  doneAt     DateTime? @map("done_at") @db.Timestamptz(3)
  /// The process that settles it.
  owner      String?
  /// CAIP-2.
  network    String
  /// exact or upto.
  scheme     String
  /// SHA-256 of all that is handed over: the same payment is in the queue once.
  key        Bytes     @unique
  /// The payment's payload and requirements.
  presented  Json
  /// What it came to; null while it waits.
  outcome    Json?

  @@index([doneAt])
  @@map("queued_settlement")
  @@schema("ledger")
}

/// One priced field of a payment's bill. Partitioned like the payments.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  units     Int
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// One transfer of a part of a settled payment out of the operator's wallet, for one line or several: a refund or a payout.
/// Both reduce what is left of a line, count against the caps and are sent by the same worker, so they are one table.
model Disbursement {
  id              String    @id @db.Uuid
  paymentId       String    @map("payment_id") @db.Uuid
  /// REFUND returns money to the payer; PAYOUT pays it on to a wallet that the payer named.
  purpose         String
  /// Names the disbursement within its payment: the same key again is the same disbursement.
  key             String
  /// Atomic units of the payment's asset.
  amount          Decimal   @db.Decimal(78, 0)
  reason          String
  /// The wallet that gets a payout; null for a refund, which goes to the payer.
  recipient       String?
  /// See prisma/ledger/disbursementStates.ts.
  state           String
  /// Why it is in this state, for the operator.
  note            String?
  /// The transfer as it was signed, before it was sent; its outcome is looked up by this.
  prepared        Json?
  transactionHash String?   @map("transaction_hash")
  attempts        Int       @default(0)
  /// When it was counted against the caps of its hour and day; null until then, and again when nothing was signed.
  countedAt       DateTime? @map("counted_at") @db.Timestamptz(3)
  /// When the operator approved it, so that no cap holds it back.
  approvedAt      DateTime? @map("approved_at") @db.Timestamptz(3)
  /// When the lease of the process that works on it expires.
  leaseUntil      DateTime? @map("lease_until") @db.Timestamptz(3)
  /// The process that holds the lease, or held the last one.
  leasedBy        String?   @map("leased_by") @db.Uuid
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  payment         Payment   @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  lines DisbursementLine[]

  @@unique([paymentId, key])
  @@index([state])
  @@map("disbursement")
  @@schema("ledger")
}

/// The part of a disbursement that comes from one line.
model DisbursementLine {
  disbursementId String       @map("disbursement_id") @db.Uuid
  position       Int
  amount         Decimal      @db.Decimal(78, 0)
  disbursement   Disbursement @relation(fields: [disbursementId], references: [id], onDelete: Cascade)

  @@id([disbursementId, position])
  @@map("disbursement_line")
  @@schema("ledger")
}

/// A schema that bills were drawn from.
model SchemaVersion {
  /// SHA-256 of the supergraph, in hex.
  id         String   @id
  supergraph String
  firstSeen  DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)

  bases BillBasis[]

  @@map("schema_version")
  @@schema("ledger")
}

/// What bills follow from, shared by all payments for which it is the same.
model BillBasis {
  /// SHA-256 of all the rest, in hex.
  id            String   @id
  schemaVersion String   @map("schema_version")
  /// Without the arguments that no bill depends on.
  operation     String
  /// Those of \`operation\`: numbers and booleans.
  variables     Json
  /// Whether a part of the bill could be taken, or given back.
  takesPart     Boolean  @map("takes_part")
  /// Renewed when a payment needs it again after half a day; a day later it is deleted if no payment names it.
  firstSeen     DateTime @default(now()) @map("first_seen") @db.Timestamptz(3)
  /// Whether a payment is known to name it: such a basis is kept.
  isNamed       Boolean  @default(false) @map("is_named")

  version SchemaVersion @relation(fields: [schemaVersion], references: [id], onDelete: NoAction, onUpdate: NoAction)

  @@map("bill_basis")
  @@schema("ledger")
}

/// What was counted against the caps on disbursements: one row for each day, with its latest hour.
model Outflow {
  /// Begins at midnight UTC.
  day        DateTime @id @db.Date
  /// Atomic USDC of the day.
  dayAmount  Decimal  @map("day_amount") @db.Decimal(78, 0)
  /// The latest hour of the day in which something was counted, 0 to 23.
  hour       Int
  /// Atomic USDC of that hour.
  hourAmount Decimal  @map("hour_amount") @db.Decimal(78, 0)

  @@map("outflow")
  @@schema("ledger")
}

/// A key that receipts are or were signed with. All stay published, so that every receipt can be checked; a key that got
/// into wrong hands is deleted here.
model ReceiptKey {
  /// Names the key in what it signed.
  name      String   @id
  /// The public key: \`x\` of an Ed25519 JWK.
  x         String
  createdAt DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("receipt_key")
  @@schema("ledger")
}

/// A wallet whose payments a router streams to a client: each change of their state is notified to the routers that listen.
model PaymentWatch {
  wallet String
  /// The process that listens.
  router String   @db.Uuid
  /// The process renews it; after this time nothing is notified.
  until  DateTime @db.Timestamptz(3)

  @@id([wallet, router])
  @@map("payment_watch")
  @@schema("ledger")
}

/// One audit of the ledger: how far it has come, and from where the next one can go on. Kept after it ran through.
model LedgerAudit {
  id          String    @id @db.Uuid
  /// What was asked for: only a run of the same is continued.
  asked       String
  /// The EVM network, by its setting.
  network     String
  /// Payments reserved since then were checked, and older ones that had changed; null for the whole ledger.
  since       DateTime? @db.Timestamptz(3)
  /// First and last block whose transfers were compared with the ledger.
  fromBlock   BigInt    @map("from_block")
  toBlock     BigInt    @map("to_block")
  /// Addresses that received payments then, so that a later audit still looks at them.
  payees      String[]
  /// Where in the ledger the next audit can begin: a moment, and the last transition before it.
  nextSince   DateTime  @map("next_since") @db.Timestamptz(3)
  /// Names of the invariants that were checked to the end, and where the next step of the others begins.
  done        String[]
  place       String?
  /// Transfers to the payees that are no payments.
  plainCount  Int       @default(0) @map("plain_count")
  plainAmount Decimal   @default(0) @map("plain_amount") @db.Decimal(78, 0)
  findings    Int       @default(0)
  startedAt   DateTime  @default(now()) @map("started_at") @db.Timestamptz(3)
  /// Null until it has run through.
  finishedAt  DateTime? @map("finished_at") @db.Timestamptz(3)

  found LedgerAuditFinding[]

  @@index([finishedAt])
  @@map("audit")
  @@schema("ledger")
}

/// A finding of an audit, as \`tollgraph audit --json\` writes it.
model LedgerAuditFinding {
  id      BigInt @id @default(autoincrement())
  auditId String @map("audit_id") @db.Uuid
  finding Json

  audit LedgerAudit @relation(fields: [auditId], references: [id], onDelete: Cascade)

  @@index([auditId])
  @@map("audit_finding")
  @@schema("ledger")
}

/// A month whose payments, lines and disbursements are in Parquet files on the file store instead of these tables.
model ArchivedMonth {
  /// Its first day.
  month         DateTime @id @db.Date
  archivedAt    DateTime @default(now()) @map("archived_at") @db.Timestamptz(3)
  payments      BigInt
  lines         BigInt
  disbursements BigInt
  /// Key, bytes, SHA-256 and row groups of each file; see prisma/ledger/archive/archivedMonth.ts.
  files         Json
  /// Sums by asset and payee; amounts in atomic units, as decimal digits.
  totals        Json

  @@map("archived_month")
  @@schema("ledger")
}

// What the messaging service keeps: names that wallets own, inboxes and what is in them, mail on its way out.

/// A name that a wallet owns: mail to and from \`\u2026@<name>.<mail domain>\`.
model MailSubdomain {
  name              String    @id
  /// @kyselyType(WalletAddress)
  owner             String
  catchAllForwardTo String?   @map("catch_all_forward_to")
  /// When its DNS records were first seen by the resolvers.
  dnsVerifiedAt     DateTime? @map("dns_verified_at") @db.Timestamptz(3)
  /// When the DKIM key was first seen by the resolvers: from then on mail is sent from it.
  senderVerifiedAt  DateTime? @map("sender_verified_at") @db.Timestamptz(3)
  actId             String    @unique @map("act_id")
  createdAt         DateTime  @map("created_at") @db.Timestamptz(3)

  signers MailSigner[]
  inboxes Inbox[]

  @@index([owner])
  @@map("subdomain")
  @@schema("mail")
}

/// What mail from a domain of ours is signed with.
model DkimKey {
  /// The mail domain itself, or a subdomain's whole name.
  domain    String   @id
  selector  String
  /// PEM (PKCS8), encrypted with a key of the installation's secret.
  sealedKey String   @map("sealed_key")
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@map("dkim_key")
  @@schema("mail")
}

/// A wallet that may send from a subdomain, beside its owner.
model MailSigner {
  subdomain String
  in        MailSubdomain @relation(fields: [subdomain], references: [name], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  wallet    String
  addedAt   DateTime      @map("added_at") @db.Timestamptz(3)

  @@id([subdomain, wallet])
  @@map("signer")
  @@schema("mail")
}

/// A mailbox: \`username@<mail domain>\` that is paid for by time, or \`localPart@<subdomain>.<mail domain>\`.
model Inbox {
  /// Sorts by age.
  id             String         @id
  /// The whole address, lower case. Null once it was cancelled or removed, so that the name is free again.
  address        String?        @unique
  localPart      String         @map("local_part")
  /// Null for an inbox directly under the mail domain.
  subdomain      String?
  in             MailSubdomain? @relation(fields: [subdomain], references: [name])
  /// @kyselyType(WalletAddress)
  owner          String
  forwardTo      String?        @map("forward_to")
  retainMessages Boolean        @map("retain_messages")
  /// Null for one on a subdomain, which does not expire.
  expiresAt      DateTime?      @map("expires_at") @db.Timestamptz(3)
  cancelledAt    DateTime?      @map("cancelled_at") @db.Timestamptz(3)
  /// For which expiry its owner has been reminded.
  remindedFor    DateTime?      @map("reminded_for") @db.Timestamptz(3)
  createdAt      DateTime       @map("created_at") @db.Timestamptz(3)

  messages        Message[]
  deletedMessages DeletedMessage[]
  periods         InboxPeriod[]

  @@index([owner])
  @@index([subdomain])
  @@index([expiresAt])
  @@index([localPart, cancelledAt])
  @@map("inbox")
  @@schema("mail")
}

/// A period of an inbox that was paid for.
model InboxPeriod {
  /// The line that paid for it.
  actId    String   @id @map("act_id")
  inboxId  String   @map("inbox_id")
  inbox    Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  /// @kyselyType(WalletAddress)
  payer    String
  /// Atomic USDC.
  amount   Decimal  @db.Decimal(78, 0)
  days     Int
  paidAt   DateTime @map("paid_at") @db.Timestamptz(3)
  /// Atomic USDC of it that went back.
  refunded Decimal  @default(0) @db.Decimal(78, 0)

  @@index([inboxId])
  @@map("inbox_period")
  @@schema("mail")
}

/// A mail as it came, kept once however many inboxes it is in.
model StoredMail {
  id           String   @id
  /// Where the raw mail lies; null once it has been removed.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  envelopeFrom String   @map("envelope_from")
  fromEmail    String   @map("from_email")
  subject      String
  /// Results of SPF, DKIM and DMARC: pass, fail, none, \u2026
  spf          String
  dkim         String
  dmarc        String
  remoteIp     String   @map("remote_ip")
  receivedAt   DateTime @map("received_at") @db.Timestamptz(3)

  messages Message[]

  @@index([receivedAt])
  @@map("stored_mail")
  @@schema("mail")
}

/// A mail in an inbox.
model Message {
  /// Sorts by age.
  id         String     @id
  inboxId    String     @map("inbox_id")
  inbox      Inbox      @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  mailId     String     @map("mail_id")
  mail       StoredMail @relation(fields: [mailId], references: [id])
  readAt     DateTime?  @map("read_at") @db.Timestamptz(3)
  receivedAt DateTime   @map("received_at") @db.Timestamptz(3)

  @@unique([inboxId, mailId])
  @@index([inboxId, id(sort: Desc)])
  @@index([mailId])
  @@map("message")
  @@schema("mail")
}

/// The id of a message that was deleted: a client that deletes what it has listed goes on from there.
model DeletedMessage {
  id        String   @id
  inboxId   String   @map("inbox_id")
  inbox     Inbox    @relation(fields: [inboxId], references: [id], onDelete: Cascade)
  deletedAt DateTime @map("deleted_at") @db.Timestamptz(3)

  @@index([inboxId])
  @@index([deletedAt])
  @@map("deleted_message")
  @@schema("mail")
}

/// How many mails went on from one subdomain or inbox within an hour; there is a limit to it.
model ForwardCount {
  scope String
  hour  DateTime @db.Timestamptz(3)
  count Int

  @@id([scope, hour])
  @@map("forward_count")
  @@schema("mail")
}

/// A mail on its way out, or out.
model OutboundMail {
  id           String   @id
  /// @kyselyType('SEND' | 'FORWARD' | 'BOUNCE' | 'REMINDER')
  kind         String
  /// The line that paid for it; null for mail that is not paid for.
  actId        String?  @unique @map("act_id")
  /// The wallet that sent it.
  /// @kyselyType(WalletAddress)
  wallet       String?
  /// The subdomain that it counts against; null for the mail domain itself.
  subdomain    String?
  /// SMTP MAIL FROM; empty for bounces.
  envelopeFrom String   @map("envelope_from")
  headerFrom   String   @map("header_from")
  /// With its angle brackets.
  messageId    String   @map("message_id")
  subject      String
  /// Where the signed mail lies; null once everybody has it or it was given up.
  blobKey      String?  @map("blob_key")
  /// Bytes.
  size         Int
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  recipients OutboundRecipient[]

  @@index([subdomain, kind, createdAt])
  @@index([wallet, id])
  @@index([messageId])
  @@index([createdAt])
  @@map("outbound_mail")
  @@schema("mail")
}

/// One address that an outbound mail goes to. QUEUED, SENT, or FAILED with the reason; BOUNCED when that came later.
model OutboundRecipient {
  mailId        String       @map("mail_id")
  mail          OutboundMail @relation(fields: [mailId], references: [id], onDelete: Cascade)
  address       String
  /// @kyselyType('QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED')
  state         String       @default("QUEUED")
  attempts      Int          @default(0)
  nextAttemptAt DateTime?    @map("next_attempt_at") @db.Timestamptz(3)
  /// What the other server said last.
  reply         String?
  endedAt       DateTime?    @map("ended_at") @db.Timestamptz(3)

  @@id([mailId, address])
  @@index([state, nextAttemptAt])
  @@map("outbound_recipient")
  @@schema("mail")
}

// Each owner of tables has a file beside this one, \`<owner>.prisma\`, whose models carry \`@@schema("<owner>")\`.

generator client {
  provider               = "prisma-client"
  output                 = "../client"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "ts"
}

// The types of the tables for SQL that Kysely writes (prisma/sql.ts); values are as \`pg\` reads them. A column whose type
// is narrower than Postgres knows says so: \`/// @kyselyType(WalletAddress)\`.
generator tables {
  provider             = "prisma-kysely"
  output               = "../client"
  fileName             = "tables.ts"
  camelCase            = true
  dbTypeName           = "Tables"
  banner               = "import type { WalletAddress } from '../../schema/address.ts'\\nimport type { ServiceName } from '../../schema/services.ts'"
  bigIntTypeOverride   = "ColumnType<string, bigint | number | string, bigint | number | string>"
  decimalTypeOverride  = "ColumnType<string, bigint | number | string, bigint | number | string>"
  dateTimeTypeOverride = "Date"
  jsonTypeOverride     = "ColumnType<unknown, string, string>"
}

datasource db {
  provider = "postgresql"
  schemas  = ["ledger", "identity", "gateway", "domains", "kit", "upload", "mail", "data", "travel", "studio", "merch", "enrich", "abuse"]
}

// What the merchandise service keeps: what wallets ordered through it, and the orders of the embedded stand-in for a print
// company.

/// What is printed on.
enum MerchProduct {
  SHIRT
  MUG

  @@map("product")
  @@schema("merch")
}

/// HELD before the money moves, PAID after it, ASKING from the moment at which the print company may know of it, PLACED once
/// it does, then SHIPPED or FAILED (and refunded). RELEASED when the money never moved.
enum MerchOrderState {
  HELD
  PAID
  ASKING
  PLACED
  SHIPPED
  FAILED
  RELEASED

  @@map("order_state")
  @@schema("merch")
}

/// One line of one payment that orders something printed. Only its wallet sees it.
model MerchOrder {
  id              String          @id @db.Uuid
  /// The line that pays for it.
  actId           String          @unique @map("act_id")
  state           MerchOrderState @default(HELD)
  product         MerchProduct
  /// Of a shirt: S to 5XL.
  /// @kyselyType('S' | 'M' | 'L' | 'XL' | 'XXL' | 'XXXL' | 'XXXXL' | 'XXXXXL')
  size            String?
  /// Of a shirt: Black or White.
  /// @kyselyType('BLACK' | 'WHITE')
  color           String?
  /// @kyselyType(WalletAddress)
  wallet          String
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source          String
  /// What the line pays, in atomic units.
  price           Decimal         @db.Decimal(78, 0)
  /// What of it is paid on once the order is shipped, in atomic units; null without a commission.
  commission      Decimal?        @db.Decimal(78, 0)
  /// Who gets that.
  /// @kyselyType(WalletAddress)
  commissionTo    String?         @map("commission_to")
  /// Whom it is sent to; null some time after its end, and when the money never moved.
  address         Json?
  /// The media type of the picture as it came; null until that was looked at.
  imageType       String?         @map("image_type")
  /// The job that makes the picture; null for a picture of the web. Without \`imageType\` it is waited for.
  pictureId       String?         @map("picture_id")
  /// What the print company calls it.
  providerOrderId String?         @map("provider_order_id")
  /// What the print company calls the printed thing.
  productId       String?         @map("product_id")
  /// Where it stands, in the print company's words.
  providerStatus  String?         @map("provider_status")
  /// Carrier, number and URL; null until it is sent.
  tracking        Json?
  /// Why it failed, for the wallet that paid.
  reason          String?
  /// When the next step is due; in the future while a process runs one. Null when there is none.
  dueAt           DateTime?       @map("due_at") @db.Timestamptz(3)
  createdAt       DateTime        @map("created_at") @db.Timestamptz(3)
  paidAt          DateTime?       @map("paid_at") @db.Timestamptz(3)
  /// When the print company was asked.
  askedAt         DateTime?       @map("asked_at") @db.Timestamptz(3)
  /// When the print company was last asked to print it.
  sentAt          DateTime?       @map("sent_at") @db.Timestamptz(3)
  updatedAt       DateTime        @map("updated_at") @db.Timestamptz(3)
  endedAt         DateTime?       @map("ended_at") @db.Timestamptz(3)
  /// When the carrier had delivered it, as far as the print company tells; null until then.
  deliveredAt     DateTime?       @map("delivered_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([dueAt])
  @@index([endedAt])
  @@index([pictureId, createdAt(sort: Desc), id])
  @@map("order")
  @@schema("merch")
}

/// The e-mails that an addressee gets, in the order of an order's states.
enum MerchNoticeKind {
  ORDERED
  PROCESSING
  SHIPPED
  DELIVERED
  FAILED

  @@map("notice_kind")
  @@schema("merch")
}

/// One e-mail to the addressee of an order: one for each change, written with the change.
model MerchNotice {
  orderId   String          @map("order_id") @db.Uuid
  kind      MerchNoticeKind
  createdAt DateTime        @map("created_at") @db.Timestamptz(3)
  /// When it is sent, or tried again; in the future while a process sends it. Null when it is sent or given up.
  dueAt     DateTime?       @map("due_at") @db.Timestamptz(3)
  /// When the relay took it.
  sentAt    DateTime?       @map("sent_at") @db.Timestamptz(3)

  @@id([orderId, kind])
  @@index([dueAt])
  @@map("notice")
  @@schema("merch")
}

/// An order in the stand-in for a print company, in the words of its wire format.
model MerchStandInOrder {
  /// 24 hexadecimal digits.
  id         String    @id
  /// The client's own name for it: the same one again is the same order.
  externalId String    @unique @map("external_id")
  payload    Json
  createdAt  DateTime  @map("created_at") @db.Timestamptz(3)
  /// When it was sent to production; null for a draft.
  sentAt     DateTime? @map("sent_at") @db.Timestamptz(3)
  canceledAt DateTime? @map("canceled_at") @db.Timestamptz(3)

  @@index([createdAt])
  @@map("stand_in_order")
  @@schema("merch")
}

// What the studio service keeps beside its jobs: pictures that wallets send to work on.

/// Room for a picture, and the picture once it has come. Only its wallet confirms and uses it.
model MediaUpload {
  id          String    @id
  /// @kyselyType(WalletAddress)
  wallet      String
  /// As the wallet wrote it.
  filename    String
  /// What it says it sends; the file is looked at when it is confirmed.
  contentType String    @map("content_type")
  /// Most bytes that are taken.
  maxBytes    Int       @map("max_bytes")
  /// Where it is in the service's part of the store.
  blobKey     String    @map("blob_key")
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  /// The file may be sent until then.
  sentBy      DateTime  @map("sent_by") @db.Timestamptz(3)
  /// Null until it is confirmed.
  confirmedAt DateTime? @map("confirmed_at") @db.Timestamptz(3)
  /// Bytes; null until it is confirmed.
  size        Int?
  /// It is removed then, with its row.
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)

  @@index([expiresAt])
  @@map("upload")
  @@schema("studio")
}

// What the travel service keeps: what wallets booked through it, flights that they announced, codes of hotels whose
// company has none, and the orders of the embedded stand-in for a GDS.

/// What a booking is of.
enum BookingKind {
  FLIGHT
  HOTEL
  TRANSFER

  @@map("booking_kind")
  @@schema("travel")
}

/// BOOKED once the upstream company confirmed it, CANCELLED by its wallet. Until then there is only its act.
enum BookingState {
  BOOKED
  CANCELLED

  @@map("booking_state")
  @@schema("travel")
}

/// One line of one payment that books something. Only its wallet sees, uses and cancels it.
model TravelBooking {
  /// The line that paid for it, and the act of it in kit.act.
  actId       String       @id @map("act_id")
  kind        BookingKind
  state       BookingState @default(BOOKED)
  /// @kyselyType(WalletAddress)
  wallet      String
  /// The upstream company's order id.
  orderId     String       @map("order_id")
  /// \`live\` or \`sandbox\`: orders of one are unknown to the other.
  /// @kyselyType('live' | 'sandbox')
  source      String
  /// The order as it was answered when it was booked, without card numbers and documents.
  payload     Json
  createdAt   DateTime     @default(now()) @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?    @map("cancelled_at") @db.Timestamptz(3)

  @@unique([kind, orderId])
  @@index([wallet, createdAt])
  @@map("booking")
  @@schema("travel")
}

/// An order in the stand-in for a GDS, in the words of its wire format.
model TravelStandInOrder {
  /// What it answers under: opaque, may hold characters that URLs reserve.
  id          String      @id
  kind        BookingKind
  /// The client's own reference: the same one again answers the same order.
  clientRef   String?     @unique @map("client_ref")
  payload     Json
  createdAt   DateTime    @map("created_at") @db.Timestamptz(3)
  cancelledAt DateTime?   @map("cancelled_at") @db.Timestamptz(3)

  @@map("stand_in_order")
  @@schema("travel")
}

/// Our code of a hotel at a company whose own ids are longer than the eight characters of the contract. Rows stay: callers
/// keep codes.
model TravelHotelCode {
  /// \`XX\`, then six letters and digits.
  hotelId         String @id @map("hotel_id")
  /// The company's id of the hotel.
  accommodationId String @unique @map("accommodation_id")

  @@map("hotel_code")
  @@schema("travel")
}

/// An announcement that a flight will be flown, sent on to the flight tracking company.
model FlightIntent {
  id           String   @id @default(dbgenerated("gen_random_uuid()")) @db.Uuid
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet       String
  /// The line that paid for it: a request that is run twice files one intent.
  actId        String   @unique @map("act_id")
  /// The flight of the path, as the caller wrote it.
  flight       String
  /// The ident that it will be flown under.
  ident        String
  /// What the caller says of it.
  intent       String
  /// ICAO designator, such as B738.
  aircraftType String   @map("aircraft_type")
  /// ICAO code of the airport.
  origin       String
  /// ICAO code of the airport.
  destination  String
  intendedOff  DateTime @map("intended_off") @db.Timestamptz(3)
  intendedOn   DateTime @map("intended_on") @db.Timestamptz(3)
  /// Feet.
  altitude     Int?
  /// Knots.
  airspeed     Int?
  /// Fixes and airways, as filed.
  route        String?
  createdAt    DateTime @map("created_at") @db.Timestamptz(3)

  @@index([wallet, createdAt(sort: Desc), id])
  @@map("flight_intent")
  @@schema("travel")
}

// What the hosting service keeps: slots that were bought, the one-time tickets to fill them, sites and their host names.

enum UploadKind {
  FILE
  SITE

  @@map("upload_kind")
  @@schema("upload")
}

/// A slot that was bought, and what was put into it.
model Upload {
  /// 10 characters of \`23456789abcdefghjkmnpqrstvwxyz\`.
  id                String     @id
  kind              UploadKind
  /// EIP-55 or base58.
  /// @kyselyType(WalletAddress)
  wallet            String
  /// As the buyer wrote it.
  filename          String
  /// As it stands in links: no path, no control characters.
  publicName        String     @map("public_name")
  contentType       String     @map("content_type")
  /// \`10mb\`, \`100mb\` or \`1gb\`.
  tier              String
  /// Bytes.
  maxSize           BigInt     @map("max_size")
  /// Bytes of the file, or of the zip that the live version of the site was made from; null until it is there.
  actualSize        BigInt?    @map("actual_size")
  /// Where the file lies in the store; null until it is there, and once it has been removed.
  blobKey           String?    @map("blob_key")
  etag              String?
  /// Atomic USDC, renewals included.
  pricePaid         Decimal    @map("price_paid") @db.Decimal(78, 0)
  transactionHash   String?    @map("transaction_hash")
  /// The line that paid for the slot.
  actId             String     @unique @map("act_id")
  /// Of a site: the upload that its files were taken from when it was bought.
  sourceId          String?    @map("source_id")
  createdAt         DateTime   @map("created_at") @db.Timestamptz(3)
  expiresAt         DateTime   @map("expires_at") @db.Timestamptz(3)
  uploadedAt        DateTime?  @map("uploaded_at") @db.Timestamptz(3)
  /// When its files were removed, after it had expired.
  removedAt         DateTime?  @map("removed_at") @db.Timestamptz(3)
  /// First certificates that an authority was asked for on its behalf, since \`certificatesSince\`.
  certificatesAsked Int        @default(0) @map("certificates_asked")
  /// When the day began in which they are counted; null before the first.
  certificatesSince DateTime?  @map("certificates_since") @db.Timestamptz(3)

  tickets      UploadTicket[]
  versions     SiteVersion[]
  customDomain CustomDomain?

  @@index([wallet, createdAt(sort: Desc), id])
  @@index([expiresAt])
  @@index([sourceId])
  @@map("upload")
  @@schema("upload")
}

/// The right to fill a slot once. Its token is in the upload URL; only the token's hash is kept.
model UploadTicket {
  /// SHA-256 of the token, hexadecimal.
  tokenHash   String    @id @map("token_hash")
  uploadId    String    @map("upload_id")
  upload      Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where what it brings is stored; a fresh key for each ticket.
  blobKey     String    @unique @map("blob_key")
  /// Length that a resumable upload has announced; of what came, once it has. Bytes.
  announced   BigInt?
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  expiresAt   DateTime  @map("expires_at") @db.Timestamptz(3)
  /// When the whole file had come, or nothing can come any more.
  completedAt DateTime? @map("completed_at") @db.Timestamptz(3)
  /// The request that writes at the moment, so that no two ever do.
  writer      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  writerUntil DateTime? @map("writer_until") @db.Timestamptz(3)
  /// Whether another request waits to take over.
  wanted      Boolean   @default(false)

  @@index([uploadId])
  @@index([expiresAt])
  @@map("ticket")
  @@schema("upload")
}

/// A zip that came for a site, and the site that was made of it.
model SiteVersion {
  id             BigInt    @id @default(autoincrement())
  uploadId       String    @map("upload_id")
  upload         Upload    @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Where the zip lies; null once it has been removed.
  zipKey         String?   @unique @map("zip_key")
  /// Bytes of the zip.
  zipSize        BigInt    @map("zip_size")
  /// By path: where each file lies, with its size, entity tag and type. Null until it is extracted.
  manifest       Json?
  /// Where the files lie, all of them and nothing else; null until it is live, and once they have been removed.
  folder         String?   @unique
  fileCount      Int?      @map("file_count")
  /// Bytes of all files.
  totalSize      BigInt?   @map("total_size")
  receivedAt     DateTime  @map("received_at") @db.Timestamptz(3)
  activatedAt    DateTime? @map("activated_at") @db.Timestamptz(3)
  /// When a later version took its place, or the site was removed; its files go some time after.
  replacedAt     DateTime? @map("replaced_at") @db.Timestamptz(3)
  /// Why the zip is not taken, and never will be.
  refusal        String?
  /// The request that extracts it at the moment, so that no two ever do.
  extractor      String?
  /// Until when it does, unless it says so again; then it is taken for dead.
  extractorUntil DateTime? @map("extractor_until") @db.Timestamptz(3)

  @@index([uploadId])
  @@map("site_version")
  @@schema("upload")
}

/// Where a host name of a user's own stands.
enum CustomDomainState {
  PENDING_VALIDATION
  PENDING_ISSUANCE
  PENDING_DEPLOYMENT
  ACTIVE

  @@map("custom_domain_state")
  @@schema("upload")
}

/// A host name of a user's own that shows a site; and, without a site, the name that stands for all below SITES_DOMAIN.
model CustomDomain {
  id            String            @id
  uploadId      String?           @unique @map("upload_id")
  upload        Upload?           @relation(fields: [uploadId], references: [id], onDelete: Cascade)
  /// Lower-case ASCII (IDNA).
  hostname      String            @unique
  state         CustomDomainState
  /// What is missing, for the owner.
  note          String?
  /// PEM: the leaf and its intermediates.
  certificate   String?
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey     String?           @map("sealed_key")
  issuedAt      DateTime?         @map("issued_at") @db.Timestamptz(3)
  notAfter      DateTime?         @map("not_after") @db.Timestamptz(3)
  attempts      Int               @default(0)
  nextAttemptAt DateTime?         @map("next_attempt_at") @db.Timestamptz(3)
  createdAt     DateTime          @map("created_at") @db.Timestamptz(3)

  @@index([nextAttemptAt])
  @@map("custom_domain")
  @@schema("upload")
}

/// Our account at a certificate authority.
model AcmeAccount {
  directoryUrl String   @id @map("directory_url")
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey    String   @map("sealed_key")
  /// Where the authority keeps it; null until it is registered.
  accountUrl   String?  @map("account_url")
  createdAt    DateTime @default(now()) @map("created_at") @db.Timestamptz(3)

  @@map("acme_account")
  @@schema("upload")
}

/// What an authority asks for under \`/.well-known/acme-challenge/\`, so that any process can answer.
model AcmeHttpChallenge {
  hostname         String
  token            String
  keyAuthorization String   @map("key_authorization")
  expiresAt        DateTime @map("expires_at") @db.Timestamptz(3)

  @@id([hostname, token])
  @@map("acme_http_challenge")
  @@schema("upload")
}

/// The authority of our own that signs certificates where there is no other; one row.
model LocalAuthority {
  id          Int      @id
  /// PEM.
  certificate String
  /// PEM, encrypted with a key of the installation's secret.
  sealedKey   String   @map("sealed_key")
  createdAt   DateTime @map("created_at") @db.Timestamptz(3)

  @@map("local_authority")
  @@schema("upload")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"Process":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"workers","kind":"scalar","type":"String"}],"dbName":"process","schema":"kit"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Installation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"isOnly","kind":"scalar","type":"Boolean","dbName":"is_only"}],"dbName":"installation","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"isShort","kind":"scalar","type":"Boolean","dbName":"is_short"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"transitions","kind":"scalar","type":"String"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentCredential":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"}],"dbName":"credential","schema":"ledger"},"OpenPayment":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"isDue","kind":"scalar","type":"Boolean","dbName":"is_due"},{"name":"state","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"}],"dbName":"open_payment","schema":"ledger"},"PaymentAnswer":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"Bytes"}],"dbName":"answer","schema":"ledger"},"PaymentReceipt":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"}],"dbName":"receipt","schema":"ledger"},"QueuedSettlement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"},{"name":"owner","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"Bytes"},{"name":"presented","kind":"scalar","type":"Json"},{"name":"outcome","kind":"scalar","type":"Json"}],"dbName":"queued_settlement","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"units","kind":"scalar","type":"Int"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"}],"dbName":"payment_line","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"isNamed","kind":"scalar","type":"Boolean","dbName":"is_named"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"LedgerAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"asked","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"payees","kind":"scalar","type":"String"},{"name":"nextSince","kind":"scalar","type":"DateTime","dbName":"next_since"},{"name":"done","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"String"},{"name":"plainCount","kind":"scalar","type":"Int","dbName":"plain_count"},{"name":"plainAmount","kind":"scalar","type":"Decimal","dbName":"plain_amount"},{"name":"findings","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"found","kind":"object","type":"LedgerAuditFinding","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit","schema":"ledger"},"LedgerAuditFinding":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"finding","kind":"scalar","type":"Json"},{"name":"audit","kind":"object","type":"LedgerAudit","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit_finding","schema":"ledger"},"ArchivedMonth":{"fields":[{"name":"month","kind":"scalar","type":"DateTime"},{"name":"archivedAt","kind":"scalar","type":"DateTime","dbName":"archived_at"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"lines","kind":"scalar","type":"BigInt"},{"name":"disbursements","kind":"scalar","type":"BigInt"},{"name":"files","kind":"scalar","type":"Json"},{"name":"totals","kind":"scalar","type":"Json"}],"dbName":"archived_month","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"TravelHotelCode":{"fields":[{"name":"hotelId","kind":"scalar","type":"String","dbName":"hotel_id"},{"name":"accommodationId","kind":"scalar","type":"String","dbName":"accommodation_id"}],"dbName":"hotel_code","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","Process.findUnique","Process.findUniqueOrThrow","Process.findFirst","Process.findFirstOrThrow","Process.findMany","Process.createOne","Process.createMany","Process.createManyAndReturn","Process.updateOne","Process.updateMany","Process.updateManyAndReturn","Process.upsertOne","Process.deleteOne","Process.deleteMany","Process.groupBy","Process.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","Installation.findUnique","Installation.findUniqueOrThrow","Installation.findFirst","Installation.findFirstOrThrow","Installation.findMany","Installation.createOne","Installation.createMany","Installation.createManyAndReturn","Installation.updateOne","Installation.updateMany","Installation.updateManyAndReturn","Installation.upsertOne","Installation.deleteOne","Installation.deleteMany","Installation.groupBy","Installation.aggregate","payment","disbursement","lines","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentCredential.findUnique","PaymentCredential.findUniqueOrThrow","PaymentCredential.findFirst","PaymentCredential.findFirstOrThrow","PaymentCredential.findMany","PaymentCredential.createOne","PaymentCredential.createMany","PaymentCredential.createManyAndReturn","PaymentCredential.updateOne","PaymentCredential.updateMany","PaymentCredential.updateManyAndReturn","PaymentCredential.upsertOne","PaymentCredential.deleteOne","PaymentCredential.deleteMany","PaymentCredential.groupBy","PaymentCredential.aggregate","OpenPayment.findUnique","OpenPayment.findUniqueOrThrow","OpenPayment.findFirst","OpenPayment.findFirstOrThrow","OpenPayment.findMany","OpenPayment.createOne","OpenPayment.createMany","OpenPayment.createManyAndReturn","OpenPayment.updateOne","OpenPayment.updateMany","OpenPayment.updateManyAndReturn","OpenPayment.upsertOne","OpenPayment.deleteOne","OpenPayment.deleteMany","OpenPayment.groupBy","OpenPayment.aggregate","PaymentAnswer.findUnique","PaymentAnswer.findUniqueOrThrow","PaymentAnswer.findFirst","PaymentAnswer.findFirstOrThrow","PaymentAnswer.findMany","PaymentAnswer.createOne","PaymentAnswer.createMany","PaymentAnswer.createManyAndReturn","PaymentAnswer.updateOne","PaymentAnswer.updateMany","PaymentAnswer.updateManyAndReturn","PaymentAnswer.upsertOne","PaymentAnswer.deleteOne","PaymentAnswer.deleteMany","PaymentAnswer.groupBy","PaymentAnswer.aggregate","PaymentReceipt.findUnique","PaymentReceipt.findUniqueOrThrow","PaymentReceipt.findFirst","PaymentReceipt.findFirstOrThrow","PaymentReceipt.findMany","PaymentReceipt.createOne","PaymentReceipt.createMany","PaymentReceipt.createManyAndReturn","PaymentReceipt.updateOne","PaymentReceipt.updateMany","PaymentReceipt.updateManyAndReturn","PaymentReceipt.upsertOne","PaymentReceipt.deleteOne","PaymentReceipt.deleteMany","PaymentReceipt.groupBy","PaymentReceipt.aggregate","QueuedSettlement.findUnique","QueuedSettlement.findUniqueOrThrow","QueuedSettlement.findFirst","QueuedSettlement.findFirstOrThrow","QueuedSettlement.findMany","QueuedSettlement.createOne","QueuedSettlement.createMany","QueuedSettlement.createManyAndReturn","QueuedSettlement.updateOne","QueuedSettlement.updateMany","QueuedSettlement.updateManyAndReturn","QueuedSettlement.upsertOne","QueuedSettlement.deleteOne","QueuedSettlement.deleteMany","QueuedSettlement.groupBy","QueuedSettlement.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","audit","found","LedgerAudit.findUnique","LedgerAudit.findUniqueOrThrow","LedgerAudit.findFirst","LedgerAudit.findFirstOrThrow","LedgerAudit.findMany","LedgerAudit.createOne","LedgerAudit.createMany","LedgerAudit.createManyAndReturn","LedgerAudit.updateOne","LedgerAudit.updateMany","LedgerAudit.updateManyAndReturn","LedgerAudit.upsertOne","LedgerAudit.deleteOne","LedgerAudit.deleteMany","LedgerAudit.groupBy","LedgerAudit.aggregate","LedgerAuditFinding.findUnique","LedgerAuditFinding.findUniqueOrThrow","LedgerAuditFinding.findFirst","LedgerAuditFinding.findFirstOrThrow","LedgerAuditFinding.findMany","LedgerAuditFinding.createOne","LedgerAuditFinding.createMany","LedgerAuditFinding.createManyAndReturn","LedgerAuditFinding.updateOne","LedgerAuditFinding.updateMany","LedgerAuditFinding.updateManyAndReturn","LedgerAuditFinding.upsertOne","LedgerAuditFinding.deleteOne","LedgerAuditFinding.deleteMany","LedgerAuditFinding.groupBy","LedgerAuditFinding.aggregate","ArchivedMonth.findUnique","ArchivedMonth.findUniqueOrThrow","ArchivedMonth.findFirst","ArchivedMonth.findFirstOrThrow","ArchivedMonth.findMany","ArchivedMonth.createOne","ArchivedMonth.createMany","ArchivedMonth.createManyAndReturn","ArchivedMonth.updateOne","ArchivedMonth.updateMany","ArchivedMonth.updateManyAndReturn","ArchivedMonth.upsertOne","ArchivedMonth.deleteOne","ArchivedMonth.deleteMany","ArchivedMonth.groupBy","ArchivedMonth.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","TravelHotelCode.findUnique","TravelHotelCode.findUniqueOrThrow","TravelHotelCode.findFirst","TravelHotelCode.findFirstOrThrow","TravelHotelCode.findMany","TravelHotelCode.createOne","TravelHotelCode.createMany","TravelHotelCode.createManyAndReturn","TravelHotelCode.updateOne","TravelHotelCode.updateMany","TravelHotelCode.updateManyAndReturn","TravelHotelCode.upsertOne","TravelHotelCode.deleteOne","TravelHotelCode.deleteMany","TravelHotelCode.groupBy","TravelHotelCode.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","hotelId","accommodationId","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","month","archivedAt","payments","files","totals","auditId","finding","asked","network","since","fromBlock","toBlock","payees","nextSince","done","place","plainCount","plainAmount","findings","startedAt","finishedAt","has","hasEvery","hasSome","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","isNamed","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","leasedBy","units","delivered","path","field","service","charged","settle","outcome","paymentId_position","doneAt","scheme","presented","headers","body","reservedAt","settledAt","isDue","asset","openKey","validBefore","nonce","idempotencyKey","credentialHash","requestHash","requirements","scheme_network_payer_nonce","organizationId","transactionLog","answerStatus","retold","isShort","protocol","payTo","chargeAmount","settledAmount","balance","method","resourceUrl","requestId","basis","transitions","disbursementId_position","paymentId_key","isOnly","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","seenAt","workers","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","at","by","AbuseActionKind","action","target","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hxumBuwKCZYLAACnFAAwlwsAAAQAEJgLAACnFAAw0AsAAKgUxA4ikAwBALcRACHFDEAAuBEAIb8OAQC3EQAhwg4BALcRACHEDgAAqRQAIAEAAAABACABAAAAAQAgCJYLAACnFAAwlwsAAAQAEJgLAACnFAAw0AsAAKgUxA4ikAwBALcRACHFDEAAuBEAIb8OAQC3EQAhwg4BALcRACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBdALAAAAxA4CkAwBAAAAAcUMQAAAAAG_DgEAAAABwg4BAAAAAQEIAAAJACAF0AsAAADEDgKQDAEAAAABxQxAAAAAAb8OAQAAAAHCDgEAAAABAQgAAAsAMAEIAAALADAF0AsAAJAaxA4ikAwBALAUACHFDEAAsRQAIb8OAQCwFAAhwg4BALAUACECAAAAAQAgCAAADgAgBdALAACQGsQOIpAMAQCwFAAhxQxAALEUACG_DgEAsBQAIcIOAQCwFAAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAjRoAIBYAAI8aACAXAACOGgAgCJYLAACjFAAwlwsAABcAEJgLAACjFAAw0AsAAKQUxA4ikAwBAKwRACHFDEAArREAIb8OAQCsEQAhwg4BAKwRACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeWCwAAohQAMJcLAAAdABCYCwAAohQAMIkMAQAAAAGQDAEAtxEAIcUMQAC4EQAhvw4BALcRACEBAAAAGgAgAQAAABoAIAeWCwAAohQAMJcLAAAdABCYCwAAohQAMIkMAQC3EQAhkAwBALcRACHFDEAAuBEAIb8OAQC3EQAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASJDAEAAAABkAwBAAAAAcUMQAAAAAG_DgEAAAABAQgAACIAIASJDAEAAAABkAwBAAAAAcUMQAAAAAG_DgEAAAABAQgAACQAMAEIAAAkADAEiQwBALAUACGQDAEAsBQAIcUMQACxFAAhvw4BALAUACECAAAAGgAgCAAAJwAgBIkMAQCwFAAhkAwBALAUACHFDEAAsRQAIb8OAQCwFAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAihoAIBYAAIwaACAXAACLGgAgB5YLAAChFAAwlwsAADAAEJgLAAChFAAwiQwBAKwRACGQDAEArBEAIcUMQACtEQAhvw4BAKwRACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqWCwAAnxQAMJcLAAA2ABCYCwAAnxQAMJkLBAAAAAHQCwEAtxEAIZAMAQC3EQAhvg5AALgRACG_DgEAtxEAIcEOAACgFMEOIsIOAQC3EQAhAQAAADMAIAEAAAAzACAKlgsAAJ8UADCXCwAANgAQmAsAAJ8UADCZCwQA5xEAIdALAQC3EQAhkAwBALcRACG-DkAAuBEAIb8OAQC3EQAhwQ4AAKAUwQ4iwg4BALcRACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB5kLBAAAAAHQCwEAAAABkAwBAAAAAb4OQAAAAAG_DgEAAAABwQ4AAADBDgLCDgEAAAABAQgAADsAIAeZCwQAAAAB0AsBAAAAAZAMAQAAAAG-DkAAAAABvw4BAAAAAcEOAAAAwQ4Cwg4BAAAAAQEIAAA9ADABCAAAPQAwB5kLBADJFAAh0AsBALAUACGQDAEAsBQAIb4OQACxFAAhvw4BALAUACHBDgAAiRrBDiLCDgEAsBQAIQIAAAAzACAIAABAACAHmQsEAMkUACHQCwEAsBQAIZAMAQCwFAAhvg5AALEUACG_DgEAsBQAIcEOAACJGsEOIsIOAQCwFAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAhBoAIBYAAIcaACAXAACGGgAgOAAAhRoAIDkAAIgaACAKlgsAAJsUADCXCwAASQAQmAsAAJsUADCZCwQAzxEAIdALAQCsEQAhkAwBAKwRACG-DkAArREAIb8OAQCsEQAhwQ4AAJwUwQ4iwg4BAKwRACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiWCwAAmhQAMJcLAABPABCYCwAAmhQAMLANQAC4EQAhlg4CAAAAAbsOBADnEQAhvA4EAOgRACG9DgAB9RIAIQEAAABMACABAAAATAAgCJYLAACaFAAwlwsAAE8AEJgLAACaFAAwsA1AALgRACGWDgIAthEAIbsOBADnEQAhvA4EAOgRACG9DgAB9RIAIQK8DgAAtRQAIL0OAAC1FAAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBbANQAAAAAGWDgIAAAABuw4EAAAAAbwOBAAAAAG9DgABAAABAQgAAFQAIAWwDUAAAAABlg4CAAAAAbsOBAAAAAG8DgQAAAABvQ4AAQAAAQEIAABWADABCAAAVgAwBbANQACxFAAhlg4CAK8UACG7DgQAyRQAIbwOBADLFAAhvQ4AAcEXACECAAAATAAgCAAAWQAgBbANQACxFAAhlg4CAK8UACG7DgQAyRQAIbwOBADLFAAhvQ4AAcEXACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAD_GQAgFgAAghoAIBcAAIEaACA4AACAGgAgOQAAgxoAILwOAAC1FAAgvQ4AALUUACAIlgsAAJkUADCXCwAAYgAQmAsAAJkUADCwDUAArREAIZYOAgCrEQAhuw4EAM8RACG8DgQA0hEAIb0OAAHxEgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQlgsAAJcUADCXCwAAaAAQmAsAAJcUADD7CwIAthEAIe0NAAHrEgAhlg4CALYRACGYDgIAthEAIasOEADpEQAhsw4EAOcRACG0DgAB6xIAIbUOQAC4EQAhtg4AAesSACG3DhAA6REAIbgOEACjEgAhuQ4gAPIRACG6DgAAmBQAIAEAAABlACABAAAAZQAgD5YLAACXFAAwlwsAAGgAEJgLAACXFAAw-wsCALYRACHtDQAB6xIAIZYOAgC2EQAhmA4CALYRACGrDhAA6REAIbMOBADnEQAhtA4AAesSACG1DkAAuBEAIbYOAAHrEgAhtw4QAOkRACG4DhAAoxIAIbkOIADyEQAhAbgOAAC1FAAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDPsLAgAAAAHtDQABAAABlg4CAAAAAZgOAgAAAAGrDhAAAAABsw4EAAAAAbQOAAEAAAG1DkAAAAABtg4AAQAAAbcOEAAAAAG4DhAAAAABuQ4gAAAAAQEIAABtACAM-wsCAAAAAe0NAAEAAAGWDgIAAAABmA4CAAAAAasOEAAAAAGzDgQAAAABtA4AAQAAAbUOQAAAAAG2DgABAAABtw4QAAAAAbgOEAAAAAG5DiAAAAABAQgAAG8AMAEIAABvADAM-wsCAK8UACHtDQABtRcAIZYOAgCvFAAhmA4CAK8UACGrDhAA3BQAIbMOBADJFAAhtA4AAbUXACG1DkAAsRQAIbYOAAG1FwAhtw4QANwUACG4DhAAphUAIbkOIADTFAAhAgAAAGUAIAgAAHIAIAz7CwIArxQAIe0NAAG1FwAhlg4CAK8UACGYDgIArxQAIasOEADcFAAhsw4EAMkUACG0DgABtRcAIbUOQACxFAAhtg4AAbUXACG3DhAA3BQAIbgOEACmFQAhuQ4gANMUACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAAD6GQAgFgAA_RkAIBcAAPwZACA4AAD7GQAgOQAA_hkAILgOAAC1FAAgD5YLAACWFAAwlwsAAHsAEJgLAACWFAAw-wsCAKsRACHtDQAB5xIAIZYOAgCrEQAhmA4CAKsRACGrDhAA4BEAIbMOBADPEQAhtA4AAecSACG1DkAArREAIbYOAAHnEgAhtw4QAOARACG4DhAAmRIAIbkOIADbEQAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATlgsAAJQUADCXCwAAgQEAEJgLAACUFAAw5wwAAfUSACGBDQQA5xEAIZ4NAAHrEgAhpQ0QAOkRACHtDQAB6xIAIZYOAgC2EQAhmw4EAOcRACGnDgAB6xIAIaoOBADnEQAhqw4EAOcRACGtDgIAthEAIa4OEADpEQAhrw4AAfUSACGwDgQA5xEAIbEOIADyEQAhsg4AAJUUACABAAAAfgAgAQAAAH4AIBKWCwAAlBQAMJcLAACBAQAQmAsAAJQUADDnDAAB9RIAIYENBADnEQAhng0AAesSACGlDRAA6REAIe0NAAHrEgAhlg4CALYRACGbDgQA5xEAIacOAAHrEgAhqg4EAOcRACGrDgQA5xEAIa0OAgC2EQAhrg4QAOkRACGvDgAB9RIAIbAOBADnEQAhsQ4gAPIRACEC5wwAALUUACCvDgAAtRQAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_nDAABAAABgQ0EAAAAAZ4NAAEAAAGlDRAAAAAB7Q0AAQAAAZYOAgAAAAGbDgQAAAABpw4AAQAAAaoOBAAAAAGrDgQAAAABrQ4CAAAAAa4OEAAAAAGvDgABAAABsA4EAAAAAbEOIAAAAAEBCAAAhgEAIA_nDAABAAABgQ0EAAAAAZ4NAAEAAAGlDRAAAAAB7Q0AAQAAAZYOAgAAAAGbDgQAAAABpw4AAQAAAaoOBAAAAAGrDgQAAAABrQ4CAAAAAa4OEAAAAAGvDgABAAABsA4EAAAAAbEOIAAAAAEBCAAAiAEAMAEIAACIAQAwD-cMAAHBFwAhgQ0EAMkUACGeDQABtRcAIaUNEADcFAAh7Q0AAbUXACGWDgIArxQAIZsOBADJFAAhpw4AAbUXACGqDgQAyRQAIasOBADJFAAhrQ4CAK8UACGuDhAA3BQAIa8OAAHBFwAhsA4EAMkUACGxDiAA0xQAIQIAAAB-ACAIAACLAQAgD-cMAAHBFwAhgQ0EAMkUACGeDQABtRcAIaUNEADcFAAh7Q0AAbUXACGWDgIArxQAIZsOBADJFAAhpw4AAbUXACGqDgQAyRQAIasOBADJFAAhrQ4CAK8UACGuDhAA3BQAIa8OAAHBFwAhsA4EAMkUACGxDiAA0xQAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAAD1GQAgFgAA-BkAIBcAAPcZACA4AAD2GQAgOQAA-RkAIOcMAAC1FAAgrw4AALUUACASlgsAAJMUADCXCwAAlAEAEJgLAACTFAAw5wwAAfESACGBDQQAzxEAIZ4NAAHnEgAhpQ0QAOARACHtDQAB5xIAIZYOAgCrEQAhmw4EAM8RACGnDgAB5xIAIaoOBADPEQAhqw4EAM8RACGtDgIAqxEAIa4OEADgEQAhrw4AAfESACGwDgQAzxEAIbEOIADbEQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGWCwAAkRQAMJcLAACaAQAQmAsAAJEUADDQCwEAtxEAIdoLAAHrEgAh4wwCALYRACHnDAAB9RIAIaUNEADpEQAhyQ0BAMIRACGWDgIAthEAIZsOBADnEQAhnA4CALYRACGnDgAB6xIAIakOAQC3EQAhqg4EAOcRACGrDgQA5xEAIawOAACSFAAgAQAAAJcBACABAAAAlwEAIBCWCwAAkRQAMJcLAACaAQAQmAsAAJEUADDQCwEAtxEAIdoLAAHrEgAh4wwCALYRACHnDAAB9RIAIaUNEADpEQAhyQ0BAMIRACGWDgIAthEAIZsOBADnEQAhnA4CALYRACGnDgAB6xIAIakOAQC3EQAhqg4EAOcRACGrDgQA5xEAIQLnDAAAtRQAIMkNAAC1FAAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDdALAQAAAAHaCwABAAAB4wwCAAAAAecMAAEAAAGlDRAAAAAByQ0BAAAAAZYOAgAAAAGbDgQAAAABnA4CAAAAAacOAAEAAAGpDgEAAAABqg4EAAAAAasOBAAAAAEBCAAAnwEAIA3QCwEAAAAB2gsAAQAAAeMMAgAAAAHnDAABAAABpQ0QAAAAAckNAQAAAAGWDgIAAAABmw4EAAAAAZwOAgAAAAGnDgABAAABqQ4BAAAAAaoOBAAAAAGrDgQAAAABAQgAAKEBADABCAAAoQEAMA3QCwEAsBQAIdoLAAG1FwAh4wwCAK8UACHnDAABwRcAIaUNEADcFAAhyQ0BALkUACGWDgIArxQAIZsOBADJFAAhnA4CAK8UACGnDgABtRcAIakOAQCwFAAhqg4EAMkUACGrDgQAyRQAIQIAAACXAQAgCAAApAEAIA3QCwEAsBQAIdoLAAG1FwAh4wwCAK8UACHnDAABwRcAIaUNEADcFAAhyQ0BALkUACGWDgIArxQAIZsOBADJFAAhnA4CAK8UACGnDgABtRcAIakOAQCwFAAhqg4EAMkUACGrDgQAyRQAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAPAZACAWAADzGQAgFwAA8hkAIDgAAPEZACA5AAD0GQAg5wwAALUUACDJDQAAtRQAIBCWCwAAkBQAMJcLAACtAQAQmAsAAJAUADDQCwEArBEAIdoLAAHnEgAh4wwCAKsRACHnDAAB8RIAIaUNEADgEQAhyQ0BAL0RACGWDgIAqxEAIZsOBADPEQAhnA4CAKsRACGnDgAB5xIAIakOAQCsEQAhqg4EAM8RACGrDgQAzxEAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEJYLAACOFAAwlwsAALMBABCYCwAAjhQAMNoLAAHrEgAh5wwAAesSACGlDRAA6REAIZYOAgC2EQAhmg4AAesSACGbDgQA5xEAIZwOAgC2EQAhoQ4AAIsUoQ4iog4QAOkRACGlDgIAthEAIaYOAgC2EQAhpw4AAesSACGoDgAAjxQAIAEAAACwAQAgAQAAALABACAPlgsAAI4UADCXCwAAswEAEJgLAACOFAAw2gsAAesSACHnDAAB6xIAIaUNEADpEQAhlg4CALYRACGaDgAB6xIAIZsOBADnEQAhnA4CALYRACGhDgAAixShDiKiDhAA6REAIaUOAgC2EQAhpg4CALYRACGnDgAB6xIAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM2gsAAQAAAecMAAEAAAGlDRAAAAABlg4CAAAAAZoOAAEAAAGbDgQAAAABnA4CAAAAAaEOAAAAoQ4Cog4QAAAAAaUOAgAAAAGmDgIAAAABpw4AAQAAAQEIAAC4AQAgDNoLAAEAAAHnDAABAAABpQ0QAAAAAZYOAgAAAAGaDgABAAABmw4EAAAAAZwOAgAAAAGhDgAAAKEOAqIOEAAAAAGlDgIAAAABpg4CAAAAAacOAAEAAAEBCAAAugEAMAEIAAC6AQAwDNoLAAG1FwAh5wwAAbUXACGlDRAA3BQAIZYOAgCvFAAhmg4AAbUXACGbDgQAyRQAIZwOAgCvFAAhoQ4AAOoZoQ4iog4QANwUACGlDgIArxQAIaYOAgCvFAAhpw4AAbUXACECAAAAsAEAIAgAAL0BACAM2gsAAbUXACHnDAABtRcAIaUNEADcFAAhlg4CAK8UACGaDgABtRcAIZsOBADJFAAhnA4CAK8UACGhDgAA6hmhDiKiDhAA3BQAIaUOAgCvFAAhpg4CAK8UACGnDgABtRcAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAOsZACAWAADuGQAgFwAA7RkAIDgAAOwZACA5AADvGQAgD5YLAACNFAAwlwsAAMYBABCYCwAAjRQAMNoLAAHnEgAh5wwAAecSACGlDRAA4BEAIZYOAgCrEQAhmg4AAecSACGbDgQAzxEAIZwOAgCrEQAhoQ4AAIcUoQ4iog4QAOARACGlDgIAqxEAIaYOAgCrEQAhpw4AAecSACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuWCwAAihQAMJcLAADMAQAQmAsAAIoUADCvDAAB6xIAIZANEADpEQAhlg4CALYRACGaDgAB6xIAIaEOAACLFKEOIqIOEADpEQAhow4CALYRACGkDgAAjBQAIAEAAADJAQAgAQAAAMkBACAKlgsAAIoUADCXCwAAzAEAEJgLAACKFAAwrwwAAesSACGQDRAA6REAIZYOAgC2EQAhmg4AAesSACGhDgAAixShDiKiDhAA6REAIaMOAgC2EQAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAevDAABAAABkA0QAAAAAZYOAgAAAAGaDgABAAABoQ4AAAChDgKiDhAAAAABow4CAAAAAQEIAADRAQAgB68MAAEAAAGQDRAAAAABlg4CAAAAAZoOAAEAAAGhDgAAAKEOAqIOEAAAAAGjDgIAAAABAQgAANMBADABCAAA0wEAMAevDAABtRcAIZANEADcFAAhlg4CAK8UACGaDgABtRcAIaEOAADqGaEOIqIOEADcFAAhow4CAK8UACECAAAAyQEAIAgAANYBACAHrwwAAbUXACGQDRAA3BQAIZYOAgCvFAAhmg4AAbUXACGhDgAA6hmhDiKiDhAA3BQAIaMOAgCvFAAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA5RkAIBYAAOgZACAXAADnGQAgOAAA5hkAIDkAAOkZACAKlgsAAIYUADCXCwAA3wEAEJgLAACGFAAwrwwAAecSACGQDRAA4BEAIZYOAgCrEQAhmg4AAecSACGhDgAAhxShDiKiDhAA4BEAIaMOAgCrEQAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALlgsAAIQUADCXCwAA5QEAEJgLAACEFAAw2gsAAesSACGWDgIAthEAIZoOAAHrEgAhmw4EAOcRACGcDgIAthEAIZ0OAAHrEgAhng4AAfUSACGfDgAAhRQAIAEAAADiAQAgAQAAAOIBACAKlgsAAIQUADCXCwAA5QEAEJgLAACEFAAw2gsAAesSACGWDgIAthEAIZoOAAHrEgAhmw4EAOcRACGcDgIAthEAIZ0OAAHrEgAhng4AAfUSACEBng4AALUUACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH2gsAAQAAAZYOAgAAAAGaDgABAAABmw4EAAAAAZwOAgAAAAGdDgABAAABng4AAQAAAQEIAADqAQAgB9oLAAEAAAGWDgIAAAABmg4AAQAAAZsOBAAAAAGcDgIAAAABnQ4AAQAAAZ4OAAEAAAEBCAAA7AEAMAEIAADsAQAwB9oLAAG1FwAhlg4CAK8UACGaDgABtRcAIZsOBADJFAAhnA4CAK8UACGdDgABtRcAIZ4OAAHBFwAhAgAAAOIBACAIAADvAQAgB9oLAAG1FwAhlg4CAK8UACGaDgABtRcAIZsOBADJFAAhnA4CAK8UACGdDgABtRcAIZ4OAAHBFwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA4BkAIBYAAOMZACAXAADiGQAgOAAA4RkAIDkAAOQZACCeDgAAtRQAIAqWCwAAgxQAMJcLAAD4AQAQmAsAAIMUADDaCwAB5xIAIZYOAgCrEQAhmg4AAecSACGbDgQAzxEAIZwOAgCrEQAhnQ4AAecSACGeDgAB8RIAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCZYLAACBFAAwlwsAAP4BABCYCwAAgRQAMPsLBADnEQAh2AxAALgRACGWDgIAthEAIZcOAgC2EQAhmA4EAOcRACGZDgAAghQAIAEAAAD7AQAgAQAAAPsBACAIlgsAAIEUADCXCwAA_gEAEJgLAACBFAAw-wsEAOcRACHYDEAAuBEAIZYOAgC2EQAhlw4CALYRACGYDgQA5xEAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF-wsEAAAAAdgMQAAAAAGWDgIAAAABlw4CAAAAAZgOBAAAAAEBCAAAgwIAIAX7CwQAAAAB2AxAAAAAAZYOAgAAAAGXDgIAAAABmA4EAAAAAQEIAACFAgAwAQgAAIUCADAF-wsEAMkUACHYDEAAsRQAIZYOAgCvFAAhlw4CAK8UACGYDgQAyRQAIQIAAAD7AQAgCAAAiAIAIAX7CwQAyRQAIdgMQACxFAAhlg4CAK8UACGXDgIArxQAIZgOBADJFAAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA2xkAIBYAAN4ZACAXAADdGQAgOAAA3BkAIDkAAN8ZACAIlgsAAIAUADCXCwAAkQIAEJgLAACAFAAw-wsEAM8RACHYDEAArREAIZYOAgCrEQAhlw4CAKsRACGYDgQAzxEAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEpYLAAD_EwAwlwsAAJcCABCYCwAA_xMAMLMMQAC4EQAhtgwBALcRACGJDgEAAAABig4CALYRACGLDgAAgxIAIIwOAQC3EQAhjQ4AAIMSACCODgEAtxEAIY8OIADyEQAhkA4CALYRACGRDgEAtxEAIZIOAQC3EQAhkw4BALcRACGUDgAB9RIAIZUOAQC3EQAhAQAAAJQCACABAAAAlAIAIBKWCwAA_xMAMJcLAACXAgAQmAsAAP8TADCzDEAAuBEAIbYMAQC3EQAhiQ4BALcRACGKDgIAthEAIYsOAACDEgAgjA4BALcRACGNDgAAgxIAII4OAQC3EQAhjw4gAPIRACGQDgIAthEAIZEOAQC3EQAhkg4BALcRACGTDgEAtxEAIZQOAAH1EgAhlQ4BALcRACEBlA4AALUUACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPswxAAAAAAbYMAQAAAAGJDgEAAAABig4CAAAAAYsOgAAAAAGMDgEAAAABjQ6AAAAAAY4OAQAAAAGPDiAAAAABkA4CAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAAEAAAGVDgEAAAABAQgAAJwCACAPswxAAAAAAbYMAQAAAAGJDgEAAAABig4CAAAAAYsOgAAAAAGMDgEAAAABjQ6AAAAAAY4OAQAAAAGPDiAAAAABkA4CAAAAAZEOAQAAAAGSDgEAAAABkw4BAAAAAZQOAAEAAAGVDgEAAAABAQgAAJ4CADABCAAAngIAMA-zDEAAsRQAIbYMAQCwFAAhiQ4BALAUACGKDgIArxQAIYsOgAAAAAGMDgEAsBQAIY0OgAAAAAGODgEAsBQAIY8OIADTFAAhkA4CAK8UACGRDgEAsBQAIZIOAQCwFAAhkw4BALAUACGUDgABwRcAIZUOAQCwFAAhAgAAAJQCACAIAAChAgAgD7MMQACxFAAhtgwBALAUACGJDgEAsBQAIYoOAgCvFAAhiw6AAAAAAYwOAQCwFAAhjQ6AAAAAAY4OAQCwFAAhjw4gANMUACGQDgIArxQAIZEOAQCwFAAhkg4BALAUACGTDgEAsBQAIZQOAAHBFwAhlQ4BALAUACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADWGQAgFgAA2RkAIBcAANgZACA4AADXGQAgOQAA2hkAIJQOAAC1FAAgEpYLAAD-EwAwlwsAAKoCABCYCwAA_hMAMLMMQACtEQAhtgwBAKwRACGJDgEArBEAIYoOAgCrEQAhiw4AAP0RACCMDgEArBEAIY0OAAD9EQAgjg4BAKwRACGPDiAA2xEAIZAOAgCrEQAhkQ4BAKwRACGSDgEArBEAIZMOAQCsEQAhlA4AAfESACGVDgEArBEAIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFpYLAAD6EwAwlwsAALACABCYCwAA-hMAMJkLBAAAAAGwCwAA_BODDiK0CwIAthEAIdALAAD7E4IOItELAQC3EQAh2wsBAAAAAZAMAQDCEQAhkQxAAMwRACGrDAQA5xEAIbQMAQC3EQAh0AxAAMwRACGuDQEAAAABrw1AALgRACGDDgIAthEAIYQOQADMEQAhhQ4CAO8RACGGDkAAzBEAIYcOQADMEQAhiA4AAP0TACABAAAArQIAIAEAAACtAgAgFZYLAAD6EwAwlwsAALACABCYCwAA-hMAMJkLBADnEQAhsAsAAPwTgw4itAsCALYRACHQCwAA-xOCDiLRCwEAtxEAIdsLAQC3EQAhkAwBAMIRACGRDEAAzBEAIasMBADnEQAhtAwBALcRACHQDEAAzBEAIa4NAQDCEQAhrw1AALgRACGDDgIAthEAIYQOQADMEQAhhQ4CAO8RACGGDkAAzBEAIYcOQADMEQAhCJAMAAC1FAAgkQwAALUUACDQDAAAtRQAIK4NAAC1FAAghA4AALUUACCFDgAAtRQAIIYOAAC1FAAghw4AALUUACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASmQsEAAAAAbALAAAAgw4CtAsCAAAAAdALAAAAgg4C0QsBAAAAAdsLAQAAAAGQDAEAAAABkQxAAAAAAasMBAAAAAG0DAEAAAAB0AxAAAAAAa4NAQAAAAGvDUAAAAABgw4CAAAAAYQOQAAAAAGFDgIAAAABhg5AAAAAAYcOQAAAAAEBCAAAtQIAIBKZCwQAAAABsAsAAACDDgK0CwIAAAAB0AsAAACCDgLRCwEAAAAB2wsBAAAAAZAMAQAAAAGRDEAAAAABqwwEAAAAAbQMAQAAAAHQDEAAAAABrg0BAAAAAa8NQAAAAAGDDgIAAAABhA5AAAAAAYUOAgAAAAGGDkAAAAABhw5AAAAAAQEIAAC3AgAwAQgAALcCADASmQsEAMkUACGwCwAA1RmDDiK0CwIArxQAIdALAADUGYIOItELAQCwFAAh2wsBALAUACGQDAEAuRQAIZEMQADAFAAhqwwEAMkUACG0DAEAsBQAIdAMQADAFAAhrg0BALkUACGvDUAAsRQAIYMOAgCvFAAhhA5AAMAUACGFDgIAyhQAIYYOQADAFAAhhw5AAMAUACECAAAArQIAIAgAALoCACASmQsEAMkUACGwCwAA1RmDDiK0CwIArxQAIdALAADUGYIOItELAQCwFAAh2wsBALAUACGQDAEAuRQAIZEMQADAFAAhqwwEAMkUACG0DAEAsBQAIdAMQADAFAAhrg0BALkUACGvDUAAsRQAIYMOAgCvFAAhhA5AAMAUACGFDgIAyhQAIYYOQADAFAAhhw5AAMAUACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADPGQAgFgAA0hkAIBcAANEZACA4AADQGQAgOQAA0xkAIJAMAAC1FAAgkQwAALUUACDQDAAAtRQAIK4NAAC1FAAghA4AALUUACCFDgAAtRQAIIYOAAC1FAAghw4AALUUACAVlgsAAPMTADCXCwAAwwIAEJgLAADzEwAwmQsEAM8RACGwCwAA9RODDiK0CwIAqxEAIdALAAD0E4IOItELAQCsEQAh2wsBAKwRACGQDAEAvREAIZEMQADFEQAhqwwEAM8RACG0DAEArBEAIdAMQADFEQAhrg0BAL0RACGvDUAArREAIYMOAgCrEQAhhA5AAMURACGFDgIA0REAIYYOQADFEQAhhw5AAMURACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA8BMAIJYLAADuEwAwlwsAAM4CABCYCwAA7hMAMJwLQAC4EQAhqgtAAMwRACGwCwAA7xP4DSL1CwQA5xEAIa8MAQC3EQAhtgwBAAAAAacNAgC2EQAh-A1AAMwRACH5DQEAwhEAIfoNQADMEQAh-w1AAMwRACH8DUAAzBEAIf0NAgC2EQAh_g1AAMwRACH_DUAAzBEAIYAOQADMEQAhAQAAAMYCACAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQA5xEAIbQMAQC3EQAhtgwBALcRACGkDQEAtxEAIaUNAQC3EQAhpg0CALYRACEB3AEAAM4ZACAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQAAAABtAwBALcRACG2DAEAtxEAIaQNAQC3EQAhpQ0BALcRACGmDQIAthEAIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADwEwAglgsAAO4TADCXCwAAzgIAEJgLAADuEwAwnAtAALgRACGqC0AAzBEAIbALAADvE_gNIvULBADnEQAhrwwBALcRACG2DAEAtxEAIacNAgC2EQAh-A1AAMwRACH5DQEAwhEAIfoNQADMEQAh-w1AAMwRACH8DUAAzBEAIf0NAgC2EQAh_g1AAMwRACH_DUAAzBEAIYAOQADMEQAhCt0BAADNGQAgqgsAALUUACD4DQAAtRQAIPkNAAC1FAAg-g0AALUUACD7DQAAtRQAIPwNAAC1FAAg_g0AALUUACD_DQAAtRQAIIAOAAC1FAAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADMGQAgnAtAAAAAAaoLQAAAAAGwCwAAAPgNAvULBAAAAAGvDAEAAAABtgwBAAAAAacNAgAAAAH4DUAAAAAB-Q0BAAAAAfoNQAAAAAH7DUAAAAAB_A1AAAAAAf0NAgAAAAH-DUAAAAAB_w1AAAAAAYAOQAAAAAEBCAAA0wIAIBCcC0AAAAABqgtAAAAAAbALAAAA-A0C9QsEAAAAAa8MAQAAAAG2DAEAAAABpw0CAAAAAfgNQAAAAAH5DQEAAAAB-g1AAAAAAfsNQAAAAAH8DUAAAAAB_Q0CAAAAAf4NQAAAAAH_DUAAAAABgA5AAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAL8ZACCcC0AAsRQAIaoLQADAFAAhsAsAAL4Z-A0i9QsEAMkUACGvDAEAsBQAIbYMAQCwFAAhpw0CAK8UACH4DUAAwBQAIfkNAQC5FAAh-g1AAMAUACH7DUAAwBQAIfwNQADAFAAh_Q0CAK8UACH-DUAAwBQAIf8NQADAFAAhgA5AAMAUACECAAAAxgIAIAgAANgCACAQnAtAALEUACGqC0AAwBQAIbALAAC-GfgNIvULBADJFAAhrwwBALAUACG2DAEAsBQAIacNAgCvFAAh-A1AAMAUACH5DQEAuRQAIfoNQADAFAAh-w1AAMAUACH8DUAAwBQAIf0NAgCvFAAh_g1AAMAUACH_DUAAwBQAIYAOQADAFAAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAuRkAIBYAALwZACAXAAC7GQAgOAAAuhkAIDkAAL0ZACCqCwAAtRQAIPgNAAC1FAAg-Q0AALUUACD6DQAAtRQAIPsNAAC1FAAg_A0AALUUACD-DQAAtRQAIP8NAAC1FAAggA4AALUUACATlgsAAOoTADCXCwAA4QIAEJgLAADqEwAwnAtAAK0RACGqC0AAxREAIbALAADrE_gNIvULBADPEQAhrwwBAKwRACG2DAEArBEAIacNAgCrEQAh-A1AAMURACH5DQEAvREAIfoNQADFEQAh-w1AAMURACH8DUAAxREAIf0NAgCrEQAh_g1AAMURACH_DUAAxREAIYAOQADFEQAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAAC4GQAgmQsEAAAAAbQMAQAAAAG2DAEAAAABpA0BAAAAAaUNAQAAAAGmDQIAAAABAQgAAOkCACAGmQsEAAAAAbQMAQAAAAG2DAEAAAABpA0BAAAAAaUNAQAAAAGmDQIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAtxkAIJkLBADJFAAhtAwBALAUACG2DAEAsBQAIaQNAQCwFAAhpQ0BALAUACGmDQIArxQAIQIAAADKAgAgCAAA7gIAIAaZCwQAyRQAIbQMAQCwFAAhtgwBALAUACGkDQEAsBQAIaUNAQCwFAAhpg0CAK8UACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACyGQAgFgAAtRkAIBcAALQZACA4AACzGQAgOQAAthkAIAmWCwAA6RMAMJcLAAD3AgAQmAsAAOkTADCZCwQAzxEAIbQMAQCsEQAhtgwBAKwRACGkDQEArBEAIaUNAQCsEQAhpg0CAKsRACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCWCwAA6BMAMJcLAAD9AgAQmAsAAOgTADCcC0AAuBEAIbALAQDCEQAh0QsBAAAAAZMMQAC4EQAh6w0BALcRACHvDQEAtxEAIfANAQC3EQAh8Q0BALcRACHyDQEAwhEAIfMNAQC3EQAh9A0BALcRACH1DQEAtxEAIfYNQADMEQAhAQAAAPoCACABAAAA-gIAIBCWCwAA6BMAMJcLAAD9AgAQmAsAAOgTADCcC0AAuBEAIbALAQDCEQAh0QsBALcRACGTDEAAuBEAIesNAQC3EQAh7w0BALcRACHwDQEAtxEAIfENAQC3EQAh8g0BAMIRACHzDQEAtxEAIfQNAQC3EQAh9Q0BALcRACH2DUAAzBEAIQOwCwAAtRQAIPINAAC1FAAg9g0AALUUACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANnAtAAAAAAbALAQAAAAHRCwEAAAABkwxAAAAAAesNAQAAAAHvDQEAAAAB8A0BAAAAAfENAQAAAAHyDQEAAAAB8w0BAAAAAfQNAQAAAAH1DQEAAAAB9g1AAAAAAQEIAACCAwAgDZwLQAAAAAGwCwEAAAAB0QsBAAAAAZMMQAAAAAHrDQEAAAAB7w0BAAAAAfANAQAAAAHxDQEAAAAB8g0BAAAAAfMNAQAAAAH0DQEAAAAB9Q0BAAAAAfYNQAAAAAEBCAAAhAMAMAEIAACEAwAwDZwLQACxFAAhsAsBALkUACHRCwEAsBQAIZMMQACxFAAh6w0BALAUACHvDQEAsBQAIfANAQCwFAAh8Q0BALAUACHyDQEAuRQAIfMNAQCwFAAh9A0BALAUACH1DQEAsBQAIfYNQADAFAAhAgAAAPoCACAIAACHAwAgDZwLQACxFAAhsAsBALkUACHRCwEAsBQAIZMMQACxFAAh6w0BALAUACHvDQEAsBQAIfANAQCwFAAh8Q0BALAUACHyDQEAuRQAIfMNAQCwFAAh9A0BALAUACH1DQEAsBQAIfYNQADAFAAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAArxkAIBYAALEZACAXAACwGQAgsAsAALUUACDyDQAAtRQAIPYNAAC1FAAgEJYLAADnEwAwlwsAAJADABCYCwAA5xMAMJwLQACtEQAhsAsBAL0RACHRCwEArBEAIZMMQACtEQAh6w0BAKwRACHvDQEArBEAIfANAQCsEQAh8Q0BAKwRACHyDQEAvREAIfMNAQCsEQAh9A0BAKwRACH1DQEArBEAIfYNQADFEQAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMlgsAAOYTADCXCwAAlgMAEJgLAADmEwAwmQsEAAAAAaoLQAC4EQAh0QsBALcRACH9C0AAuBEAIbcNQADMEQAh6w0BALcRACHsDQAB6xIAIe0NAAHrEgAh7g0CALYRACEBAAAAkwMAIAEAAACTAwAgDJYLAADmEwAwlwsAAJYDABCYCwAA5hMAMJkLBADnEQAhqgtAALgRACHRCwEAtxEAIf0LQAC4EQAhtw1AAMwRACHrDQEAtxEAIewNAAHrEgAh7Q0AAesSACHuDQIAthEAIQG3DQAAtRQAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmZCwQAAAABqgtAAAAAAdELAQAAAAH9C0AAAAABtw1AAAAAAesNAQAAAAHsDQABAAAB7Q0AAQAAAe4NAgAAAAEBCAAAmwMAIAmZCwQAAAABqgtAAAAAAdELAQAAAAH9C0AAAAABtw1AAAAAAesNAQAAAAHsDQABAAAB7Q0AAQAAAe4NAgAAAAEBCAAAnQMAMAEIAACdAwAwCZkLBADJFAAhqgtAALEUACHRCwEAsBQAIf0LQACxFAAhtw1AAMAUACHrDQEAsBQAIewNAAG1FwAh7Q0AAbUXACHuDQIArxQAIQIAAACTAwAgCAAAoAMAIAmZCwQAyRQAIaoLQACxFAAh0QsBALAUACH9C0AAsRQAIbcNQADAFAAh6w0BALAUACHsDQABtRcAIe0NAAG1FwAh7g0CAK8UACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACqGQAgFgAArRkAIBcAAKwZACA4AACrGQAgOQAArhkAILcNAAC1FAAgDJYLAADlEwAwlwsAAKkDABCYCwAA5RMAMJkLBADPEQAhqgtAAK0RACHRCwEArBEAIf0LQACtEQAhtw1AAMURACHrDQEArBEAIewNAAHnEgAh7Q0AAecSACHuDQIAqxEAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFJYLAADkEwAwlwsAAK8DABCYCwAA5BMAMKQMQAC4EQAhug0BAMIRACG8DQEAtxEAIb0NAAHrEgAhvw0BAAAAAcANAQDCEQAhwQ0BAMIRACHXDSAA8hEAId4NAQC3EQAh3w0BALcRACHkDQEAtxEAIeUNAQDCEQAh5g0BAMIRACHnDQEAwhEAIegNAADNEgAg6Q0AAM0SACDqDUAAzBEAIQEAAACsAwAgAQAAAKwDACAUlgsAAOQTADCXCwAArwMAEJgLAADkEwAwpAxAALgRACG6DQEAwhEAIbwNAQC3EQAhvQ0AAesSACG_DQEAtxEAIcANAQDCEQAhwQ0BAMIRACHXDSAA8hEAId4NAQC3EQAh3w0BALcRACHkDQEAtxEAIeUNAQDCEQAh5g0BAMIRACHnDQEAwhEAIegNAADNEgAg6Q0AAM0SACDqDUAAzBEAIQe6DQAAtRQAIMANAAC1FAAgwQ0AALUUACDlDQAAtRQAIOYNAAC1FAAg5w0AALUUACDqDQAAtRQAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGkDEAAsRQAIboNAQC5FAAhvA0BALAUACG9DQABtRcAIb8NAQCwFAAhwA0BALkUACHBDQEAuRQAIdcNIADTFAAh3g0BALAUACHfDQEAsBQAIeQNAQCwFAAh5Q0BALkUACHmDQEAuRQAIecNAQC5FAAh6A0AAKgZACDpDQAAqRkAIOoNQADAFAAhAgAAAKwDACAIAAC0AwAgEaQMQACxFAAhug0BALkUACG8DQEAsBQAIb0NAAG1FwAhvw0BALAUACHADQEAuRQAIcENAQC5FAAh1w0gANMUACHeDQEAsBQAId8NAQCwFAAh5A0BALAUACHlDQEAuRQAIeYNAQC5FAAh5w0BALkUACHoDQAAqBkAIOkNAACpGQAg6g1AAMAUACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAKUZACAWAACnGQAgFwAAphkAILoNAAC1FAAgwA0AALUUACDBDQAAtRQAIOUNAAC1FAAg5g0AALUUACDnDQAAtRQAIOoNAAC1FAAgFJYLAADjEwAwlwsAALwDABCYCwAA4xMAMKQMQACtEQAhug0BAL0RACG8DQEArBEAIb0NAAHnEgAhvw0BAKwRACHADQEAvREAIcENAQC9EQAh1w0gANsRACHeDQEArBEAId8NAQCsEQAh5A0BAKwRACHlDQEAvREAIeYNAQC9EQAh5w0BAL0RACHoDQAAzRIAIOkNAADNEgAg6g1AAMURACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGWCwAA3xMAMJcLAADCAwAQmAsAAN8TADDjDAIAthEAIb8NAQC3EQAhwA0BAMIRACHYDQEAtxEAIdkNAgC2EQAh2w0AAOAT2w0i3A0CAO8RACHdDQEAwhEAId4NAQDCEQAh3w0BAMIRACHgDQAA7hEAIOENAgC2EQAh4g0AAOETACDjDQAA4hMAIAEAAAC_AwAgAQAAAL8DACAPlgsAAN8TADCXCwAAwgMAEJgLAADfEwAw4wwCALYRACG_DQEAtxEAIcANAQDCEQAh2A0BALcRACHZDQIAthEAIdsNAADgE9sNItwNAgDvEQAh3Q0BAMIRACHeDQEAwhEAId8NAQDCEQAh4A0AAO4RACDhDQIAthEAIQbADQAAtRQAINwNAAC1FAAg3Q0AALUUACDeDQAAtRQAIN8NAAC1FAAg4A0AALUUACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM4wwCAAAAAb8NAQAAAAHADQEAAAAB2A0BAAAAAdkNAgAAAAHbDQAAANsNAtwNAgAAAAHdDQEAAAAB3g0BAAAAAd8NAQAAAAHgDYAAAAAB4Q0CAAAAAQEIAADHAwAgDOMMAgAAAAG_DQEAAAABwA0BAAAAAdgNAQAAAAHZDQIAAAAB2w0AAADbDQLcDQIAAAAB3Q0BAAAAAd4NAQAAAAHfDQEAAAAB4A2AAAAAAeENAgAAAAEBCAAAyQMAMAEIAADJAwAwDOMMAgCvFAAhvw0BALAUACHADQEAuRQAIdgNAQCwFAAh2Q0CAK8UACHbDQAApBnbDSLcDQIAyhQAId0NAQC5FAAh3g0BALkUACHfDQEAuRQAIeANgAAAAAHhDQIArxQAIQIAAAC_AwAgCAAAzAMAIAzjDAIArxQAIb8NAQCwFAAhwA0BALkUACHYDQEAsBQAIdkNAgCvFAAh2w0AAKQZ2w0i3A0CAMoUACHdDQEAuRQAId4NAQC5FAAh3w0BALkUACHgDYAAAAAB4Q0CAK8UACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACfGQAgFgAAohkAIBcAAKEZACA4AACgGQAgOQAAoxkAIMANAAC1FAAg3A0AALUUACDdDQAAtRQAIN4NAAC1FAAg3w0AALUUACDgDQAAtRQAIA-WCwAA2xMAMJcLAADVAwAQmAsAANsTADDjDAIAqxEAIb8NAQCsEQAhwA0BAL0RACHYDQEArBEAIdkNAgCrEQAh2w0AANwT2w0i3A0CANERACHdDQEAvREAId4NAQC9EQAh3w0BAL0RACHgDQAA0BEAIOENAgCrEQAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKlgsAANkTADCXCwAA2wMAEJgLAADZEwAwmQsBAAAAAZwLQAC4EQAhqgtAALgRACGvDAEAtxEAIb8NAQC3EQAhwA0BAMIRACHXDSAA2hMAIQEAAADYAwAgAQAAANgDACAKlgsAANkTADCXCwAA2wMAEJgLAADZEwAwmQsBALcRACGcC0AAuBEAIaoLQAC4EQAhrwwBALcRACG_DQEAtxEAIcANAQDCEQAh1w0gANoTACECwA0AALUUACDXDQAAtRQAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeZCwEAAAABnAtAAAAAAaoLQAAAAAGvDAEAAAABvw0BAAAAAcANAQAAAAHXDSAAAAABAQgAAOADACAHmQsBAAAAAZwLQAAAAAGqC0AAAAABrwwBAAAAAb8NAQAAAAHADQEAAAAB1w0gAAAAAQEIAADiAwAwAQgAAOIDADAHmQsBALAUACGcC0AAsRQAIaoLQACxFAAhrwwBALAUACG_DQEAsBQAIcANAQC5FAAh1w0gAJ4ZACECAAAA2AMAIAgAAOUDACAHmQsBALAUACGcC0AAsRQAIaoLQACxFAAhrwwBALAUACG_DQEAsBQAIcANAQC5FAAh1w0gAJ4ZACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACbGQAgFgAAnRkAIBcAAJwZACDADQAAtRQAINcNAAC1FAAgCpYLAADVEwAwlwsAAO4DABCYCwAA1RMAMJkLAQCsEQAhnAtAAK0RACGqC0AArREAIa8MAQCsEQAhvw0BAKwRACHADQEAvREAIdcNIADWEwAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQAAAAGcC0AAuBEAIbYMAQC3EQAhzQ0BALcRACHUDQEAAAABAQAAAPEDACAIygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHTDQAA0xPTDSIBygIAAJkZACAJygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHTDQAA0xPTDSLWDQAA0RMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAM8TACDNAgAA0BMAIJYLAADNEwAwlwsAAPcDABCYCwAAzRMAMJkLAQD3EQAhnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzw0ihw0BAPsSACHLDQQA5xEAIcwNAQC3EQAhzQ0BALcRACHPDQQA5xEAIdANBADnEQAh0Q1AAMwRACEGygIAAJkZACDNAgAAmhkAIKoLAAC1FAAgsQsAALUUACCHDQAAtRQAINENAAC1FAAgEcoCAADPEwAgzQIAANATACCWCwAAzRMAMJcLAAD3AwAQmAsAAM0TADCZCwEAAAABnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzw0ihw0BAPsSACHLDQQA5xEAIcwNAQAAAAHNDQEAtxEAIc8NBADnEQAh0A0EAOcRACHRDUAAzBEAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQD3EQAhnAtAALgRACG2DAEAtxEAIc0NAQC3EQAh1A0BALcRACEBAAAA-wMAIAnMAgAAyRMAIJYLAADIEwAwlwsAAP0DABCYCwAAyBMAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIcoNAQD3EQAhyw0EAOcRACEBzAIAAJgZACAKzAIAAMkTACCWCwAAyBMAMJcLAAD9AwAQmAsAAMgTADCZCwEAAAABnAtAALgRACHRCwEAtxEAIcoNAQD3EQAhyw0EAOcRACHVDQAAxxMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAlhkAIM4CAACXGQAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAACUGQAgzgIAAJUZACCZCwEAAAABnAtAAAAAAbYMAQAAAAHNDQEAAAAB1A0BAAAAAQEIAACJBAAgBZkLAQAAAAGcC0AAAAABtgwBAAAAAc0NAQAAAAHUDQEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA-hgAIM4CAAD7GAAgmQsBALAUACGcC0AAsRQAIbYMAQCwFAAhzQ0BALAUACHUDQEAsBQAIQIAAADxAwAgCAAAjgQAIAWZCwEAsBQAIZwLQACxFAAhtgwBALAUACHNDQEAsBQAIdQNAQCwFAAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA9xgAIBYAAPkYACAXAAD4GAAgCJYLAADGEwAwlwsAAJcEABCYCwAAxhMAMJkLAQD0EQAhnAtAAK0RACG2DAEArBEAIc0NAQCsEQAh1A0BAKwRACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAPYYACCcC0AAAAAB0QsBAAAAAYcNAQAAAAHTDQAAANMNAgEIAACfBAAgBJwLQAAAAAHRCwEAAAABhw0BAAAAAdMNAAAA0w0CAQgAAKEEADABCAAAoQQAMAXKAgAA9RgAIJwLQACxFAAh0QsBALAUACGHDQEAsBQAIdMNAAD0GNMNIgIAAAD1AwAgCAAApAQAIAScC0AAsRQAIdELAQCwFAAhhw0BALAUACHTDQAA9BjTDSICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADxGAAgFgAA8xgAIBcAAPIYACAHlgsAAMITADCXCwAArQQAEJgLAADCEwAwnAtAAK0RACHRCwEArBEAIYcNAQD0EQAh0w0AAMMT0w0iAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADvGAAgzQIAAPAYACCZCwEAAAABnAtAAAAAAaoLQAAAAAGxCwEAAAABxAwAAADPDQKHDQEAAAAByw0EAAAAAcwNAQAAAAHNDQEAAAABzw0EAAAAAdANBAAAAAHRDUAAAAABAQgAALUEACAMmQsBAAAAAZwLQAAAAAGqC0AAAAABsQsBAAAAAcQMAAAAzw0Chw0BAAAAAcsNBAAAAAHMDQEAAAABzQ0BAAAAAc8NBAAAAAHQDQQAAAAB0Q1AAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAA4RgAIM0CAADiGAAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAhsQsBALkUACHEDAAA4BjPDSKHDQEAuRQAIcsNBADJFAAhzA0BALAUACHNDQEAsBQAIc8NBADJFAAh0A0EAMkUACHRDUAAwBQAIQIAAAD5AwAgCAAAuwQAIAyZCwEAsBQAIZwLQACxFAAhqgtAAMAUACGxCwEAuRQAIcQMAADgGM8NIocNAQC5FAAhyw0EAMkUACHMDQEAsBQAIc0NAQCwFAAhzw0EAMkUACHQDQQAyRQAIdENQADAFAAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADbGAAgFgAA3hgAIBcAAN0YACA4AADcGAAgOQAA3xgAIKoLAAC1FAAgsQsAALUUACCHDQAAtRQAINENAAC1FAAgD5YLAAC-EwAwlwsAAMUEABCYCwAAvhMAMJkLAQD0EQAhnAtAAK0RACGqC0AAxREAIbELAQC9EQAhxAwAAL8Tzw0ihw0BAOESACHLDQQAzxEAIcwNAQCsEQAhzQ0BAKwRACHPDQQAzxEAIdANBADPEQAh0Q1AAMURACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAANoYACCZCwEAAAABnAtAAAAAAdELAQAAAAHKDQEAAAAByw0EAAAAAQEIAADNBAAgBZkLAQAAAAGcC0AAAAAB0QsBAAAAAcoNAQAAAAHLDQQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAA2RgAIJkLAQCwFAAhnAtAALEUACHRCwEAsBQAIcoNAQCwFAAhyw0EAMkUACECAAAA_wMAIAgAANIEACAFmQsBALAUACGcC0AAsRQAIdELAQCwFAAhyg0BALAUACHLDQQAyRQAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAANQYACAWAADXGAAgFwAA1hgAIDgAANUYACA5AADYGAAgCJYLAAC9EwAwlwsAANsEABCYCwAAvRMAMJkLAQD0EQAhnAtAAK0RACHRCwEArBEAIcoNAQD0EQAhyw0EAM8RACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeWCwAAvBMAMJcLAADhBAAQmAsAALwTADC_DQEAAAABxw1AALgRACHIDUAAzBEAIckNAQDCEQAhAQAAAN4EACABAAAA3gQAIAeWCwAAvBMAMJcLAADhBAAQmAsAALwTADC_DQEAtxEAIccNQAC4EQAhyA1AAMwRACHJDQEAwhEAIQLIDQAAtRQAIMkNAAC1FAAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBL8NAQAAAAHHDUAAAAAByA1AAAAAAckNAQAAAAEBCAAA5gQAIAS_DQEAAAABxw1AAAAAAcgNQAAAAAHJDQEAAAABAQgAAOgEADABCAAA6AQAMAS_DQEAsBQAIccNQACxFAAhyA1AAMAUACHJDQEAuRQAIQIAAADeBAAgCAAA6wQAIAS_DQEAsBQAIccNQACxFAAhyA1AAMAUACHJDQEAuRQAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAANEYACAWAADTGAAgFwAA0hgAIMgNAAC1FAAgyQ0AALUUACAHlgsAALsTADCXCwAA9AQAEJgLAAC7EwAwvw0BAKwRACHHDUAArREAIcgNQADFEQAhyQ0BAL0RACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAtxMAIJYLAAC2EwAwlwsAAP8EABCYCwAAthMAMJkLAgAAAAG6DQEAtxEAIb4NAQC3EQAhvw0BAAAAAcANAQC3EQAhwQ0BALcRACHCDQEAwhEAIcMNAQDCEQAhxA0AAM0SACDFDSAA8hEAIQEAAAD3BAAgD58DAAC6EwAglgsAALkTADCXCwAA-QQAEJgLAAC5EwAwmQsCALYRACGGDAEAwhEAIe8MAQC3EQAhkQ0BALcRACG2DQAB6xIAIbgNAgC2EQAhuQ0BALcRACG6DQEAtxEAIbsNAQDCEQAhvA0BAMIRACG9DQAB9RIAIQWfAwAA0BgAIIYMAAC1FAAguw0AALUUACC8DQAAtRQAIL0NAAC1FAAgEJ8DAAC6EwAglgsAALkTADCXCwAA-QQAEJgLAAC5EwAwmQsCAAAAAYYMAQDCEQAh7wwBALcRACGRDQEAtxEAIbYNAAHrEgAhuA0CALYRACG5DQEAtxEAIboNAQC3EQAhuw0BAMIRACG8DQEAwhEAIb0NAAH1EgAhxg0AALgTACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAtxMAIJYLAAC2EwAwlwsAAP8EABCYCwAAthMAMJkLAgC2EQAhug0BALcRACG-DQEAtxEAIb8NAQC3EQAhwA0BALcRACHBDQEAtxEAIcINAQDCEQAhww0BAMIRACHEDQAAzRIAIMUNIADyEQAhA6ADAADPGAAgwg0AALUUACDDDQAAtRQAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAzhgAIJkLAgAAAAG6DQEAAAABvg0BAAAAAb8NAQAAAAHADQEAAAABwQ0BAAAAAcINAQAAAAHDDQEAAAABxA0AAM0YACDFDSAAAAABAQgAAIQFACAKmQsCAAAAAboNAQAAAAG-DQEAAAABvw0BAAAAAcANAQAAAAHBDQEAAAABwg0BAAAAAcMNAQAAAAHEDQAAzRgAIMUNIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAADAGAAgmQsCAK8UACG6DQEAsBQAIb4NAQCwFAAhvw0BALAUACHADQEAsBQAIcENAQCwFAAhwg0BALkUACHDDQEAuRQAIcQNAAC_GAAgxQ0gANMUACECAAAA9wQAIAgAAIkFACAKmQsCAK8UACG6DQEAsBQAIb4NAQCwFAAhvw0BALAUACHADQEAsBQAIcENAQCwFAAhwg0BALkUACHDDQEAuRQAIcQNAAC_GAAgxQ0gANMUACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAAC6GAAgFgAAvRgAIBcAALwYACA4AAC7GAAgOQAAvhgAIMINAAC1FAAgww0AALUUACANlgsAALUTADCXCwAAkgUAEJgLAAC1EwAwmQsCAKsRACG6DQEArBEAIb4NAQCsEQAhvw0BAKwRACHADQEArBEAIcENAQCsEQAhwg0BAL0RACHDDQEAvREAIcQNAADNEgAgxQ0gANsRACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAALkYACCZCwIAAAABhgwBAAAAAe8MAQAAAAGRDQEAAAABtg0AAQAAAbgNAgAAAAG5DQEAAAABug0BAAAAAbsNAQAAAAG8DQEAAAABvQ0AAQAAAQEIAACaBQAgC5kLAgAAAAGGDAEAAAAB7wwBAAAAAZENAQAAAAG2DQABAAABuA0CAAAAAbkNAQAAAAG6DQEAAAABuw0BAAAAAbwNAQAAAAG9DQABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAuBgAIJkLAgCvFAAhhgwBALkUACHvDAEAsBQAIZENAQCwFAAhtg0AAbUXACG4DQIArxQAIbkNAQCwFAAhug0BALAUACG7DQEAuRQAIbwNAQC5FAAhvQ0AAcEXACECAAAA-wQAIAgAAJ8FACALmQsCAK8UACGGDAEAuRQAIe8MAQCwFAAhkQ0BALAUACG2DQABtRcAIbgNAgCvFAAhuQ0BALAUACG6DQEAsBQAIbsNAQC5FAAhvA0BALkUACG9DQABwRcAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAALMYACAWAAC2GAAgFwAAtRgAIDgAALQYACA5AAC3GAAghgwAALUUACC7DQAAtRQAILwNAAC1FAAgvQ0AALUUACAOlgsAALQTADCXCwAAqAUAEJgLAAC0EwAwmQsCAKsRACGGDAEAvREAIe8MAQCsEQAhkQ0BAKwRACG2DQAB5xIAIbgNAgCrEQAhuQ0BAKwRACG6DQEArBEAIbsNAQC9EQAhvA0BAL0RACG9DQAB8RIAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBeYGBADnEQAhlgsAALMTADCXCwAArgUAEJgLAACzEwAwmQsCAAAAAQEAAACrBQAgAQAAAKsFACAF5gYEAOcRACGWCwAAsxMAMJcLAACuBQAQmAsAALMTADCZCwIAthEAIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAC5gYEAAAAAZkLAgAAAAEBCAAAswUAIALmBgQAAAABmQsCAAAAAQEIAAC1BQAwAQgAALUFADAC5gYEAMkUACGZCwIArxQAIQIAAACrBQAgCAAAuAUAIALmBgQAyRQAIZkLAgCvFAAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAArhgAIBYAALEYACAXAACwGAAgOAAArxgAIDkAALIYACAF5gYEAM8RACGWCwAAshMAMJcLAADBBQAQmAsAALITADCZCwIAqxEAIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB5YLAACxEwAwlwsAAMcFABCYCwAAsRMAMKoLQAC4EQAhiQwBALcRACGBDQEAAAABtw1AALgRACEBAAAAxAUAIAEAAADEBQAgB5YLAACxEwAwlwsAAMcFABCYCwAAsRMAMKoLQAC4EQAhiQwBALcRACGBDQEAtxEAIbcNQAC4EQAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASqC0AAAAABiQwBAAAAAYENAQAAAAG3DUAAAAABAQgAAMwFACAEqgtAAAAAAYkMAQAAAAGBDQEAAAABtw1AAAAAAQEIAADOBQAwAQgAAM4FADAEqgtAALEUACGJDAEAsBQAIYENAQCwFAAhtw1AALEUACECAAAAxAUAIAgAANEFACAEqgtAALEUACGJDAEAsBQAIYENAQCwFAAhtw1AALEUACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACrGAAgFgAArRgAIBcAAKwYACAHlgsAALATADCXCwAA2gUAEJgLAACwEwAwqgtAAK0RACGJDAEArBEAIYENAQCsEQAhtw1AAK0RACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeWCwAArxMAMJcLAADgBQAQmAsAAK8TADCcC0AAuBEAIaoLQAC4EQAhyAsAAQAAAYkMAQC3EQAhAQAAAN0FACABAAAA3QUAIAeWCwAArxMAMJcLAADgBQAQmAsAAK8TADCcC0AAuBEAIaoLQAC4EQAhyAsAAesSACGJDAEAtxEAIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEnAtAAAAAAaoLQAAAAAHICwABAAABiQwBAAAAAQEIAADlBQAgBJwLQAAAAAGqC0AAAAAByAsAAQAAAYkMAQAAAAEBCAAA5wUAMAEIAADnBQAwBJwLQACxFAAhqgtAALEUACHICwABtRcAIYkMAQCwFAAhAgAAAN0FACAIAADqBQAgBJwLQACxFAAhqgtAALEUACHICwABtRcAIYkMAQCwFAAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAqBgAIBYAAKoYACAXAACpGAAgB5YLAACuEwAwlwsAAPMFABCYCwAArhMAMJwLQACtEQAhqgtAAK0RACHICwAB5xIAIYkMAQCsEQAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARlgsAAK0TADCXCwAA-QUAEJgLAACtEwAwmQsBAAAAAZwLQAC4EQAh0QsBALcRACGUDEAAzBEAIdwMAQC3EQAh7wwBAMIRACH0DAEAwhEAIZENAQC3EQAhkw0BALcRACGyDQEAtxEAIbMNAACDEgAgtA0BALcRACG1DQEAtxEAIbYNAQDCEQAhAQAAAPYFACABAAAA9gUAIBGWCwAArRMAMJcLAAD5BQAQmAsAAK0TADCZCwEA9xEAIZwLQAC4EQAh0QsBALcRACGUDEAAzBEAIdwMAQC3EQAh7wwBAMIRACH0DAEAwhEAIZENAQC3EQAhkw0BALcRACGyDQEAtxEAIbMNAACDEgAgtA0BALcRACG1DQEAtxEAIbYNAQDCEQAhBJQMAAC1FAAg7wwAALUUACD0DAAAtRQAILYNAAC1FAAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDpkLAQAAAAGcC0AAAAAB0QsBAAAAAZQMQAAAAAHcDAEAAAAB7wwBAAAAAfQMAQAAAAGRDQEAAAABkw0BAAAAAbINAQAAAAGzDYAAAAABtA0BAAAAAbUNAQAAAAG2DQEAAAABAQgAAP4FACAOmQsBAAAAAZwLQAAAAAHRCwEAAAABlAxAAAAAAdwMAQAAAAHvDAEAAAAB9AwBAAAAAZENAQAAAAGTDQEAAAABsg0BAAAAAbMNgAAAAAG0DQEAAAABtQ0BAAAAAbYNAQAAAAEBCAAAgAYAMAEIAACABgAwDpkLAQCwFAAhnAtAALEUACHRCwEAsBQAIZQMQADAFAAh3AwBALAUACHvDAEAuRQAIfQMAQC5FAAhkQ0BALAUACGTDQEAsBQAIbINAQCwFAAhsw2AAAAAAbQNAQCwFAAhtQ0BALAUACG2DQEAuRQAIQIAAAD2BQAgCAAAgwYAIA6ZCwEAsBQAIZwLQACxFAAh0QsBALAUACGUDEAAwBQAIdwMAQCwFAAh7wwBALkUACH0DAEAuRQAIZENAQCwFAAhkw0BALAUACGyDQEAsBQAIbMNgAAAAAG0DQEAsBQAIbUNAQCwFAAhtg0BALkUACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAAClGAAgFgAApxgAIBcAAKYYACCUDAAAtRQAIO8MAAC1FAAg9AwAALUUACC2DQAAtRQAIBGWCwAArBMAMJcLAACMBgAQmAsAAKwTADCZCwEA9BEAIZwLQACtEQAh0QsBAKwRACGUDEAAxREAIdwMAQCsEQAh7wwBAL0RACH0DAEAvREAIZENAQCsEQAhkw0BAKwRACGyDQEArBEAIbMNAAD9EQAgtA0BAKwRACG1DQEArBEAIbYNAQC9EQAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFlgsAAKsTADCXCwAAkgYAEJgLAACrEwAwtgwBAAAAAd8MQAC4EQAhAQAAAI8GACABAAAAjwYAIAWWCwAAqxMAMJcLAACSBgAQmAsAAKsTADC2DAEAtxEAId8MQAC4EQAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAK2DAEAAAAB3wxAAAAAAQEIAACXBgAgArYMAQAAAAHfDEAAAAABAQgAAJkGADABCAAAmQYAMAK2DAEAsBQAId8MQACxFAAhAgAAAI8GACAIAACcBgAgArYMAQCwFAAh3wxAALEUACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACiGAAgFgAApBgAIBcAAKMYACAFlgsAAKoTADCXCwAApQYAEJgLAACqEwAwtgwBAKwRACHfDEAArREAIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBpYLAACpEwAwlwsAAKsGABCYCwAAqRMAMJkLAQAAAAGwDUAAuBEAIbENAADNEgAgAQAAAKgGACABAAAAqAYAIAaWCwAAqRMAMJcLAACrBgAQmAsAAKkTADCZCwEA9xEAIbANQAC4EQAhsQ0AAM0SACAAAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgA5kLAQAAAAGwDUAAAAABsQ0AAKEYACABCAAAsAYAIAOZCwEAAAABsA1AAAAAAbENAAChGAAgAQgAALIGADABCAAAsgYAMAOZCwEAsBQAIbANQACxFAAhsQ0AAKAYACACAAAAqAYAIAgAALUGACADmQsBALAUACGwDUAAsRQAIbENAACgGAAgAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAAnRgAIBYAAJ8YACAXAACeGAAgBpYLAACoEwAwlwsAAL4GABCYCwAAqBMAMJkLAQD0EQAhsA1AAK0RACGxDQAAzRIAIAMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCZYLAACmEwAwlwsAAMQGABCYCwAAphMAMLALAACnE64NItsLAQAAAAGUDEAAzBEAIfAMAQC3EQAhrg0BAAAAAa8NQAC4EQAhAQAAAMEGACABAAAAwQYAIAmWCwAAphMAMJcLAADEBgAQmAsAAKYTADCwCwAApxOuDSLbCwEAtxEAIZQMQADMEQAh8AwBALcRACGuDQEAwhEAIa8NQAC4EQAhApQMAAC1FAAgrg0AALUUACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAGsAsAAACuDQLbCwEAAAABlAxAAAAAAfAMAQAAAAGuDQEAAAABrw1AAAAAAQEIAADJBgAgBrALAAAArg0C2wsBAAAAAZQMQAAAAAHwDAEAAAABrg0BAAAAAa8NQAAAAAEBCAAAywYAMAEIAADLBgAwBrALAACcGK4NItsLAQCwFAAhlAxAAMAUACHwDAEAsBQAIa4NAQC5FAAhrw1AALEUACECAAAAwQYAIAgAAM4GACAGsAsAAJwYrg0i2wsBALAUACGUDEAAwBQAIfAMAQCwFAAhrg0BALkUACGvDUAAsRQAIQIAAADEBgAgCAAA0AYAIAIAAADEBgAgCAAA0AYAIAMAAADBBgAgDwAAyQYAIBAAAM4GACABAAAAwQYAIAEAAADEBgAgBRUAAJkYACAWAACbGAAgFwAAmhgAIJQMAAC1FAAgrg0AALUUACAJlgsAAKITADCXCwAA1wYAEJgLAACiEwAwsAsAAKMTrg0i2wsBAKwRACGUDEAAxREAIfAMAQCsEQAhrg0BAL0RACGvDUAArREAIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCJYLAACgEwAwlwsAAN0GABCYCwAAoBMAMJwLQAC4EQAh4wwCALYRACHkDAEA9xEAIasNAQC3EQAhrA0AAKETACABAAAA2gYAIAEAAADaBgAgB5YLAACgEwAwlwsAAN0GABCYCwAAoBMAMJwLQAC4EQAh4wwCALYRACHkDAEA9xEAIasNAQC3EQAhAAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAScC0AAAAAB4wwCAAAAAeQMAQAAAAGrDQEAAAABAQgAAOIGACAEnAtAAAAAAeMMAgAAAAHkDAEAAAABqw0BAAAAAQEIAADkBgAwAQgAAOQGADAEnAtAALEUACHjDAIArxQAIeQMAQCwFAAhqw0BALAUACECAAAA2gYAIAgAAOcGACAEnAtAALEUACHjDAIArxQAIeQMAQCwFAAhqw0BALAUACECAAAA3QYAIAgAAOkGACACAAAA3QYAIAgAAOkGACADAAAA2gYAIA8AAOIGACAQAADnBgAgAQAAANoGACABAAAA3QYAIAUVAACUGAAgFgAAlxgAIBcAAJYYACA4AACVGAAgOQAAmBgAIAeWCwAAnxMAMJcLAADwBgAQmAsAAJ8TADCcC0AArREAIeMMAgCrEQAh5AwBAPQRACGrDQEArBEAIQMAAADdBgAgAwAA7wYAMBQAAPAGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBZYLAACeEwAwlwsAAPYGABCYCwAAnhMAMKoLQAC4EQAhqg0BAAAAAQEAAADzBgAgAQAAAPMGACAFlgsAAJ4TADCXCwAA9gYAEJgLAACeEwAwqgtAALgRACGqDQEAtxEAIQADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACACqgtAAAAAAaoNAQAAAAEBCAAA-wYAIAKqC0AAAAABqg0BAAAAAQEIAAD9BgAwAQgAAP0GADACqgtAALEUACGqDQEAsBQAIQIAAADzBgAgCAAAgAcAIAKqC0AAsRQAIaoNAQCwFAAhAgAAAPYGACAIAACCBwAgAgAAAPYGACAIAACCBwAgAwAAAPMGACAPAAD7BgAgEAAAgAcAIAEAAADzBgAgAQAAAPYGACADFQAAkRgAIBYAAJMYACAXAACSGAAgBZYLAACdEwAwlwsAAIkHABCYCwAAnRMAMKoLQACtEQAhqg0BAKwRACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAmWCwAAmxMAMJcLAACPBwAQmAsAAJsTADCcC0AAuBEAIbYMAQC3EQAh5AwBALcRACHmDAEAtxEAIaQNAQC3EQAhqQ0AAJwTACABAAAAjAcAIAEAAACMBwAgCJYLAACbEwAwlwsAAI8HABCYCwAAmxMAMJwLQAC4EQAhtgwBALcRACHkDAEAtxEAIeYMAQC3EQAhpA0BALcRACEAAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACADAAAAjwcAIAMAAJAHADAEAACMBwAgBZwLQAAAAAG2DAEAAAAB5AwBAAAAAeYMAQAAAAGkDQEAAAABAQgAAJQHACAFnAtAAAAAAbYMAQAAAAHkDAEAAAAB5gwBAAAAAaQNAQAAAAEBCAAAlgcAMAEIAACWBwAwBZwLQACxFAAhtgwBALAUACHkDAEAsBQAIeYMAQCwFAAhpA0BALAUACECAAAAjAcAIAgAAJkHACAFnAtAALEUACG2DAEAsBQAIeQMAQCwFAAh5gwBALAUACGkDQEAsBQAIQIAAACPBwAgCAAAmwcAIAIAAACPBwAgCAAAmwcAIAMAAACMBwAgDwAAlAcAIBAAAJkHACABAAAAjAcAIAEAAACPBwAgAxUAAI4YACAWAACQGAAgFwAAjxgAIAiWCwAAmhMAMJcLAACiBwAQmAsAAJoTADCcC0AArREAIbYMAQCsEQAh5AwBAKwRACHmDAEArBEAIaQNAQCsEQAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACANlgsAAJgTADCXCwAAqAcAEJgLAACYEwAwqgtAALgRACHJCwEAtxEAIdILAQC3EQAh1AsBALcRACH7CwIAthEAIa8MAQC3EQAh5gwBALcRACHxDAEAtxEAIaQNAQC3EQAhqA0AAJkTACABAAAApQcAIAEAAAClBwAgDJYLAACYEwAwlwsAAKgHABCYCwAAmBMAMKoLQAC4EQAhyQsBALcRACHSCwEAtxEAIdQLAQC3EQAh-wsCALYRACGvDAEAtxEAIeYMAQC3EQAh8QwBALcRACGkDQEAtxEAIQADAAAAqAcAIAMAAKkHADAEAAClBwAgAwAAAKgHACADAACpBwAwBAAApQcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAJqgtAAAAAAckLAQAAAAHSCwEAAAAB1AsBAAAAAfsLAgAAAAGvDAEAAAAB5gwBAAAAAfEMAQAAAAGkDQEAAAABAQgAAK0HACAJqgtAAAAAAckLAQAAAAHSCwEAAAAB1AsBAAAAAfsLAgAAAAGvDAEAAAAB5gwBAAAAAfEMAQAAAAGkDQEAAAABAQgAAK8HADABCAAArwcAMAmqC0AAsRQAIckLAQCwFAAh0gsBALAUACHUCwEAsBQAIfsLAgCvFAAhrwwBALAUACHmDAEAsBQAIfEMAQCwFAAhpA0BALAUACECAAAApQcAIAgAALIHACAJqgtAALEUACHJCwEAsBQAIdILAQCwFAAh1AsBALAUACH7CwIArxQAIa8MAQCwFAAh5gwBALAUACHxDAEAsBQAIaQNAQCwFAAhAgAAAKgHACAIAAC0BwAgAgAAAKgHACAIAAC0BwAgAwAAAKUHACAPAACtBwAgEAAAsgcAIAEAAAClBwAgAQAAAKgHACAFFQAAiRgAIBYAAIwYACAXAACLGAAgOAAAihgAIDkAAI0YACAMlgsAAJcTADCXCwAAuwcAEJgLAACXEwAwqgtAAK0RACHJCwEArBEAIdILAQCsEQAh1AsBAKwRACH7CwIAqxEAIa8MAQCsEQAh5gwBAKwRACHxDAEArBEAIaQNAQCsEQAhAwAAAKgHACADAAC6BwAwFAAAuwcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAG3QEAAJQTACCWCwAAkxMAMJcLAADGBwAQmAsAAJMTADC2DAEAAAABpw0CALYRACEBAAAAvgcAIAvcAQEAtxEAIfEEAACWEwAglgsAAJUTADCXCwAAwAcAEJgLAACVEwAwmQsEAOcRACGvDAEAtxEAIbYMAQC3EQAhpA0BALcRACGlDQEAtxEAIaYNAgC2EQAhAfEEAACIGAAgC9wBAQC3EQAh8QQAAJYTACCWCwAAlRMAMJcLAADABwAQmAsAAJUTADCZCwQAAAABrwwBALcRACG2DAEAtxEAIaQNAQC3EQAhpQ0BALcRACGmDQIAthEAIQMAAADABwAgAwAAwQcAMAQAAMIHACABAAAAwAcAIAEAAAC-BwAgBt0BAACUEwAglgsAAJMTADCXCwAAxgcAEJgLAACTEwAwtgwBALcRACGnDQIAthEAIQHdAQAAhxgAIAMAAADGBwAgAwAAxwcAMAQAAL4HACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAwAAAMYHACADAADHBwAwBAAAvgcAIAPdAQAAhhgAILYMAQAAAAGnDQIAAAABAQgAAMsHACACtgwBAAAAAacNAgAAAAEBCAAAzQcAMAEIAADNBwAwA90BAAD5FwAgtgwBALAUACGnDQIArxQAIQIAAAC-BwAgCAAA0AcAIAK2DAEAsBQAIacNAgCvFAAhAgAAAMYHACAIAADSBwAgAgAAAMYHACAIAADSBwAgAwAAAL4HACAPAADLBwAgEAAA0AcAIAEAAAC-BwAgAQAAAMYHACAFFQAA9BcAIBYAAPcXACAXAAD2FwAgOAAA9RcAIDkAAPgXACAFlgsAAJITADCXCwAA2QcAEJgLAACSEwAwtgwBAKwRACGnDQIAqxEAIQMAAADGBwAgAwAA2AcAMBQAANkHACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAQAAAMIHACABAAAAwgcAIAMAAADABwAgAwAAwQcAMAQAAMIHACADAAAAwAcAIAMAAMEHADAEAADCBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIAjcAQEAAAAB8QQAAPMXACCZCwQAAAABrwwBAAAAAbYMAQAAAAGkDQEAAAABpQ0BAAAAAaYNAgAAAAEBCAAA4QcAIAfcAQEAAAABmQsEAAAAAa8MAQAAAAG2DAEAAAABpA0BAAAAAaUNAQAAAAGmDQIAAAABAQgAAOMHADABCAAA4wcAMAjcAQEAsBQAIfEEAADyFwAgmQsEAMkUACGvDAEAsBQAIbYMAQCwFAAhpA0BALAUACGlDQEAsBQAIaYNAgCvFAAhAgAAAMIHACAIAADmBwAgB9wBAQCwFAAhmQsEAMkUACGvDAEAsBQAIbYMAQCwFAAhpA0BALAUACGlDQEAsBQAIaYNAgCvFAAhAgAAAMAHACAIAADoBwAgAgAAAMAHACAIAADoBwAgAwAAAMIHACAPAADhBwAgEAAA5gcAIAEAAADCBwAgAQAAAMAHACAFFQAA7RcAIBYAAPAXACAXAADvFwAgOAAA7hcAIDkAAPEXACAK3AEBAKwRACGWCwAAkRMAMJcLAADvBwAQmAsAAJETADCZCwQAzxEAIa8MAQCsEQAhtgwBAKwRACGkDQEArBEAIaUNAQCsEQAhpg0CAKsRACEDAAAAwAcAIAMAAO4HADAUAADvBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIBiWCwAAjxMAMJcLAAD1BwAQmAsAAI8TADCZCwEAAAABnAtAALgRACGqC0AAzBEAIbALAACQE54NItALAQC3EQAh0QsBALcRACHbCwEAAAAB9gsBALcRACGADEAAuBEAIZMMQAC4EQAhowxAAMwRACHrDEAAzBEAIewMAQD7EgAh8QwBALcRACGZDQIAthEAIZ4NAACDEgAgnw0CALYRACGgDQAA7hEAIKENAADuEQAgog0BAMIRACGjDUAAuBEAIQEAAADyBwAgAQAAAPIHACAYlgsAAI8TADCXCwAA9QcAEJgLAACPEwAwmQsBALcRACGcC0AAuBEAIaoLQADMEQAhsAsAAJATng0i0AsBALcRACHRCwEAtxEAIdsLAQC3EQAh9gsBALcRACGADEAAuBEAIZMMQAC4EQAhowxAAMwRACHrDEAAzBEAIewMAQD7EgAh8QwBALcRACGZDQIAthEAIZ4NAACDEgAgnw0CALYRACGgDQAA7hEAIKENAADuEQAgog0BAMIRACGjDUAAuBEAIQeqCwAAtRQAIKMMAAC1FAAg6wwAALUUACDsDAAAtRQAIKANAAC1FAAgoQ0AALUUACCiDQAAtRQAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIBWZCwEAAAABnAtAAAAAAaoLQAAAAAGwCwAAAJ4NAtALAQAAAAHRCwEAAAAB2wsBAAAAAfYLAQAAAAGADEAAAAABkwxAAAAAAaMMQAAAAAHrDEAAAAAB7AwBAAAAAfEMAQAAAAGZDQIAAAABng2AAAAAAZ8NAgAAAAGgDYAAAAABoQ2AAAAAAaINAQAAAAGjDUAAAAABAQgAAPoHACAVmQsBAAAAAZwLQAAAAAGqC0AAAAABsAsAAACeDQLQCwEAAAAB0QsBAAAAAdsLAQAAAAH2CwEAAAABgAxAAAAAAZMMQAAAAAGjDEAAAAAB6wxAAAAAAewMAQAAAAHxDAEAAAABmQ0CAAAAAZ4NgAAAAAGfDQIAAAABoA2AAAAAAaENgAAAAAGiDQEAAAABow1AAAAAAQEIAAD8BwAwAQgAAPwHADAVmQsBALAUACGcC0AAsRQAIaoLQADAFAAhsAsAAOwXng0i0AsBALAUACHRCwEAsBQAIdsLAQCwFAAh9gsBALAUACGADEAAsRQAIZMMQACxFAAhowxAAMAUACHrDEAAwBQAIewMAQC5FAAh8QwBALAUACGZDQIArxQAIZ4NgAAAAAGfDQIArxQAIaANgAAAAAGhDYAAAAABog0BALkUACGjDUAAsRQAIQIAAADyBwAgCAAA_wcAIBWZCwEAsBQAIZwLQACxFAAhqgtAAMAUACGwCwAA7BeeDSLQCwEAsBQAIdELAQCwFAAh2wsBALAUACH2CwEAsBQAIYAMQACxFAAhkwxAALEUACGjDEAAwBQAIesMQADAFAAh7AwBALkUACHxDAEAsBQAIZkNAgCvFAAhng2AAAAAAZ8NAgCvFAAhoA2AAAAAAaENgAAAAAGiDQEAuRQAIaMNQACxFAAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAMFQAA5xcAIBYAAOoXACAXAADpFwAgOAAA6BcAIDkAAOsXACCqCwAAtRQAIKMMAAC1FAAg6wwAALUUACDsDAAAtRQAIKANAAC1FAAgoQ0AALUUACCiDQAAtRQAIBiWCwAAixMAMJcLAACICAAQmAsAAIsTADCZCwEArBEAIZwLQACtEQAhqgtAAMURACGwCwAAjBOeDSLQCwEArBEAIdELAQCsEQAh2wsBAKwRACH2CwEArBEAIYAMQACtEQAhkwxAAK0RACGjDEAAxREAIesMQADFEQAh7AwBAOESACHxDAEArBEAIZkNAgCrEQAhng0AAP0RACCfDQIAqxEAIaANAADQEQAgoQ0AANARACCiDQEAvREAIaMNQACtEQAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAFlgsAAIoTADCXCwAAjggAEJgLAACKEwAw5gwBAAAAAZwNQAC4EQAhAQAAAIsIACABAAAAiwgAIAWWCwAAihMAMJcLAACOCAAQmAsAAIoTADDmDAEAtxEAIZwNQAC4EQAhAAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgAwAAAI4IACADAACPCAAwBAAAiwgAIALmDAEAAAABnA1AAAAAAQEIAACTCAAgAuYMAQAAAAGcDUAAAAABAQgAAJUIADABCAAAlQgAMALmDAEAsBQAIZwNQACxFAAhAgAAAIsIACAIAACYCAAgAuYMAQCwFAAhnA1AALEUACECAAAAjggAIAgAAJoIACACAAAAjggAIAgAAJoIACADAAAAiwgAIA8AAJMIACAQAACYCAAgAQAAAIsIACABAAAAjggAIAMVAADkFwAgFgAA5hcAIBcAAOUXACAFlgsAAIkTADCXCwAAoQgAEJgLAACJEwAw5gwBAKwRACGcDUAArREAIQMAAACOCAAgAwAAoAgAMBQAAKEIACADAAAAjggAIAMAAI8IADAEAACLCAAgB5YLAACIEwAwlwsAAKcIABCYCwAAiBMAMOYMAQAAAAGZDQIAthEAIZoNQAC4EQAhmw1AALgRACEBAAAApAgAIAEAAACkCAAgB5YLAACIEwAwlwsAAKcIABCYCwAAiBMAMOYMAQC3EQAhmQ0CALYRACGaDUAAuBEAIZsNQAC4EQAhAAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAwAAAKcIACADAACoCAAwBAAApAgAIATmDAEAAAABmQ0CAAAAAZoNQAAAAAGbDUAAAAABAQgAAKwIACAE5gwBAAAAAZkNAgAAAAGaDUAAAAABmw1AAAAAAQEIAACuCAAwAQgAAK4IADAE5gwBALAUACGZDQIArxQAIZoNQACxFAAhmw1AALEUACECAAAApAgAIAgAALEIACAE5gwBALAUACGZDQIArxQAIZoNQACxFAAhmw1AALEUACECAAAApwgAIAgAALMIACACAAAApwgAIAgAALMIACADAAAApAgAIA8AAKwIACAQAACxCAAgAQAAAKQIACABAAAApwgAIAUVAADfFwAgFgAA4hcAIBcAAOEXACA4AADgFwAgOQAA4xcAIAeWCwAAhxMAMJcLAAC6CAAQmAsAAIcTADDmDAEArBEAIZkNAgCrEQAhmg1AAK0RACGbDUAArREAIQMAAACnCAAgAwAAuQgAMBQAALoIACADAAAApwgAIAMAAKgIADAEAACkCAAgBZYLAACGEwAwlwsAAMAIABCYCwAAhhMAMJkLAQAAAAGYDSAAAAABAQAAAL0IACABAAAAvQgAIAWWCwAAhhMAMJcLAADACAAQmAsAAIYTADCZCwEA9xEAIZgNIADyEQAhAAMAAADACAAgAwAAwQgAMAQAAL0IACADAAAAwAgAIAMAAMEIADAEAAC9CAAgAwAAAMAIACADAADBCAAwBAAAvQgAIAKZCwEAAAABmA0gAAAAAQEIAADFCAAgApkLAQAAAAGYDSAAAAABAQgAAMcIADABCAAAxwgAMAKZCwEAsBQAIZgNIADTFAAhAgAAAL0IACAIAADKCAAgApkLAQCwFAAhmA0gANMUACECAAAAwAgAIAgAAMwIACACAAAAwAgAIAgAAMwIACADAAAAvQgAIA8AAMUIACAQAADKCAAgAQAAAL0IACABAAAAwAgAIAMVAADcFwAgFgAA3hcAIBcAAN0XACAFlgsAAIUTADCXCwAA0wgAEJgLAACFEwAwmQsBAPQRACGYDSAA2xEAIQMAAADACAAgAwAA0ggAMBQAANMIACADAAAAwAgAIAMAAMEIADAEAAC9CAAgJdUFAAD8EgAglgsAAPoSADCXCwAA4wgAEJgLAAD6EgAwmQsBAAAAAZwLQAC4EQAhsAsBALcRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGqDAEAtxEAIasMEADpEQAhxAwBALcRACHcDAEAwhEAIe8MAQDCEQAh8QwBALcRACHzDAEAtxEAIfcMAQC3EQAh_AxAAMwRACH-DAEAtxEAIYANQAC4EQAhgQ0BALcRACGHDQEA-xIAIYgNAgDvEQAhiQ0CAO8RACGKDSAA8hEAIYsNIADyEQAhjA0BALcRACGNDQEAtxEAIY4NEACjEgAhjw0QAKMSACGQDRAAoxIAIZENAQDCEQAhkg0BAMIRACGTDQEAtxEAIZQNAQDCEQAhlQ0BAMIRACEBAAAA1ggAIBfSBQAAgxMAINQFAACEEwAglgsAAIITADCXCwAA2AgAEJgLAACCEwAwmQsBAPcRACGcC0AAuBEAIbALAQC3EQAhsQsBAMIRACG0CwIAthEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIasMEADpEQAh5AwBAPcRACHlDAEAtxEAIeYMAQC3EQAh5wwBAMIRACHoDAAA7hEAIOkMQADMEQAh6gxAAMwRACHrDEAAzBEAIewMAQD7EgAhCtIFAADaFwAg1AUAANsXACCxCwAAtRQAINoLAAC1FAAg5wwAALUUACDoDAAAtRQAIOkMAAC1FAAg6gwAALUUACDrDAAAtRQAIOwMAAC1FAAgGNIFAACDEwAg1AUAAIQTACCWCwAAghMAMJcLAADYCAAQmAsAAIITADCZCwEAAAABnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAIZcNAACBEwAgAwAAANgIACADAADZCAAwBAAA2ggAIAfTBQAAgBMAIJYLAAD_EgAwlwsAANwIABCYCwAA_xIAMKsMEADpEQAh4gwBAPcRACHjDAIAthEAIQHTBQAA2RcAIAjTBQAAgBMAIJYLAAD_EgAwlwsAANwIABCYCwAA_xIAMKsMEADpEQAh4gwBAPcRACHjDAIAthEAIZYNAAD-EgAgAwAAANwIACADAADdCAAwBAAA3ggAIAEAAADcCAAgAQAAANgIACABAAAA1ggAICXVBQAA_BIAIJYLAAD6EgAwlwsAAOMIABCYCwAA-hIAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIaoMAQC3EQAhqwwQAOkRACHEDAEAtxEAIdwMAQDCEQAh7wwBAMIRACHxDAEAtxEAIfMMAQC3EQAh9wwBALcRACH8DEAAzBEAIf4MAQC3EQAhgA1AALgRACGBDQEAtxEAIYcNAQD7EgAhiA0CAO8RACGJDQIA7xEAIYoNIADyEQAhiw0gAPIRACGMDQEAtxEAIY0NAQC3EQAhjg0QAKMSACGPDRAAoxIAIZANEACjEgAhkQ0BAMIRACGSDQEAwhEAIZMNAQC3EQAhlA0BAMIRACGVDQEAwhEAIQ_VBQAA2BcAINoLAAC1FAAg3AwAALUUACDvDAAAtRQAIPwMAAC1FAAghw0AALUUACCIDQAAtRQAIIkNAAC1FAAgjg0AALUUACCPDQAAtRQAIJANAAC1FAAgkQ0AALUUACCSDQAAtRQAIJQNAAC1FAAglQ0AALUUACADAAAA4wgAIAMAAOQIADAEAADWCAAgAwAAAOMIACADAADkCAAwBAAA1ggAIAMAAADjCAAgAwAA5AgAMAQAANYIACAi1QUAANcXACCZCwEAAAABnAtAAAAAAbALAQAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGqDAEAAAABqwwQAAAAAcQMAQAAAAHcDAEAAAAB7wwBAAAAAfEMAQAAAAHzDAEAAAAB9wwBAAAAAfwMQAAAAAH-DAEAAAABgA1AAAAAAYENAQAAAAGHDQEAAAABiA0CAAAAAYkNAgAAAAGKDSAAAAABiw0gAAAAAYwNAQAAAAGNDQEAAAABjg0QAAAAAY8NEAAAAAGQDRAAAAABkQ0BAAAAAZINAQAAAAGTDQEAAAABlA0BAAAAAZUNAQAAAAEBCAAA6AgAICGZCwEAAAABnAtAAAAAAbALAQAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGqDAEAAAABqwwQAAAAAcQMAQAAAAHcDAEAAAAB7wwBAAAAAfEMAQAAAAHzDAEAAAAB9wwBAAAAAfwMQAAAAAH-DAEAAAABgA1AAAAAAYENAQAAAAGHDQEAAAABiA0CAAAAAYkNAgAAAAGKDSAAAAABiw0gAAAAAYwNAQAAAAGNDQEAAAABjg0QAAAAAY8NEAAAAAGQDRAAAAABkQ0BAAAAAZINAQAAAAGTDQEAAAABlA0BAAAAAZUNAQAAAAEBCAAA6ggAMAEIAADqCAAwItUFAADKFwAgmQsBALAUACGcC0AAsRQAIbALAQCwFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqgwBALAUACGrDBAA3BQAIcQMAQCwFAAh3AwBALkUACHvDAEAuRQAIfEMAQCwFAAh8wwBALAUACH3DAEAsBQAIfwMQADAFAAh_gwBALAUACGADUAAsRQAIYENAQCwFAAhhw0BALkUACGIDQIAyhQAIYkNAgDKFAAhig0gANMUACGLDSAA0xQAIYwNAQCwFAAhjQ0BALAUACGODRAAphUAIY8NEACmFQAhkA0QAKYVACGRDQEAuRQAIZINAQC5FAAhkw0BALAUACGUDQEAuRQAIZUNAQC5FAAhAgAAANYIACAIAADtCAAgIZkLAQCwFAAhnAtAALEUACGwCwEAsBQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIaoMAQCwFAAhqwwQANwUACHEDAEAsBQAIdwMAQC5FAAh7wwBALkUACHxDAEAsBQAIfMMAQCwFAAh9wwBALAUACH8DEAAwBQAIf4MAQCwFAAhgA1AALEUACGBDQEAsBQAIYcNAQC5FAAhiA0CAMoUACGJDQIAyhQAIYoNIADTFAAhiw0gANMUACGMDQEAsBQAIY0NAQCwFAAhjg0QAKYVACGPDRAAphUAIZANEACmFQAhkQ0BALkUACGSDQEAuRQAIZMNAQCwFAAhlA0BALkUACGVDQEAuRQAIQIAAADjCAAgCAAA7wgAIAIAAADjCAAgCAAA7wgAIAMAAADWCAAgDwAA6AgAIBAAAO0IACABAAAA1ggAIAEAAADjCAAgExUAAMUXACAWAADIFwAgFwAAxxcAIDgAAMYXACA5AADJFwAg2gsAALUUACDcDAAAtRQAIO8MAAC1FAAg_AwAALUUACCHDQAAtRQAIIgNAAC1FAAgiQ0AALUUACCODQAAtRQAII8NAAC1FAAgkA0AALUUACCRDQAAtRQAIJINAAC1FAAglA0AALUUACCVDQAAtRQAICSWCwAA-RIAMJcLAAD2CAAQmAsAAPkSADCZCwEA9BEAIZwLQACtEQAhsAsBAKwRACHaCwEAvREAIZAMAQCsEQAhkwxAAK0RACGqDAEArBEAIasMEADgEQAhxAwBAKwRACHcDAEAvREAIe8MAQC9EQAh8QwBAKwRACHzDAEArBEAIfcMAQCsEQAh_AxAAMURACH-DAEArBEAIYANQACtEQAhgQ0BAKwRACGHDQEA4RIAIYgNAgDREQAhiQ0CANERACGKDSAA2xEAIYsNIADbEQAhjA0BAKwRACGNDQEArBEAIY4NEACZEgAhjw0QAJkSACGQDRAAmRIAIZENAQC9EQAhkg0BAL0RACGTDQEArBEAIZQNAQC9EQAhlQ0BAL0RACEDAAAA4wgAIAMAAPUIADAUAAD2CAAgAwAAAOMIACADAADkCAAwBAAA1ggAIA-WCwAA9xIAMJcLAAD8CAAQmAsAAPcSADDyCwAAgxIAIKoMAQC3EQAhxAwBALcRACHkDAEAAAAB9wwBALcRACGADUAAuBEAIYENAQC3EQAhgg0BAMIRACGDDQAB6xIAIYQNAAHrEgAhhQ0AAIMSACCGDQAA-BIAIAEAAAD5CAAgAQAAAPkIACAOlgsAAPcSADCXCwAA_AgAEJgLAAD3EgAw8gsAAIMSACCqDAEAtxEAIcQMAQC3EQAh5AwBAPcRACH3DAEAtxEAIYANQAC4EQAhgQ0BALcRACGCDQEAwhEAIYMNAAHrEgAhhA0AAesSACGFDQAAgxIAIAGCDQAAtRQAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAvyC4AAAAABqgwBAAAAAcQMAQAAAAHkDAEAAAAB9wwBAAAAAYANQAAAAAGBDQEAAAABgg0BAAAAAYMNAAEAAAGEDQABAAABhQ2AAAAAAQEIAACBCQAgC_ILgAAAAAGqDAEAAAABxAwBAAAAAeQMAQAAAAH3DAEAAAABgA1AAAAAAYENAQAAAAGCDQEAAAABgw0AAQAAAYQNAAEAAAGFDYAAAAABAQgAAIMJADABCAAAgwkAMAvyC4AAAAABqgwBALAUACHEDAEAsBQAIeQMAQCwFAAh9wwBALAUACGADUAAsRQAIYENAQCwFAAhgg0BALkUACGDDQABtRcAIYQNAAG1FwAhhQ2AAAAAAQIAAAD5CAAgCAAAhgkAIAvyC4AAAAABqgwBALAUACHEDAEAsBQAIeQMAQCwFAAh9wwBALAUACGADUAAsRQAIYENAQCwFAAhgg0BALkUACGDDQABtRcAIYQNAAG1FwAhhQ2AAAAAAQIAAAD8CAAgCAAAiAkAIAIAAAD8CAAgCAAAiAkAIAMAAAD5CAAgDwAAgQkAIBAAAIYJACABAAAA-QgAIAEAAAD8CAAgBBUAAMIXACAWAADEFwAgFwAAwxcAIIINAAC1FAAgDpYLAAD2EgAwlwsAAI8JABCYCwAA9hIAMPILAAD9EQAgqgwBAKwRACHEDAEArBEAIeQMAQD0EQAh9wwBAKwRACGADUAArREAIYENAQCsEQAhgg0BAL0RACGDDQAB5xIAIYQNAAHnEgAhhQ0AAP0RACADAAAA_AgAIAMAAI4JADAUAACPCQAgAwAAAPwIACADAAD9CAAwBAAA-QgAIA-WCwAA9BIAMJcLAACVCQAQmAsAAPQSADCwCwEAtxEAIaoMAQC3EQAhqwwQAOkRACGvDAEAtxEAIcQMAQC3EQAh5AwBAAAAAesMQAC4EQAh-wxAALgRACH8DEAAzBEAIf0MIADyEQAh_gwBALcRACH_DAAB9RIAIQEAAACSCQAgAQAAAJIJACAPlgsAAPQSADCXCwAAlQkAEJgLAAD0EgAwsAsBALcRACGqDAEAtxEAIasMEADpEQAhrwwBALcRACHEDAEAtxEAIeQMAQD3EQAh6wxAALgRACH7DEAAuBEAIfwMQADMEQAh_QwgAPIRACH-DAEAtxEAIf8MAAH1EgAhAvwMAAC1FAAg_wwAALUUACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAMsAsBAAAAAaoMAQAAAAGrDBAAAAABrwwBAAAAAcQMAQAAAAHkDAEAAAAB6wxAAAAAAfsMQAAAAAH8DEAAAAAB_QwgAAAAAf4MAQAAAAH_DAABAAABAQgAAJoJACAMsAsBAAAAAaoMAQAAAAGrDBAAAAABrwwBAAAAAcQMAQAAAAHkDAEAAAAB6wxAAAAAAfsMQAAAAAH8DEAAAAAB_QwgAAAAAf4MAQAAAAH_DAABAAABAQgAAJwJADABCAAAnAkAMAywCwEAsBQAIaoMAQCwFAAhqwwQANwUACGvDAEAsBQAIcQMAQCwFAAh5AwBALAUACHrDEAAsRQAIfsMQACxFAAh_AxAAMAUACH9DCAA0xQAIf4MAQCwFAAh_wwAAcEXACECAAAAkgkAIAgAAJ8JACAMsAsBALAUACGqDAEAsBQAIasMEADcFAAhrwwBALAUACHEDAEAsBQAIeQMAQCwFAAh6wxAALEUACH7DEAAsRQAIfwMQADAFAAh_QwgANMUACH-DAEAsBQAIf8MAAHBFwAhAgAAAJUJACAIAAChCQAgAgAAAJUJACAIAAChCQAgAwAAAJIJACAPAACaCQAgEAAAnwkAIAEAAACSCQAgAQAAAJUJACAHFQAAvBcAIBYAAL8XACAXAAC-FwAgOAAAvRcAIDkAAMAXACD8DAAAtRQAIP8MAAC1FAAgD5YLAADwEgAwlwsAAKgJABCYCwAA8BIAMLALAQCsEQAhqgwBAKwRACGrDBAA4BEAIa8MAQCsEQAhxAwBAKwRACHkDAEA9BEAIesMQACtEQAh-wxAAK0RACH8DEAAxREAIf0MIADbEQAh_gwBAKwRACH_DAAB8RIAIQMAAACVCQAgAwAApwkAMBQAAKgJACADAAAAlQkAIAMAAJYJADAEAACSCQAgB5YLAADvEgAwlwsAAK4JABCYCwAA7xIAMJwLQAC4EQAh5AwBAAAAAfkMAACDEgAg-gwAAesSACEBAAAAqwkAIAEAAACrCQAgB5YLAADvEgAwlwsAAK4JABCYCwAA7xIAMJwLQAC4EQAh5AwBAPcRACH5DAAAgxIAIPoMAAHrEgAhAAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAScC0AAAAAB5AwBAAAAAfkMgAAAAAH6DAABAAABAQgAALMJACAEnAtAAAAAAeQMAQAAAAH5DIAAAAAB-gwAAQAAAQEIAAC1CQAwAQgAALUJADAEnAtAALEUACHkDAEAsBQAIfkMgAAAAAH6DAABtRcAIQIAAACrCQAgCAAAuAkAIAScC0AAsRQAIeQMAQCwFAAh-QyAAAAAAfoMAAG1FwAhAgAAAK4JACAIAAC6CQAgAgAAAK4JACAIAAC6CQAgAwAAAKsJACAPAACzCQAgEAAAuAkAIAEAAACrCQAgAQAAAK4JACADFQAAuRcAIBYAALsXACAXAAC6FwAgB5YLAADuEgAwlwsAAMEJABCYCwAA7hIAMJwLQACtEQAh5AwBAPQRACH5DAAA_REAIPoMAAHnEgAhAwAAAK4JACADAADACQAwFAAAwQkAIAMAAACuCQAgAwAArwkAMAQAAKsJACAGlgsAAO0SADCXCwAAxwkAEJgLAADtEgAwnAtAALgRACHkDAEAAAAB-QwAAIMSACABAAAAxAkAIAEAAADECQAgBpYLAADtEgAwlwsAAMcJABCYCwAA7RIAMJwLQAC4EQAh5AwBAPcRACH5DAAAgxIAIAADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIAMAAADHCQAgAwAAyAkAMAQAAMQJACADnAtAAAAAAeQMAQAAAAH5DIAAAAABAQgAAMwJACADnAtAAAAAAeQMAQAAAAH5DIAAAAABAQgAAM4JADABCAAAzgkAMAOcC0AAsRQAIeQMAQCwFAAh-QyAAAAAAQIAAADECQAgCAAA0QkAIAOcC0AAsRQAIeQMAQCwFAAh-QyAAAAAAQIAAADHCQAgCAAA0wkAIAIAAADHCQAgCAAA0wkAIAMAAADECQAgDwAAzAkAIBAAANEJACABAAAAxAkAIAEAAADHCQAgAxUAALYXACAWAAC4FwAgFwAAtxcAIAaWCwAA7BIAMJcLAADaCQAQmAsAAOwSADCcC0AArREAIeQMAQD0EQAh-QwAAP0RACADAAAAxwkAIAMAANkJADAUAADaCQAgAwAAAMcJACADAADICQAwBAAAxAkAIA2WCwAA6hIAMJcLAADgCQAQmAsAAOoSADCZCwEAAAABnAtAALgRACGvDAEAwhEAIcQMAQC3EQAh5gwAAQAAAesMQADMEQAh9AwAAO4RACD2DEAAzBEAIfcMAQC3EQAh-AwAAIMSACABAAAA3QkAIAEAAADdCQAgDZYLAADqEgAwlwsAAOAJABCYCwAA6hIAMJkLAQD3EQAhnAtAALgRACGvDAEAwhEAIcQMAQC3EQAh5gwAAesSACHrDEAAzBEAIfQMAADuEQAg9gxAAMwRACH3DAEAtxEAIfgMAACDEgAgBK8MAAC1FAAg6wwAALUUACD0DAAAtRQAIPYMAAC1FAAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACADAAAA4AkAIAMAAOEJADAEAADdCQAgCpkLAQAAAAGcC0AAAAABrwwBAAAAAcQMAQAAAAHmDAABAAAB6wxAAAAAAfQMgAAAAAH2DEAAAAAB9wwBAAAAAfgMgAAAAAEBCAAA5QkAIAqZCwEAAAABnAtAAAAAAa8MAQAAAAHEDAEAAAAB5gwAAQAAAesMQAAAAAH0DIAAAAAB9gxAAAAAAfcMAQAAAAH4DIAAAAABAQgAAOcJADABCAAA5wkAMAqZCwEAsBQAIZwLQACxFAAhrwwBALkUACHEDAEAsBQAIeYMAAG1FwAh6wxAAMAUACH0DIAAAAAB9gxAAMAUACH3DAEAsBQAIfgMgAAAAAECAAAA3QkAIAgAAOoJACAKmQsBALAUACGcC0AAsRQAIa8MAQC5FAAhxAwBALAUACHmDAABtRcAIesMQADAFAAh9AyAAAAAAfYMQADAFAAh9wwBALAUACH4DIAAAAABAgAAAOAJACAIAADsCQAgAgAAAOAJACAIAADsCQAgAwAAAN0JACAPAADlCQAgEAAA6gkAIAEAAADdCQAgAQAAAOAJACAHFQAAshcAIBYAALQXACAXAACzFwAgrwwAALUUACDrDAAAtRQAIPQMAAC1FAAg9gwAALUUACANlgsAAOYSADCXCwAA8wkAEJgLAADmEgAwmQsBAPQRACGcC0AArREAIa8MAQC9EQAhxAwBAKwRACHmDAAB5xIAIesMQADFEQAh9AwAANARACD2DEAAxREAIfcMAQCsEQAh-AwAAP0RACADAAAA4AkAIAMAAPIJADAUAADzCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIA-WCwAA5BIAMJcLAAD5CQAQmAsAAOQSADCrDBAA6REAIeMMAgC2EQAh5AwBAPcRACHtDAIAthEAIe4MAgDvEQAh7wwBALcRACHwDAEAtxEAIfEMAQC3EQAh8gwQAKMSACHzDAEAtxEAIfQMAQC3EQAh9QwAAOUSACABAAAA9gkAIAEAAAD2CQAgDpYLAADkEgAwlwsAAPkJABCYCwAA5BIAMKsMEADpEQAh4wwCALYRACHkDAEA9xEAIe0MAgC2EQAh7gwCAO8RACHvDAEAtxEAIfAMAQC3EQAh8QwBALcRACHyDBAAoxIAIfMMAQC3EQAh9AwBALcRACEC7gwAALUUACDyDAAAtRQAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAurDBAAAAAB4wwCAAAAAeQMAQAAAAHtDAIAAAAB7gwCAAAAAe8MAQAAAAHwDAEAAAAB8QwBAAAAAfIMEAAAAAHzDAEAAAAB9AwBAAAAAQEIAAD-CQAgC6sMEAAAAAHjDAIAAAAB5AwBAAAAAe0MAgAAAAHuDAIAAAAB7wwBAAAAAfAMAQAAAAHxDAEAAAAB8gwQAAAAAfMMAQAAAAH0DAEAAAABAQgAAIAKADABCAAAgAoAMAurDBAA3BQAIeMMAgCvFAAh5AwBALAUACHtDAIArxQAIe4MAgDKFAAh7wwBALAUACHwDAEAsBQAIfEMAQCwFAAh8gwQAKYVACHzDAEAsBQAIfQMAQCwFAAhAgAAAPYJACAIAACDCgAgC6sMEADcFAAh4wwCAK8UACHkDAEAsBQAIe0MAgCvFAAh7gwCAMoUACHvDAEAsBQAIfAMAQCwFAAh8QwBALAUACHyDBAAphUAIfMMAQCwFAAh9AwBALAUACECAAAA-QkAIAgAAIUKACACAAAA-QkAIAgAAIUKACADAAAA9gkAIA8AAP4JACAQAACDCgAgAQAAAPYJACABAAAA-QkAIAcVAACtFwAgFgAAsBcAIBcAAK8XACA4AACuFwAgOQAAsRcAIO4MAAC1FAAg8gwAALUUACAOlgsAAOMSADCXCwAAjAoAEJgLAADjEgAwqwwQAOARACHjDAIAqxEAIeQMAQD0EQAh7QwCAKsRACHuDAIA0REAIe8MAQCsEQAh8AwBAKwRACHxDAEArBEAIfIMEACZEgAh8wwBAKwRACH0DAEArBEAIQMAAAD5CQAgAwAAiwoAMBQAAIwKACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAQAAANoIACABAAAA2ggAIAMAAADYCAAgAwAA2QgAMAQAANoIACADAAAA2AgAIAMAANkIADAEAADaCAAgAwAAANgIACADAADZCAAwBAAA2ggAIBTSBQAAqxcAINQFAACsFwAgmQsBAAAAAZwLQAAAAAGwCwEAAAABsQsBAAAAAbQLAgAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGrDBAAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wwBAAAAAegMgAAAAAHpDEAAAAAB6gxAAAAAAesMQAAAAAHsDAEAAAABAQgAAJQKACASmQsBAAAAAZwLQAAAAAGwCwEAAAABsQsBAAAAAbQLAgAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGrDBAAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wwBAAAAAegMgAAAAAHpDEAAAAAB6gxAAAAAAesMQAAAAAHsDAEAAAABAQgAAJYKADABCAAAlgoAMBTSBQAAnRcAINQFAACeFwAgmQsBALAUACGcC0AAsRQAIbALAQCwFAAhsQsBALkUACG0CwIArxQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIasMEADcFAAh5AwBALAUACHlDAEAsBQAIeYMAQCwFAAh5wwBALkUACHoDIAAAAAB6QxAAMAUACHqDEAAwBQAIesMQADAFAAh7AwBALkUACECAAAA2ggAIAgAAJkKACASmQsBALAUACGcC0AAsRQAIbALAQCwFAAhsQsBALkUACG0CwIArxQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIasMEADcFAAh5AwBALAUACHlDAEAsBQAIeYMAQCwFAAh5wwBALkUACHoDIAAAAAB6QxAAMAUACHqDEAAwBQAIesMQADAFAAh7AwBALkUACECAAAA2AgAIAgAAJsKACACAAAA2AgAIAgAAJsKACADAAAA2ggAIA8AAJQKACAQAACZCgAgAQAAANoIACABAAAA2AgAIA0VAACYFwAgFgAAmxcAIBcAAJoXACA4AACZFwAgOQAAnBcAILELAAC1FAAg2gsAALUUACDnDAAAtRQAIOgMAAC1FAAg6QwAALUUACDqDAAAtRQAIOsMAAC1FAAg7AwAALUUACAVlgsAAOASADCXCwAAogoAEJgLAADgEgAwmQsBAPQRACGcC0AArREAIbALAQCsEQAhsQsBAL0RACG0CwIAqxEAIdoLAQC9EQAhkAwBAKwRACGTDEAArREAIasMEADgEQAh5AwBAPQRACHlDAEArBEAIeYMAQCsEQAh5wwBAL0RACHoDAAA0BEAIOkMQADFEQAh6gxAAMURACHrDEAAxREAIewMAQDhEgAhAwAAANgIACADAAChCgAwFAAAogoAIAMAAADYCAAgAwAA2QgAMAQAANoIACABAAAA3ggAIAEAAADeCAAgAwAAANwIACADAADdCAAwBAAA3ggAIAMAAADcCAAgAwAA3QgAMAQAAN4IACADAAAA3AgAIAMAAN0IADAEAADeCAAgBNMFAACXFwAgqwwQAAAAAeIMAQAAAAHjDAIAAAABAQgAAKoKACADqwwQAAAAAeIMAQAAAAHjDAIAAAABAQgAAKwKADABCAAArAoAMATTBQAAlhcAIKsMEADcFAAh4gwBALAUACHjDAIArxQAIQIAAADeCAAgCAAArwoAIAOrDBAA3BQAIeIMAQCwFAAh4wwCAK8UACECAAAA3AgAIAgAALEKACACAAAA3AgAIAgAALEKACADAAAA3ggAIA8AAKoKACAQAACvCgAgAQAAAN4IACABAAAA3AgAIAUVAACRFwAgFgAAlBcAIBcAAJMXACA4AACSFwAgOQAAlRcAIAaWCwAA3xIAMJcLAAC4CgAQmAsAAN8SADCrDBAA4BEAIeIMAQD0EQAh4wwCAKsRACEDAAAA3AgAIAMAALcKADAUAAC4CgAgAwAAANwIACADAADdCAAwBAAA3ggAIAfnBgAA3BIAIJYLAADbEgAwlwsAAMMKABCYCwAA2xIAMJkLAQAAAAHfDEAAuBEAIeEMAQC3EQAhAQAAALsKACAL5gYAAN4SACCWCwAA3RIAMJcLAAC9CgAQmAsAAN0SADCZCwEAtxEAIdsMAQC3EQAh3AwBALcRACHdDAAAgxIAIN4MIADyEQAh3wxAALgRACHgDCAA8hEAIQHmBgAAkBcAIAvmBgAA3hIAIJYLAADdEgAwlwsAAL0KABCYCwAA3RIAMJkLAQAAAAHbDAEAtxEAIdwMAQC3EQAh3QwAAIMSACDeDCAA8hEAId8MQAC4EQAh4AwgAPIRACEDAAAAvQoAIAMAAL4KADAEAAC_CgAgAQAAAL0KACABAAAAuwoAIAfnBgAA3BIAIJYLAADbEgAwlwsAAMMKABCYCwAA2xIAMJkLAQC3EQAh3wxAALgRACHhDAEAtxEAIQHnBgAAjxcAIAMAAADDCgAgAwAAxAoAMAQAALsKACADAAAAwwoAIAMAAMQKADAEAAC7CgAgAwAAAMMKACADAADECgAwBAAAuwoAIATnBgAAjhcAIJkLAQAAAAHfDEAAAAAB4QwBAAAAAQEIAADICgAgA5kLAQAAAAHfDEAAAAAB4QwBAAAAAQEIAADKCgAwAQgAAMoKADAE5wYAAIEXACCZCwEAsBQAId8MQACxFAAh4QwBALAUACECAAAAuwoAIAgAAM0KACADmQsBALAUACHfDEAAsRQAIeEMAQCwFAAhAgAAAMMKACAIAADPCgAgAgAAAMMKACAIAADPCgAgAwAAALsKACAPAADICgAgEAAAzQoAIAEAAAC7CgAgAQAAAMMKACADFQAA_hYAIBYAAIAXACAXAAD_FgAgBpYLAADaEgAwlwsAANYKABCYCwAA2hIAMJkLAQCsEQAh3wxAAK0RACHhDAEArBEAIQMAAADDCgAgAwAA1QoAMBQAANYKACADAAAAwwoAIAMAAMQKADAEAAC7CgAgAQAAAL8KACABAAAAvwoAIAMAAAC9CgAgAwAAvgoAMAQAAL8KACADAAAAvQoAIAMAAL4KADAEAAC_CgAgAwAAAL0KACADAAC-CgAwBAAAvwoAIAjmBgAA_RYAIJkLAQAAAAHbDAEAAAAB3AwBAAAAAd0MgAAAAAHeDCAAAAAB3wxAAAAAAeAMIAAAAAEBCAAA3goAIAeZCwEAAAAB2wwBAAAAAdwMAQAAAAHdDIAAAAAB3gwgAAAAAd8MQAAAAAHgDCAAAAABAQgAAOAKADABCAAA4AoAMAjmBgAA_BYAIJkLAQCwFAAh2wwBALAUACHcDAEAsBQAId0MgAAAAAHeDCAA0xQAId8MQACxFAAh4AwgANMUACECAAAAvwoAIAgAAOMKACAHmQsBALAUACHbDAEAsBQAIdwMAQCwFAAh3QyAAAAAAd4MIADTFAAh3wxAALEUACHgDCAA0xQAIQIAAAC9CgAgCAAA5QoAIAIAAAC9CgAgCAAA5QoAIAMAAAC_CgAgDwAA3goAIBAAAOMKACABAAAAvwoAIAEAAAC9CgAgAxUAAPkWACAWAAD7FgAgFwAA-hYAIAqWCwAA2RIAMJcLAADsCgAQmAsAANkSADCZCwEArBEAIdsMAQCsEQAh3AwBAKwRACHdDAAA_REAIN4MIADbEQAh3wxAAK0RACHgDCAA2xEAIQMAAAC9CgAgAwAA6woAMBQAAOwKACADAAAAvQoAIAMAAL4KADAEAAC_CgAgB5YLAADYEgAwlwsAAPIKABCYCwAA2BIAMJ8MAgC2EQAh2AxAAAAAAdkMEADpEQAh2gwQAOkRACEBAAAA7woAIAEAAADvCgAgB5YLAADYEgAwlwsAAPIKABCYCwAA2BIAMJ8MAgC2EQAh2AxAALgRACHZDBAA6REAIdoMEADpEQAhAAMAAADyCgAgAwAA8woAMAQAAO8KACADAAAA8goAIAMAAPMKADAEAADvCgAgAwAAAPIKACADAADzCgAwBAAA7woAIASfDAIAAAAB2AxAAAAAAdkMEAAAAAHaDBAAAAABAQgAAPcKACAEnwwCAAAAAdgMQAAAAAHZDBAAAAAB2gwQAAAAAQEIAAD5CgAwAQgAAPkKADAEnwwCAK8UACHYDEAAsRQAIdkMEADcFAAh2gwQANwUACECAAAA7woAIAgAAPwKACAEnwwCAK8UACHYDEAAsRQAIdkMEADcFAAh2gwQANwUACECAAAA8goAIAgAAP4KACACAAAA8goAIAgAAP4KACADAAAA7woAIA8AAPcKACAQAAD8CgAgAQAAAO8KACABAAAA8goAIAUVAAD0FgAgFgAA9xYAIBcAAPYWACA4AAD1FgAgOQAA-BYAIAeWCwAA1xIAMJcLAACFCwAQmAsAANcSADCfDAIAqxEAIdgMQACtEQAh2QwQAOARACHaDBAA4BEAIQMAAADyCgAgAwAAhAsAMBQAAIULACADAAAA8goAIAMAAPMKADAEAADvCgAgBpYLAADWEgAwlwsAAIsLABCYCwAA1hIAMJwLQAC4EQAhtgwBAAAAAdcMAQC3EQAhAQAAAIgLACABAAAAiAsAIAaWCwAA1hIAMJcLAACLCwAQmAsAANYSADCcC0AAuBEAIbYMAQC3EQAh1wwBALcRACEAAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACADAAAAiwsAIAMAAIwLADAEAACICwAgA5wLQAAAAAG2DAEAAAAB1wwBAAAAAQEIAACQCwAgA5wLQAAAAAG2DAEAAAAB1wwBAAAAAQEIAACSCwAwAQgAAJILADADnAtAALEUACG2DAEAsBQAIdcMAQCwFAAhAgAAAIgLACAIAACVCwAgA5wLQACxFAAhtgwBALAUACHXDAEAsBQAIQIAAACLCwAgCAAAlwsAIAIAAACLCwAgCAAAlwsAIAMAAACICwAgDwAAkAsAIBAAAJULACABAAAAiAsAIAEAAACLCwAgAxUAAPEWACAWAADzFgAgFwAA8hYAIAaWCwAA1RIAMJcLAACeCwAQmAsAANUSADCcC0AArREAIbYMAQCsEQAh1wwBAKwRACEDAAAAiwsAIAMAAJ0LADAUAACeCwAgAwAAAIsLACADAACMCwAwBAAAiAsAIAeWCwAA0xIAMJcLAACkCwAQmAsAANMSADDRCwEAtxEAIdQMAQD3EQAh1QxAALgRACHWDAAA1BIAIAEAAAChCwAgAQAAAKELACAGlgsAANMSADCXCwAApAsAEJgLAADTEgAw0QsBALcRACHUDAEA9xEAIdUMQAC4EQAhAAMAAACkCwAgAwAApQsAMAQAAKELACADAAAApAsAIAMAAKULADAEAAChCwAgAwAAAKQLACADAAClCwAwBAAAoQsAIAPRCwEAAAAB1AwBAAAAAdUMQAAAAAEBCAAAqQsAIAPRCwEAAAAB1AwBAAAAAdUMQAAAAAEBCAAAqwsAMAEIAACrCwAwA9ELAQCwFAAh1AwBALAUACHVDEAAsRQAIQIAAAChCwAgCAAArgsAIAPRCwEAsBQAIdQMAQCwFAAh1QxAALEUACECAAAApAsAIAgAALALACACAAAApAsAIAgAALALACADAAAAoQsAIA8AAKkLACAQAACuCwAgAQAAAKELACABAAAApAsAIAMVAADuFgAgFgAA8BYAIBcAAO8WACAGlgsAANISADCXCwAAtwsAEJgLAADSEgAw0QsBAKwRACHUDAEA9BEAIdUMQACtEQAhAwAAAKQLACADAAC2CwAwFAAAtwsAIAMAAACkCwAgAwAApQsAMAQAAKELACATuQcAAM8SACCWCwAAzhIAMJcLAADCCwAQmAsAAM4SADCZCwEAAAABwwwBALcRACHEDAEAtxEAIcUMQADMEQAhxgwEAOcRACHHDAQA5xEAIcgMAADNEgAgyQxAALgRACHKDAAAzRIAIMsMAQDCEQAhzAwCALYRACHNDBAA6REAIc4MAgC2EQAhzwxAALgRACHQDEAAzBEAIQEAAAC6CwAgB7gHAADREgAglgsAANASADCXCwAAvAsAEJgLAADQEgAwmQsEAOcRACHBDAEA9xEAIcIMAACDEgAgAbgHAADtFgAgB7gHAADREgAglgsAANASADCXCwAAvAsAEJgLAADQEgAwmQsEAAAAAcEMAQD3EQAhwgwAAIMSACADAAAAvAsAIAMAAL0LADAEAAC-CwAgAQAAALwLACABAAAAugsAIBO5BwAAzxIAIJYLAADOEgAwlwsAAMILABCYCwAAzhIAMJkLAQD3EQAhwwwBALcRACHEDAEAtxEAIcUMQADMEQAhxgwEAOcRACHHDAQA5xEAIcgMAADNEgAgyQxAALgRACHKDAAAzRIAIMsMAQDCEQAhzAwCALYRACHNDBAA6REAIc4MAgC2EQAhzwxAALgRACHQDEAAzBEAIQS5BwAA7BYAIMUMAAC1FAAgywwAALUUACDQDAAAtRQAIAMAAADCCwAgAwAAwwsAMAQAALoLACADAAAAwgsAIAMAAMMLADAEAAC6CwAgAwAAAMILACADAADDCwAwBAAAugsAIBC5BwAA6xYAIJkLAQAAAAHDDAEAAAABxAwBAAAAAcUMQAAAAAHGDAQAAAABxwwEAAAAAcgMAADpFgAgyQxAAAAAAcoMAADqFgAgywwBAAAAAcwMAgAAAAHNDBAAAAABzgwCAAAAAc8MQAAAAAHQDEAAAAABAQgAAMcLACAPmQsBAAAAAcMMAQAAAAHEDAEAAAABxQxAAAAAAcYMBAAAAAHHDAQAAAAByAwAAOkWACDJDEAAAAABygwAAOoWACDLDAEAAAABzAwCAAAAAc0MEAAAAAHODAIAAAABzwxAAAAAAdAMQAAAAAEBCAAAyQsAMAEIAADJCwAwELkHAADcFgAgmQsBALAUACHDDAEAsBQAIcQMAQCwFAAhxQxAAMAUACHGDAQAyRQAIccMBADJFAAhyAwAANoWACDJDEAAsRQAIcoMAADbFgAgywwBALkUACHMDAIArxQAIc0MEADcFAAhzgwCAK8UACHPDEAAsRQAIdAMQADAFAAhAgAAALoLACAIAADMCwAgD5kLAQCwFAAhwwwBALAUACHEDAEAsBQAIcUMQADAFAAhxgwEAMkUACHHDAQAyRQAIcgMAADaFgAgyQxAALEUACHKDAAA2xYAIMsMAQC5FAAhzAwCAK8UACHNDBAA3BQAIc4MAgCvFAAhzwxAALEUACHQDEAAwBQAIQIAAADCCwAgCAAAzgsAIAIAAADCCwAgCAAAzgsAIAMAAAC6CwAgDwAAxwsAIBAAAMwLACABAAAAugsAIAEAAADCCwAgCBUAANUWACAWAADYFgAgFwAA1xYAIDgAANYWACA5AADZFgAgxQwAALUUACDLDAAAtRQAINAMAAC1FAAgEpYLAADMEgAwlwsAANULABCYCwAAzBIAMJkLAQD0EQAhwwwBAKwRACHEDAEArBEAIcUMQADFEQAhxgwEAM8RACHHDAQAzxEAIcgMAADNEgAgyQxAAK0RACHKDAAAzRIAIMsMAQC9EQAhzAwCAKsRACHNDBAA4BEAIc4MAgCrEQAhzwxAAK0RACHQDEAAxREAIQMAAADCCwAgAwAA1AsAMBQAANULACADAAAAwgsAIAMAAMMLADAEAAC6CwAgAQAAAL4LACABAAAAvgsAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACADAAAAvAsAIAMAAL0LADAEAAC-CwAgAwAAALwLACADAAC9CwAwBAAAvgsAIAS4BwAA1BYAIJkLBAAAAAHBDAEAAAABwgyAAAAAAQEIAADdCwAgA5kLBAAAAAHBDAEAAAABwgyAAAAAAQEIAADfCwAwAQgAAN8LADAEuAcAANMWACCZCwQAyRQAIcEMAQCwFAAhwgyAAAAAAQIAAAC-CwAgCAAA4gsAIAOZCwQAyRQAIcEMAQCwFAAhwgyAAAAAAQIAAAC8CwAgCAAA5AsAIAIAAAC8CwAgCAAA5AsAIAMAAAC-CwAgDwAA3QsAIBAAAOILACABAAAAvgsAIAEAAAC8CwAgBRUAAM4WACAWAADRFgAgFwAA0BYAIDgAAM8WACA5AADSFgAgBpYLAADLEgAwlwsAAOsLABCYCwAAyxIAMJkLBADPEQAhwQwBAPQRACHCDAAA_REAIAMAAAC8CwAgAwAA6gsAMBQAAOsLACADAAAAvAsAIAMAAL0LADAEAAC-CwAgCtQFBADnEQAh1QUEAOcRACGWCwAAyhIAMJcLAADxCwAQmAsAAMoSADC8DEAAAAABvQxAALgRACG-DAQA5xEAIb8MAACDEgAgwAwAAIMSACABAAAA7gsAIAEAAADuCwAgCtQFBADnEQAh1QUEAOcRACGWCwAAyhIAMJcLAADxCwAQmAsAAMoSADC8DEAAuBEAIb0MQAC4EQAhvgwEAOcRACG_DAAAgxIAIMAMAACDEgAgAAMAAADxCwAgAwAA8gsAMAQAAO4LACADAAAA8QsAIAMAAPILADAEAADuCwAgAwAAAPELACADAADyCwAwBAAA7gsAIAfUBQQAAAAB1QUEAAAAAbwMQAAAAAG9DEAAAAABvgwEAAAAAb8MgAAAAAHADIAAAAABAQgAAPYLACAH1AUEAAAAAdUFBAAAAAG8DEAAAAABvQxAAAAAAb4MBAAAAAG_DIAAAAABwAyAAAAAAQEIAAD4CwAwAQgAAPgLADAH1AUEAMkUACHVBQQAyRQAIbwMQACxFAAhvQxAALEUACG-DAQAyRQAIb8MgAAAAAHADIAAAAABAgAAAO4LACAIAAD7CwAgB9QFBADJFAAh1QUEAMkUACG8DEAAsRQAIb0MQACxFAAhvgwEAMkUACG_DIAAAAABwAyAAAAAAQIAAADxCwAgCAAA_QsAIAIAAADxCwAgCAAA_QsAIAMAAADuCwAgDwAA9gsAIBAAAPsLACABAAAA7gsAIAEAAADxCwAgBRUAAMkWACAWAADMFgAgFwAAyxYAIDgAAMoWACA5AADNFgAgCtQFBADPEQAh1QUEAM8RACGWCwAAyRIAMJcLAACEDAAQmAsAAMkSADC8DEAArREAIb0MQACtEQAhvgwEAM8RACG_DAAA_REAIMAMAAD9EQAgAwAAAPELACADAACDDAAwFAAAhAwAIAMAAADxCwAgAwAA8gsAMAQAAO4LACAM6gcAAMASACDwBwAAwRIAIJYLAAC_EgAwlwsAAJEMABCYCwAAvxIAMJwLQAC4EQAh2wsBAAAAAa8MAQC3EQAhtgwBAAAAAbcMAQDCEQAhuAxAAMwRACG5DEAAzBEAIQEAAACHDAAgB_EEAADIEgAglgsAAMcSADCXCwAAiQwAEJgLAADHEgAw0QsBALcRACGYDAEAtxEAIbMMQAC4EQAhAfEEAADGFgAgCPEEAADIEgAglgsAAMcSADCXCwAAiQwAEJgLAADHEgAw0QsBALcRACGYDAEAtxEAIbMMQAC4EQAhuwwAAMYSACADAAAAiQwAIAMAAIoMADAEAACLDAAgEvEEAADDEgAg7AcAALISACDuBwAAxBIAIO8HAADFEgAglgsAAMISADCXCwAAjQwAEJgLAADCEgAwmQsBALcRACGcC0AAuBEAIaoLQADMEQAh8wtAAMwRACGJDAEAwhEAIZgMAQDCEQAhrgwBALcRACGvDAEAtxEAIbAMAQDCEQAhsQwgAPIRACGyDEAAzBEAIQrxBAAAxhYAIOwHAADnFQAg7gcAAMcWACDvBwAAyBYAIKoLAAC1FAAg8wsAALUUACCJDAAAtRQAIJgMAAC1FAAgsAwAALUUACCyDAAAtRQAIBLxBAAAwxIAIOwHAACyEgAg7gcAAMQSACDvBwAAxRIAIJYLAADCEgAwlwsAAI0MABCYCwAAwhIAMJkLAQAAAAGcC0AAuBEAIaoLQADMEQAh8wtAAMwRACGJDAEAAAABmAwBAMIRACGuDAEAtxEAIa8MAQC3EQAhsAwBAMIRACGxDCAA8hEAIbIMQADMEQAhAwAAAI0MACADAACODAAwBAAAjwwAIAzqBwAAwBIAIPAHAADBEgAglgsAAL8SADCXCwAAkQwAEJgLAAC_EgAwnAtAALgRACHbCwEAtxEAIa8MAQC3EQAhtgwBALcRACG3DAEAwhEAIbgMQADMEQAhuQxAAMwRACEBAAAAkQwAIArrBwAAuhIAIO0HAAC-EgAglgsAAL0SADCXCwAAkwwAEJgLAAC9EgAwmQsBALcRACG8C0AAuBEAIZYMAQC3EQAhogwBALcRACGkDEAAzBEAIQPrBwAAxBYAIO0HAADFFgAgpAwAALUUACAL6wcAALoSACDtBwAAvhIAIJYLAAC9EgAwlwsAAJMMABCYCwAAvRIAMJkLAQAAAAG8C0AAuBEAIZYMAQC3EQAhogwBALcRACGkDEAAzBEAIboMAAC8EgAgAwAAAJMMACADAACUDAAwBAAAlQwAIAMAAACTDAAgAwAAlAwAMAQAAJUMACABAAAAkwwAIAfrBwAAuhIAIJYLAAC7EgAwlwsAAJkMABCYCwAAuxIAMJkLAQC3EQAhogwBALcRACGjDEAAuBEAIQHrBwAAxBYAIAfrBwAAuhIAIJYLAAC7EgAwlwsAAJkMABCYCwAAuxIAMJkLAQAAAAGiDAEAtxEAIaMMQAC4EQAhAwAAAJkMACADAACaDAAwBAAAmwwAIAvrBwAAuhIAIJYLAAC5EgAwlwsAAJ0MABCYCwAAuRIAMNsLAQC3EQAhkQxAALgRACGiDAEAtxEAIaoMAQC3EQAhqwwQAOkRACGsDAIAthEAIa0MEADpEQAhAesHAADEFgAgC-sHAAC6EgAglgsAALkSADCXCwAAnQwAEJgLAAC5EgAw2wsBAAAAAZEMQAC4EQAhogwBALcRACGqDAEAtxEAIasMEADpEQAhrAwCALYRACGtDBAA6REAIQMAAACdDAAgAwAAngwAMAQAAJ8MACABAAAAkwwAIAEAAACZDAAgAQAAAJ0MACABAAAAiQwAIAEAAACNDAAgAQAAAIcMACAF6gcAAMIWACDwBwAAwxYAILcMAAC1FAAguAwAALUUACC5DAAAtRQAIAMAAACRDAAgAwAApwwAMAQAAIcMACADAAAAkQwAIAMAAKcMADAEAACHDAAgAwAAAJEMACADAACnDAAwBAAAhwwAIAnqBwAAwBYAIPAHAADBFgAgnAtAAAAAAdsLAQAAAAGvDAEAAAABtgwBAAAAAbcMAQAAAAG4DEAAAAABuQxAAAAAAQEIAACrDAAgB5wLQAAAAAHbCwEAAAABrwwBAAAAAbYMAQAAAAG3DAEAAAABuAxAAAAAAbkMQAAAAAEBCAAArQwAMAEIAACtDAAwCeoHAACmFgAg8AcAAKcWACCcC0AAsRQAIdsLAQCwFAAhrwwBALAUACG2DAEAsBQAIbcMAQC5FAAhuAxAAMAUACG5DEAAwBQAIQIAAACHDAAgCAAAsAwAIAecC0AAsRQAIdsLAQCwFAAhrwwBALAUACG2DAEAsBQAIbcMAQC5FAAhuAxAAMAUACG5DEAAwBQAIQIAAACRDAAgCAAAsgwAIAIAAACRDAAgCAAAsgwAIAMAAACHDAAgDwAAqwwAIBAAALAMACABAAAAhwwAIAEAAACRDAAgBhUAAKMWACAWAAClFgAgFwAApBYAILcMAAC1FAAguAwAALUUACC5DAAAtRQAIAqWCwAAuBIAMJcLAAC5DAAQmAsAALgSADCcC0AArREAIdsLAQCsEQAhrwwBAKwRACG2DAEArBEAIbcMAQC9EQAhuAxAAMURACG5DEAAxREAIQMAAACRDAAgAwAAuAwAMBQAALkMACADAAAAkQwAIAMAAKcMADAEAACHDAAgB5YLAAC3EgAwlwsAAL8MABCYCwAAtxIAMJsLAQC3EQAhnAtAALgRACG0DAEAAAABtQwBALcRACEBAAAAvAwAIAEAAAC8DAAgB5YLAAC3EgAwlwsAAL8MABCYCwAAtxIAMJsLAQC3EQAhnAtAALgRACG0DAEAtxEAIbUMAQC3EQAhAAMAAAC_DAAgAwAAwAwAMAQAALwMACADAAAAvwwAIAMAAMAMADAEAAC8DAAgAwAAAL8MACADAADADAAwBAAAvAwAIASbCwEAAAABnAtAAAAAAbQMAQAAAAG1DAEAAAABAQgAAMQMACAEmwsBAAAAAZwLQAAAAAG0DAEAAAABtQwBAAAAAQEIAADGDAAwAQgAAMYMADAEmwsBALAUACGcC0AAsRQAIbQMAQCwFAAhtQwBALAUACECAAAAvAwAIAgAAMkMACAEmwsBALAUACGcC0AAsRQAIbQMAQCwFAAhtQwBALAUACECAAAAvwwAIAgAAMsMACACAAAAvwwAIAgAAMsMACADAAAAvAwAIA8AAMQMACAQAADJDAAgAQAAALwMACABAAAAvwwAIAMVAACgFgAgFgAAohYAIBcAAKEWACAHlgsAALYSADCXCwAA0gwAEJgLAAC2EgAwmwsBAKwRACGcC0AArREAIbQMAQCsEQAhtQwBAKwRACEDAAAAvwwAIAMAANEMADAUAADSDAAgAwAAAL8MACADAADADAAwBAAAvAwAIAEAAACLDAAgAQAAAIsMACADAAAAiQwAIAMAAIoMADAEAACLDAAgAwAAAIkMACADAACKDAAwBAAAiwwAIAMAAACJDAAgAwAAigwAMAQAAIsMACAE8QQAAJ8WACDRCwEAAAABmAwBAAAAAbMMQAAAAAEBCAAA2gwAIAPRCwEAAAABmAwBAAAAAbMMQAAAAAEBCAAA3AwAMAEIAADcDAAwBPEEAACeFgAg0QsBALAUACGYDAEAsBQAIbMMQACxFAAhAgAAAIsMACAIAADfDAAgA9ELAQCwFAAhmAwBALAUACGzDEAAsRQAIQIAAACJDAAgCAAA4QwAIAIAAACJDAAgCAAA4QwAIAMAAACLDAAgDwAA2gwAIBAAAN8MACABAAAAiwwAIAEAAACJDAAgAxUAAJsWACAWAACdFgAgFwAAnBYAIAaWCwAAtRIAMJcLAADoDAAQmAsAALUSADDRCwEArBEAIZgMAQCsEQAhswxAAK0RACEDAAAAiQwAIAMAAOcMADAUAADoDAAgAwAAAIkMACADAACKDAAwBAAAiwwAIAEAAACPDAAgAQAAAI8MACADAAAAjQwAIAMAAI4MADAEAACPDAAgAwAAAI0MACADAACODAAwBAAAjwwAIAMAAACNDAAgAwAAjgwAMAQAAI8MACAP8QQAAJcWACDsBwAAmBYAIO4HAACZFgAg7wcAAJoWACCZCwEAAAABnAtAAAAAAaoLQAAAAAHzC0AAAAABiQwBAAAAAZgMAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDCAAAAABsgxAAAAAAQEIAADwDAAgC5kLAQAAAAGcC0AAAAABqgtAAAAAAfMLQAAAAAGJDAEAAAABmAwBAAAAAa4MAQAAAAGvDAEAAAABsAwBAAAAAbEMIAAAAAGyDEAAAAABAQgAAPIMADABCAAA8gwAMAEAAACRDAAgD_EEAADyFQAg7AcAAPMVACDuBwAA9BUAIO8HAAD1FQAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIZgMAQC5FAAhrgwBALAUACGvDAEAsBQAIbAMAQC5FAAhsQwgANMUACGyDEAAwBQAIQIAAACPDAAgCAAA9gwAIAuZCwEAsBQAIZwLQACxFAAhqgtAAMAUACHzC0AAwBQAIYkMAQC5FAAhmAwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhAgAAAI0MACAIAAD4DAAgAgAAAI0MACAIAAD4DAAgAQAAAJEMACADAAAAjwwAIA8AAPAMACAQAAD2DAAgAQAAAI8MACABAAAAjQwAIAkVAADvFQAgFgAA8RUAIBcAAPAVACCqCwAAtRQAIPMLAAC1FAAgiQwAALUUACCYDAAAtRQAILAMAAC1FAAgsgwAALUUACAOlgsAALQSADCXCwAAgA0AEJgLAAC0EgAwmQsBAKwRACGcC0AArREAIaoLQADFEQAh8wtAAMURACGJDAEAvREAIZgMAQC9EQAhrgwBAKwRACGvDAEArBEAIbAMAQC9EQAhsQwgANsRACGyDEAAxREAIQMAAACNDAAgAwAA_wwAMBQAAIANACADAAAAjQwAIAMAAI4MADAEAACPDAAgAQAAAJ8MACABAAAAnwwAIAMAAACdDAAgAwAAngwAMAQAAJ8MACADAAAAnQwAIAMAAJ4MADAEAACfDAAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAjrBwAA7hUAINsLAQAAAAGRDEAAAAABogwBAAAAAaoMAQAAAAGrDBAAAAABrAwCAAAAAa0MEAAAAAEBCAAAiA0AIAfbCwEAAAABkQxAAAAAAaIMAQAAAAGqDAEAAAABqwwQAAAAAawMAgAAAAGtDBAAAAABAQgAAIoNADABCAAAig0AMAjrBwAA7RUAINsLAQCwFAAhkQxAALEUACGiDAEAsBQAIaoMAQCwFAAhqwwQANwUACGsDAIArxQAIa0MEADcFAAhAgAAAJ8MACAIAACNDQAgB9sLAQCwFAAhkQxAALEUACGiDAEAsBQAIaoMAQCwFAAhqwwQANwUACGsDAIArxQAIa0MEADcFAAhAgAAAJ0MACAIAACPDQAgAgAAAJ0MACAIAACPDQAgAwAAAJ8MACAPAACIDQAgEAAAjQ0AIAEAAACfDAAgAQAAAJ0MACAFFQAA6BUAIBYAAOsVACAXAADqFQAgOAAA6RUAIDkAAOwVACAKlgsAALMSADCXCwAAlg0AEJgLAACzEgAw2wsBAKwRACGRDEAArREAIaIMAQCsEQAhqgwBAKwRACGrDBAA4BEAIawMAgCrEQAhrQwQAOARACEDAAAAnQwAIAMAAJUNADAUAACWDQAgAwAAAJ0MACADAACeDAAwBAAAnwwAIA_sBwAAshIAIJYLAACxEgAwlwsAAJwNABCYCwAAsRIAMJkLAQAAAAG8C0AAuBEAIckLAQDCEQAh-wsCALYRACGZDAEAtxEAIZwMAQC3EQAhpQwBALcRACGmDAEAtxEAIacMAQC3EQAhqAwBALcRACGpDAEAtxEAIQEAAACZDQAgAQAAAJkNACAP7AcAALISACCWCwAAsRIAMJcLAACcDQAQmAsAALESADCZCwEAtxEAIbwLQAC4EQAhyQsBAMIRACH7CwIAthEAIZkMAQC3EQAhnAwBALcRACGlDAEAtxEAIaYMAQC3EQAhpwwBALcRACGoDAEAtxEAIakMAQC3EQAhAuwHAADnFQAgyQsAALUUACADAAAAnA0AIAMAAJ0NADAEAACZDQAgAwAAAJwNACADAACdDQAwBAAAmQ0AIAMAAACcDQAgAwAAnQ0AMAQAAJkNACAM7AcAAOYVACCZCwEAAAABvAtAAAAAAckLAQAAAAH7CwIAAAABmQwBAAAAAZwMAQAAAAGlDAEAAAABpgwBAAAAAacMAQAAAAGoDAEAAAABqQwBAAAAAQEIAAChDQAgC5kLAQAAAAG8C0AAAAAByQsBAAAAAfsLAgAAAAGZDAEAAAABnAwBAAAAAaUMAQAAAAGmDAEAAAABpwwBAAAAAagMAQAAAAGpDAEAAAABAQgAAKMNADABCAAAow0AMAzsBwAA2RUAIJkLAQCwFAAhvAtAALEUACHJCwEAuRQAIfsLAgCvFAAhmQwBALAUACGcDAEAsBQAIaUMAQCwFAAhpgwBALAUACGnDAEAsBQAIagMAQCwFAAhqQwBALAUACECAAAAmQ0AIAgAAKYNACALmQsBALAUACG8C0AAsRQAIckLAQC5FAAh-wsCAK8UACGZDAEAsBQAIZwMAQCwFAAhpQwBALAUACGmDAEAsBQAIacMAQCwFAAhqAwBALAUACGpDAEAsBQAIQIAAACcDQAgCAAAqA0AIAIAAACcDQAgCAAAqA0AIAMAAACZDQAgDwAAoQ0AIBAAAKYNACABAAAAmQ0AIAEAAACcDQAgBhUAANQVACAWAADXFQAgFwAA1hUAIDgAANUVACA5AADYFQAgyQsAALUUACAOlgsAALASADCXCwAArw0AEJgLAACwEgAwmQsBAKwRACG8C0AArREAIckLAQC9EQAh-wsCAKsRACGZDAEArBEAIZwMAQCsEQAhpQwBAKwRACGmDAEArBEAIacMAQCsEQAhqAwBAKwRACGpDAEArBEAIQMAAACcDQAgAwAArg0AMBQAAK8NACADAAAAnA0AIAMAAJ0NADAEAACZDQAgAQAAAJUMACABAAAAlQwAIAMAAACTDAAgAwAAlAwAMAQAAJUMACADAAAAkwwAIAMAAJQMADAEAACVDAAgAwAAAJMMACADAACUDAAwBAAAlQwAIAfrBwAA0hUAIO0HAADTFQAgmQsBAAAAAbwLQAAAAAGWDAEAAAABogwBAAAAAaQMQAAAAAEBCAAAtw0AIAWZCwEAAAABvAtAAAAAAZYMAQAAAAGiDAEAAAABpAxAAAAAAQEIAAC5DQAwAQgAALkNADAH6wcAANAVACDtBwAA0RUAIJkLAQCwFAAhvAtAALEUACGWDAEAsBQAIaIMAQCwFAAhpAxAAMAUACECAAAAlQwAIAgAALwNACAFmQsBALAUACG8C0AAsRQAIZYMAQCwFAAhogwBALAUACGkDEAAwBQAIQIAAACTDAAgCAAAvg0AIAIAAACTDAAgCAAAvg0AIAMAAACVDAAgDwAAtw0AIBAAALwNACABAAAAlQwAIAEAAACTDAAgBBUAAM0VACAWAADPFQAgFwAAzhUAIKQMAAC1FAAgCJYLAACvEgAwlwsAAMUNABCYCwAArxIAMJkLAQCsEQAhvAtAAK0RACGWDAEArBEAIaIMAQCsEQAhpAxAAMURACEDAAAAkwwAIAMAAMQNADAUAADFDQAgAwAAAJMMACADAACUDAAwBAAAlQwAIAEAAACbDAAgAQAAAJsMACADAAAAmQwAIAMAAJoMADAEAACbDAAgAwAAAJkMACADAACaDAAwBAAAmwwAIAMAAACZDAAgAwAAmgwAMAQAAJsMACAE6wcAAMwVACCZCwEAAAABogwBAAAAAaMMQAAAAAEBCAAAzQ0AIAOZCwEAAAABogwBAAAAAaMMQAAAAAEBCAAAzw0AMAEIAADPDQAwBOsHAADLFQAgmQsBALAUACGiDAEAsBQAIaMMQACxFAAhAgAAAJsMACAIAADSDQAgA5kLAQCwFAAhogwBALAUACGjDEAAsRQAIQIAAACZDAAgCAAA1A0AIAIAAACZDAAgCAAA1A0AIAMAAACbDAAgDwAAzQ0AIBAAANINACABAAAAmwwAIAEAAACZDAAgAxUAAMgVACAWAADKFQAgFwAAyRUAIAaWCwAArhIAMJcLAADbDQAQmAsAAK4SADCZCwEArBEAIaIMAQCsEQAhowxAAK0RACEDAAAAmQwAIAMAANoNADAUAADbDQAgAwAAAJkMACADAACaDAAwBAAAmwwAIAeWCwAArBIAMJcLAADhDQAQmAsAAKwSADCeDAEAtxEAIZ8MQAC4EQAhoAwCALYRACGhDAAArRIAIAEAAADeDQAgAQAAAN4NACAGlgsAAKwSADCXCwAA4Q0AEJgLAACsEgAwngwBALcRACGfDEAAuBEAIaAMAgC2EQAhAAMAAADhDQAgAwAA4g0AMAQAAN4NACADAAAA4Q0AIAMAAOINADAEAADeDQAgAwAAAOENACADAADiDQAwBAAA3g0AIAOeDAEAAAABnwxAAAAAAaAMAgAAAAEBCAAA5g0AIAOeDAEAAAABnwxAAAAAAaAMAgAAAAEBCAAA6A0AMAEIAADoDQAwA54MAQCwFAAhnwxAALEUACGgDAIArxQAIQIAAADeDQAgCAAA6w0AIAOeDAEAsBQAIZ8MQACxFAAhoAwCAK8UACECAAAA4Q0AIAgAAO0NACACAAAA4Q0AIAgAAO0NACADAAAA3g0AIA8AAOYNACAQAADrDQAgAQAAAN4NACABAAAA4Q0AIAUVAADDFQAgFgAAxhUAIBcAAMUVACA4AADEFQAgOQAAxxUAIAaWCwAAqxIAMJcLAAD0DQAQmAsAAKsSADCeDAEArBEAIZ8MQACtEQAhoAwCAKsRACEDAAAA4Q0AIAMAAPMNADAUAAD0DQAgAwAAAOENACADAADiDQAwBAAA3g0AIBCBCQAApxIAIJYLAACmEgAwlwsAAP8NABCYCwAAphIAMJkLAQAAAAGcC0AAuBEAIckLAQDCEQAh0AsBALcRACHRCwEAwhEAIdsLAQAAAAH7CwIAthEAIZgMAQDCEQAhmQwBALcRACGaDAEAtxEAIZsMAQC3EQAhnAwBALcRACEBAAAA9w0AIAvtBwAAqhIAIJYLAACpEgAwlwsAAPkNABCYCwAAqRIAMLALAQC3EQAhtAsCALYRACG1C0AAzBEAIYkMAQC3EQAhlAxAAMwRACGWDAEAtxEAIZcMAQDCEQAhBO0HAADCFQAgtQsAALUUACCUDAAAtRQAIJcMAAC1FAAgDO0HAACqEgAglgsAAKkSADCXCwAA-Q0AEJgLAACpEgAwsAsBALcRACG0CwIAthEAIbULQADMEQAhiQwBALcRACGUDEAAzBEAIZYMAQC3EQAhlwwBAMIRACGdDAAAqBIAIAMAAAD5DQAgAwAA-g0AMAQAAPsNACABAAAA-Q0AIAEAAAD3DQAgEIEJAACnEgAglgsAAKYSADCXCwAA_w0AEJgLAACmEgAwmQsBALcRACGcC0AAuBEAIckLAQDCEQAh0AsBALcRACHRCwEAwhEAIdsLAQDCEQAh-wsCALYRACGYDAEAwhEAIZkMAQC3EQAhmgwBALcRACGbDAEAtxEAIZwMAQC3EQAhBYEJAADBFQAgyQsAALUUACDRCwAAtRQAINsLAAC1FAAgmAwAALUUACADAAAA_w0AIAMAAIAOADAEAAD3DQAgAwAAAP8NACADAACADgAwBAAA9w0AIAMAAAD_DQAgAwAAgA4AMAQAAPcNACANgQkAAMAVACCZCwEAAAABnAtAAAAAAckLAQAAAAHQCwEAAAAB0QsBAAAAAdsLAQAAAAH7CwIAAAABmAwBAAAAAZkMAQAAAAGaDAEAAAABmwwBAAAAAZwMAQAAAAEBCAAAhA4AIAyZCwEAAAABnAtAAAAAAckLAQAAAAHQCwEAAAAB0QsBAAAAAdsLAQAAAAH7CwIAAAABmAwBAAAAAZkMAQAAAAGaDAEAAAABmwwBAAAAAZwMAQAAAAEBCAAAhg4AMAEIAACGDgAwDYEJAACzFQAgmQsBALAUACGcC0AAsRQAIckLAQC5FAAh0AsBALAUACHRCwEAuRQAIdsLAQC5FAAh-wsCAK8UACGYDAEAuRQAIZkMAQCwFAAhmgwBALAUACGbDAEAsBQAIZwMAQCwFAAhAgAAAPcNACAIAACJDgAgDJkLAQCwFAAhnAtAALEUACHJCwEAuRQAIdALAQCwFAAh0QsBALkUACHbCwEAuRQAIfsLAgCvFAAhmAwBALkUACGZDAEAsBQAIZoMAQCwFAAhmwwBALAUACGcDAEAsBQAIQIAAAD_DQAgCAAAiw4AIAIAAAD_DQAgCAAAiw4AIAMAAAD3DQAgDwAAhA4AIBAAAIkOACABAAAA9w0AIAEAAAD_DQAgCRUAAK4VACAWAACxFQAgFwAAsBUAIDgAAK8VACA5AACyFQAgyQsAALUUACDRCwAAtRQAINsLAAC1FAAgmAwAALUUACAPlgsAAKUSADCXCwAAkg4AEJgLAAClEgAwmQsBAKwRACGcC0AArREAIckLAQC9EQAh0AsBAKwRACHRCwEAvREAIdsLAQC9EQAh-wsCAKsRACGYDAEAvREAIZkMAQCsEQAhmgwBAKwRACGbDAEArBEAIZwMAQCsEQAhAwAAAP8NACADAACRDgAwFAAAkg4AIAMAAAD_DQAgAwAAgA4AMAQAAPcNACABAAAA-w0AIAEAAAD7DQAgAwAAAPkNACADAAD6DQAwBAAA-w0AIAMAAAD5DQAgAwAA-g0AMAQAAPsNACADAAAA-Q0AIAMAAPoNADAEAAD7DQAgCO0HAACtFQAgsAsBAAAAAbQLAgAAAAG1C0AAAAABiQwBAAAAAZQMQAAAAAGWDAEAAAABlwwBAAAAAQEIAACaDgAgB7ALAQAAAAG0CwIAAAABtQtAAAAAAYkMAQAAAAGUDEAAAAABlgwBAAAAAZcMAQAAAAEBCAAAnA4AMAEIAACcDgAwCO0HAACsFQAgsAsBALAUACG0CwIArxQAIbULQADAFAAhiQwBALAUACGUDEAAwBQAIZYMAQCwFAAhlwwBALkUACECAAAA-w0AIAgAAJ8OACAHsAsBALAUACG0CwIArxQAIbULQADAFAAhiQwBALAUACGUDEAAwBQAIZYMAQCwFAAhlwwBALkUACECAAAA-Q0AIAgAAKEOACACAAAA-Q0AIAgAAKEOACADAAAA-w0AIA8AAJoOACAQAACfDgAgAQAAAPsNACABAAAA-Q0AIAgVAACnFQAgFgAAqhUAIBcAAKkVACA4AACoFQAgOQAAqxUAILULAAC1FAAglAwAALUUACCXDAAAtRQAIAqWCwAApBIAMJcLAACoDgAQmAsAAKQSADCwCwEArBEAIbQLAgCrEQAhtQtAAMURACGJDAEArBEAIZQMQADFEQAhlgwBAKwRACGXDAEAvREAIQMAAAD5DQAgAwAApw4AMBQAAKgOACADAAAA-Q0AIAMAAPoNADAEAAD7DQAgHpYLAACgEgAwlwsAAK4OABCYCwAAoBIAMJkLAQAAAAGcC0AAuBEAIbALAAChEoMMItELAQC3EQAh2wsBAAAAAfYLAQC3EQAh-wsBAMIRACH9C0AAzBEAIYAMQADMEQAhhAwAAKIShAwihQwBAMIRACGGDBAA6REAIYcMEACjEgAhiAwBAMIRACGJDAAA7hEAIIoMAQDCEQAhiwwBAMIRACGMDAEAwhEAIY0MAQDCEQAhjgwBAMIRACGPDAAA7hEAIJAMAQDCEQAhkQxAAMwRACGSDEAAzBEAIZMMQAC4EQAhlAxAAMwRACGVDEAAzBEAIQEAAACrDgAgAQAAAKsOACAelgsAAKASADCXCwAArg4AEJgLAACgEgAwmQsBAPcRACGcC0AAuBEAIbALAAChEoMMItELAQC3EQAh2wsBALcRACH2CwEAtxEAIfsLAQDCEQAh_QtAAMwRACGADEAAzBEAIYQMAACiEoQMIoUMAQDCEQAhhgwQAOkRACGHDBAAoxIAIYgMAQDCEQAhiQwAAO4RACCKDAEAwhEAIYsMAQDCEQAhjAwBAMIRACGNDAEAwhEAIY4MAQDCEQAhjwwAAO4RACCQDAEAwhEAIZEMQADMEQAhkgxAAMwRACGTDEAAuBEAIZQMQADMEQAhlQxAAMwRACES-wsAALUUACD9CwAAtRQAIIAMAAC1FAAghQwAALUUACCHDAAAtRQAIIgMAAC1FAAgiQwAALUUACCKDAAAtRQAIIsMAAC1FAAgjAwAALUUACCNDAAAtRQAII4MAAC1FAAgjwwAALUUACCQDAAAtRQAIJEMAAC1FAAgkgwAALUUACCUDAAAtRQAIJUMAAC1FAAgAwAAAK4OACADAACvDgAwBAAAqw4AIAMAAACuDgAgAwAArw4AMAQAAKsOACADAAAArg4AIAMAAK8OADAEAACrDgAgG5kLAQAAAAGcC0AAAAABsAsAAACDDALRCwEAAAAB2wsBAAAAAfYLAQAAAAH7CwEAAAAB_QtAAAAAAYAMQAAAAAGEDAAAAIQMAoUMAQAAAAGGDBAAAAABhwwQAAAAAYgMAQAAAAGJDIAAAAABigwBAAAAAYsMAQAAAAGMDAEAAAABjQwBAAAAAY4MAQAAAAGPDIAAAAABkAwBAAAAAZEMQAAAAAGSDEAAAAABkwxAAAAAAZQMQAAAAAGVDEAAAAABAQgAALMOACAbmQsBAAAAAZwLQAAAAAGwCwAAAIMMAtELAQAAAAHbCwEAAAAB9gsBAAAAAfsLAQAAAAH9C0AAAAABgAxAAAAAAYQMAAAAhAwChQwBAAAAAYYMEAAAAAGHDBAAAAABiAwBAAAAAYkMgAAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgwBAAAAAY8MgAAAAAGQDAEAAAABkQxAAAAAAZIMQAAAAAGTDEAAAAABlAxAAAAAAZUMQAAAAAEBCAAAtQ4AMAEIAAC1DgAwG5kLAQCwFAAhnAtAALEUACGwCwAApBWDDCLRCwEAsBQAIdsLAQCwFAAh9gsBALAUACH7CwEAuRQAIf0LQADAFAAhgAxAAMAUACGEDAAApRWEDCKFDAEAuRQAIYYMEADcFAAhhwwQAKYVACGIDAEAuRQAIYkMgAAAAAGKDAEAuRQAIYsMAQC5FAAhjAwBALkUACGNDAEAuRQAIY4MAQC5FAAhjwyAAAAAAZAMAQC5FAAhkQxAAMAUACGSDEAAwBQAIZMMQACxFAAhlAxAAMAUACGVDEAAwBQAIQIAAACrDgAgCAAAuA4AIBuZCwEAsBQAIZwLQACxFAAhsAsAAKQVgwwi0QsBALAUACHbCwEAsBQAIfYLAQCwFAAh-wsBALkUACH9C0AAwBQAIYAMQADAFAAhhAwAAKUVhAwihQwBALkUACGGDBAA3BQAIYcMEACmFQAhiAwBALkUACGJDIAAAAABigwBALkUACGLDAEAuRQAIYwMAQC5FAAhjQwBALkUACGODAEAuRQAIY8MgAAAAAGQDAEAuRQAIZEMQADAFAAhkgxAAMAUACGTDEAAsRQAIZQMQADAFAAhlQxAAMAUACECAAAArg4AIAgAALoOACACAAAArg4AIAgAALoOACADAAAAqw4AIA8AALMOACAQAAC4DgAgAQAAAKsOACABAAAArg4AIBcVAACfFQAgFgAAohUAIBcAAKEVACA4AACgFQAgOQAAoxUAIPsLAAC1FAAg_QsAALUUACCADAAAtRQAIIUMAAC1FAAghwwAALUUACCIDAAAtRQAIIkMAAC1FAAgigwAALUUACCLDAAAtRQAIIwMAAC1FAAgjQwAALUUACCODAAAtRQAII8MAAC1FAAgkAwAALUUACCRDAAAtRQAIJIMAAC1FAAglAwAALUUACCVDAAAtRQAIB6WCwAAlhIAMJcLAADBDgAQmAsAAJYSADCZCwEA9BEAIZwLQACtEQAhsAsAAJcSgwwi0QsBAKwRACHbCwEArBEAIfYLAQCsEQAh-wsBAL0RACH9C0AAxREAIYAMQADFEQAhhAwAAJgShAwihQwBAL0RACGGDBAA4BEAIYcMEACZEgAhiAwBAL0RACGJDAAA0BEAIIoMAQC9EQAhiwwBAL0RACGMDAEAvREAIY0MAQC9EQAhjgwBAL0RACGPDAAA0BEAIJAMAQC9EQAhkQxAAMURACGSDEAAxREAIZMMQACtEQAhlAxAAMURACGVDEAAxREAIQMAAACuDgAgAwAAwA4AMBQAAMEOACADAAAArg4AIAMAAK8OADAEAACrDgAgCZYLAACTEgAwlwsAAMcOABCYCwAAkxIAMJwLQAC4EQAh0AsAAJQSgAwi9QsBAPcRACH9C0AAzBEAIYAMQADMEQAhgQwAAJUSACABAAAAxA4AIAEAAADEDgAgCJYLAACTEgAwlwsAAMcOABCYCwAAkxIAMJwLQAC4EQAh0AsAAJQSgAwi9QsBAPcRACH9C0AAzBEAIYAMQADMEQAhAv0LAAC1FAAggAwAALUUACADAAAAxw4AIAMAAMgOADAEAADEDgAgAwAAAMcOACADAADIDgAwBAAAxA4AIAMAAADHDgAgAwAAyA4AMAQAAMQOACAFnAtAAAAAAdALAAAAgAwC9QsBAAAAAf0LQAAAAAGADEAAAAABAQgAAMwOACAFnAtAAAAAAdALAAAAgAwC9QsBAAAAAf0LQAAAAAGADEAAAAABAQgAAM4OADABCAAAzg4AMAWcC0AAsRQAIdALAACeFYAMIvULAQCwFAAh_QtAAMAUACGADEAAwBQAIQIAAADEDgAgCAAA0Q4AIAWcC0AAsRQAIdALAACeFYAMIvULAQCwFAAh_QtAAMAUACGADEAAwBQAIQIAAADHDgAgCAAA0w4AIAIAAADHDgAgCAAA0w4AIAMAAADEDgAgDwAAzA4AIBAAANEOACABAAAAxA4AIAEAAADHDgAgBRUAAJsVACAWAACdFQAgFwAAnBUAIP0LAAC1FAAggAwAALUUACAIlgsAAI8SADCXCwAA2g4AEJgLAACPEgAwnAtAAK0RACHQCwAAkBKADCL1CwEA9BEAIf0LQADFEQAhgAxAAMURACEDAAAAxw4AIAMAANkOADAUAADaDgAgAwAAAMcOACADAADIDgAwBAAAxA4AIAmWCwAAjhIAMJcLAADgDgAQmAsAAI4SADCZCwEAAAABnAtAALgRACHyCwAAgxIAIPwLAQAAAAH9C0AAzBEAIf4LQADMEQAhAQAAAN0OACABAAAA3Q4AIAmWCwAAjhIAMJcLAADgDgAQmAsAAI4SADCZCwEAtxEAIZwLQAC4EQAh8gsAAIMSACD8CwEAtxEAIf0LQADMEQAh_gtAAMwRACEC_QsAALUUACD-CwAAtRQAIAMAAADgDgAgAwAA4Q4AMAQAAN0OACADAAAA4A4AIAMAAOEOADAEAADdDgAgAwAAAOAOACADAADhDgAwBAAA3Q4AIAaZCwEAAAABnAtAAAAAAfILgAAAAAH8CwEAAAAB_QtAAAAAAf4LQAAAAAEBCAAA5Q4AIAaZCwEAAAABnAtAAAAAAfILgAAAAAH8CwEAAAAB_QtAAAAAAf4LQAAAAAEBCAAA5w4AMAEIAADnDgAwBpkLAQCwFAAhnAtAALEUACHyC4AAAAAB_AsBALAUACH9C0AAwBQAIf4LQADAFAAhAgAAAN0OACAIAADqDgAgBpkLAQCwFAAhnAtAALEUACHyC4AAAAAB_AsBALAUACH9C0AAwBQAIf4LQADAFAAhAgAAAOAOACAIAADsDgAgAgAAAOAOACAIAADsDgAgAwAAAN0OACAPAADlDgAgEAAA6g4AIAEAAADdDgAgAQAAAOAOACAFFQAAmBUAIBYAAJoVACAXAACZFQAg_QsAALUUACD-CwAAtRQAIAmWCwAAjRIAMJcLAADzDgAQmAsAAI0SADCZCwEArBEAIZwLQACtEQAh8gsAAP0RACD8CwEArBEAIf0LQADFEQAh_gtAAMURACEDAAAA4A4AIAMAAPIOADAUAADzDgAgAwAAAOAOACADAADhDgAwBAAA3Q4AIA6WCwAAjBIAMJcLAAD5DgAQmAsAAIwSADCZCwEAAAABnAtAALgRACGqC0AAuBEAIckLAQC3EQAh0QsBALcRACHSCwEAtxEAIdQLAQC3EQAh-AsCALYRACH5C0AAuBEAIfoLQADMEQAh-wsCAO8RACEBAAAA9g4AIAEAAAD2DgAgDpYLAACMEgAwlwsAAPkOABCYCwAAjBIAMJkLAQC3EQAhnAtAALgRACGqC0AAuBEAIckLAQC3EQAh0QsBALcRACHSCwEAtxEAIdQLAQC3EQAh-AsCALYRACH5C0AAuBEAIfoLQADMEQAh-wsCAO8RACEC-gsAALUUACD7CwAAtRQAIAMAAAD5DgAgAwAA-g4AMAQAAPYOACADAAAA-Q4AIAMAAPoOADAEAAD2DgAgAwAAAPkOACADAAD6DgAwBAAA9g4AIAuZCwEAAAABnAtAAAAAAaoLQAAAAAHJCwEAAAAB0QsBAAAAAdILAQAAAAHUCwEAAAAB-AsCAAAAAfkLQAAAAAH6C0AAAAAB-wsCAAAAAQEIAAD-DgAgC5kLAQAAAAGcC0AAAAABqgtAAAAAAckLAQAAAAHRCwEAAAAB0gsBAAAAAdQLAQAAAAH4CwIAAAAB-QtAAAAAAfoLQAAAAAH7CwIAAAABAQgAAIAPADABCAAAgA8AMAuZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAsBQAIdELAQCwFAAh0gsBALAUACHUCwEAsBQAIfgLAgCvFAAh-QtAALEUACH6C0AAwBQAIfsLAgDKFAAhAgAAAPYOACAIAACDDwAgC5kLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQCwFAAh0QsBALAUACHSCwEAsBQAIdQLAQCwFAAh-AsCAK8UACH5C0AAsRQAIfoLQADAFAAh-wsCAMoUACECAAAA-Q4AIAgAAIUPACACAAAA-Q4AIAgAAIUPACADAAAA9g4AIA8AAP4OACAQAACDDwAgAQAAAPYOACABAAAA-Q4AIAcVAACTFQAgFgAAlhUAIBcAAJUVACA4AACUFQAgOQAAlxUAIPoLAAC1FAAg-wsAALUUACAOlgsAAIsSADCXCwAAjA8AEJgLAACLEgAwmQsBAKwRACGcC0AArREAIaoLQACtEQAhyQsBAKwRACHRCwEArBEAIdILAQCsEQAh1AsBAKwRACH4CwIAqxEAIfkLQACtEQAh-gtAAMURACH7CwIA0REAIQMAAAD5DgAgAwAAiw8AMBQAAIwPACADAAAA-Q4AIAMAAPoOADAEAAD2DgAgDZYLAACIEgAwlwsAAJIPABCYCwAAiBIAMJwLQAC4EQAhsAsAAIkS9Qsi0AsAAIIS8Qsi0QsBALcRACHbCwEAAAAB8gsAAIMSACDzC0AAzBEAIfULAQC3EQAh9gsBALcRACH3CwAAihIAIAEAAACPDwAgAQAAAI8PACAMlgsAAIgSADCXCwAAkg8AEJgLAACIEgAwnAtAALgRACGwCwAAiRL1CyLQCwAAghLxCyLRCwEAtxEAIdsLAQC3EQAh8gsAAIMSACDzC0AAzBEAIfULAQC3EQAh9gsBALcRACEB8wsAALUUACADAAAAkg8AIAMAAJMPADAEAACPDwAgAwAAAJIPACADAACTDwAwBAAAjw8AIAMAAACSDwAgAwAAkw8AMAQAAI8PACAJnAtAAAAAAbALAAAA9QsC0AsAAADxCwLRCwEAAAAB2wsBAAAAAfILgAAAAAHzC0AAAAAB9QsBAAAAAfYLAQAAAAEBCAAAlw8AIAmcC0AAAAABsAsAAAD1CwLQCwAAAPELAtELAQAAAAHbCwEAAAAB8guAAAAAAfMLQAAAAAH1CwEAAAAB9gsBAAAAAQEIAACZDwAwAQgAAJkPADAJnAtAALEUACGwCwAAkhX1CyLQCwAAjhXxCyLRCwEAsBQAIdsLAQCwFAAh8guAAAAAAfMLQADAFAAh9QsBALAUACH2CwEAsBQAIQIAAACPDwAgCAAAnA8AIAmcC0AAsRQAIbALAACSFfULItALAACOFfELItELAQCwFAAh2wsBALAUACHyC4AAAAAB8wtAAMAUACH1CwEAsBQAIfYLAQCwFAAhAgAAAJIPACAIAACeDwAgAgAAAJIPACAIAACeDwAgAwAAAI8PACAPAACXDwAgEAAAnA8AIAEAAACPDwAgAQAAAJIPACAEFQAAjxUAIBYAAJEVACAXAACQFQAg8wsAALUUACAMlgsAAIQSADCXCwAApQ8AEJgLAACEEgAwnAtAAK0RACGwCwAAhRL1CyLQCwAA_BHxCyLRCwEArBEAIdsLAQCsEQAh8gsAAP0RACDzC0AAxREAIfULAQCsEQAh9gsBAKwRACEDAAAAkg8AIAMAAKQPADAUAAClDwAgAwAAAJIPACADAACTDwAwBAAAjw8AIAmWCwAAgRIAMJcLAACrDwAQmAsAAIESADCZCwEAAAABnAtAALgRACHQCwAAghLxCyLxCwEAAAAB8gsAAIMSACDzC0AAzBEAIQEAAACoDwAgAQAAAKgPACAJlgsAAIESADCXCwAAqw8AEJgLAACBEgAwmQsBALcRACGcC0AAuBEAIdALAACCEvELIvELAQDCEQAh8gsAAIMSACDzC0AAzBEAIQLxCwAAtRQAIPMLAAC1FAAgAwAAAKsPACADAACsDwAwBAAAqA8AIAMAAACrDwAgAwAArA8AMAQAAKgPACADAAAAqw8AIAMAAKwPADAEAACoDwAgBpkLAQAAAAGcC0AAAAAB0AsAAADxCwLxCwEAAAAB8guAAAAAAfMLQAAAAAEBCAAAsA8AIAaZCwEAAAABnAtAAAAAAdALAAAA8QsC8QsBAAAAAfILgAAAAAHzC0AAAAABAQgAALIPADABCAAAsg8AMAaZCwEAsBQAIZwLQACxFAAh0AsAAI4V8Qsi8QsBALkUACHyC4AAAAAB8wtAAMAUACECAAAAqA8AIAgAALUPACAGmQsBALAUACGcC0AAsRQAIdALAACOFfELIvELAQC5FAAh8guAAAAAAfMLQADAFAAhAgAAAKsPACAIAAC3DwAgAgAAAKsPACAIAAC3DwAgAwAAAKgPACAPAACwDwAgEAAAtQ8AIAEAAACoDwAgAQAAAKsPACAFFQAAixUAIBYAAI0VACAXAACMFQAg8QsAALUUACDzCwAAtRQAIAmWCwAA-xEAMJcLAAC-DwAQmAsAAPsRADCZCwEArBEAIZwLQACtEQAh0AsAAPwR8Qsi8QsBAL0RACHyCwAA_REAIPMLQADFEQAhAwAAAKsPACADAAC9DwAwFAAAvg8AIAMAAACrDwAgAwAArA8AMAQAAKgPACAFlgsAAPoRADCXCwAAxA8AEJgLAAD6EQAw7gsBAAAAAe8LAQAAAAEBAAAAwQ8AIAEAAADBDwAgBZYLAAD6EQAwlwsAAMQPABCYCwAA-hEAMO4LAQC3EQAh7wsBALcRACEAAwAAAMQPACADAADFDwAwBAAAwQ8AIAMAAADEDwAgAwAAxQ8AMAQAAMEPACADAAAAxA8AIAMAAMUPADAEAADBDwAgAu4LAQAAAAHvCwEAAAABAQgAAMkPACAC7gsBAAAAAe8LAQAAAAEBCAAAyw8AMAEIAADLDwAwAu4LAQCwFAAh7wsBALAUACECAAAAwQ8AIAgAAM4PACAC7gsBALAUACHvCwEAsBQAIQIAAADEDwAgCAAA0A8AIAIAAADEDwAgCAAA0A8AIAMAAADBDwAgDwAAyQ8AIBAAAM4PACABAAAAwQ8AIAEAAADEDwAgAxUAAIgVACAWAACKFQAgFwAAiRUAIAWWCwAA-REAMJcLAADXDwAQmAsAAPkRADDuCwEArBEAIe8LAQCsEQAhAwAAAMQPACADAADWDwAwFAAA1w8AIAMAAADEDwAgAwAAxQ8AMAQAAMEPACASnwMBALcRACGWCwAA9hEAMJcLAADdDwAQmAsAAPYRADCZCwEAAAABnAtAALgRACHRCwEAtxEAIdsLAQAAAAHkCwEAtxEAIeULAQC3EQAh5gsBALcRACHnCwEAtxEAIegLAQC3EQAh6QtAALgRACHqC0AAuBEAIesLAgDvEQAh7AsCAO8RACHtCwEAwhEAIQEAAADaDwAgAQAAANoPACASnwMBALcRACGWCwAA9hEAMJcLAADdDwAQmAsAAPYRADCZCwEA9xEAIZwLQAC4EQAh0QsBALcRACHbCwEAtxEAIeQLAQC3EQAh5QsBALcRACHmCwEAtxEAIecLAQC3EQAh6AsBALcRACHpC0AAuBEAIeoLQAC4EQAh6wsCAO8RACHsCwIA7xEAIe0LAQDCEQAhA-sLAAC1FAAg7AsAALUUACDtCwAAtRQAIAMAAADdDwAgAwAA3g8AMAQAANoPACADAAAA3Q8AIAMAAN4PADAEAADaDwAgAwAAAN0PACADAADeDwAwBAAA2g8AIA-fAwEAAAABmQsBAAAAAZwLQAAAAAHRCwEAAAAB2wsBAAAAAeQLAQAAAAHlCwEAAAAB5gsBAAAAAecLAQAAAAHoCwEAAAAB6QtAAAAAAeoLQAAAAAHrCwIAAAAB7AsCAAAAAe0LAQAAAAEBCAAA4g8AIA-fAwEAAAABmQsBAAAAAZwLQAAAAAHRCwEAAAAB2wsBAAAAAeQLAQAAAAHlCwEAAAAB5gsBAAAAAecLAQAAAAHoCwEAAAAB6QtAAAAAAeoLQAAAAAHrCwIAAAAB7AsCAAAAAe0LAQAAAAEBCAAA5A8AMAEIAADkDwAwD58DAQCwFAAhmQsBALAUACGcC0AAsRQAIdELAQCwFAAh2wsBALAUACHkCwEAsBQAIeULAQCwFAAh5gsBALAUACHnCwEAsBQAIegLAQCwFAAh6QtAALEUACHqC0AAsRQAIesLAgDKFAAh7AsCAMoUACHtCwEAuRQAIQIAAADaDwAgCAAA5w8AIA-fAwEAsBQAIZkLAQCwFAAhnAtAALEUACHRCwEAsBQAIdsLAQCwFAAh5AsBALAUACHlCwEAsBQAIeYLAQCwFAAh5wsBALAUACHoCwEAsBQAIekLQACxFAAh6gtAALEUACHrCwIAyhQAIewLAgDKFAAh7QsBALkUACECAAAA3Q8AIAgAAOkPACACAAAA3Q8AIAgAAOkPACADAAAA2g8AIA8AAOIPACAQAADnDwAgAQAAANoPACABAAAA3Q8AIAgVAACDFQAgFgAAhhUAIBcAAIUVACA4AACEFQAgOQAAhxUAIOsLAAC1FAAg7AsAALUUACDtCwAAtRQAIBKfAwEArBEAIZYLAADzEQAwlwsAAPAPABCYCwAA8xEAMJkLAQD0EQAhnAtAAK0RACHRCwEArBEAIdsLAQCsEQAh5AsBAKwRACHlCwEArBEAIeYLAQCsEQAh5wsBAKwRACHoCwEArBEAIekLQACtEQAh6gtAAK0RACHrCwIA0REAIewLAgDREQAh7QsBAL0RACEDAAAA3Q8AIAMAAO8PADAUAADwDwAgAwAAAN0PACADAADeDwAwBAAA2g8AIBujCgAA6hEAIKQKAADrEQAgpQoAAOwRACCWCwAA5REAMJcLAAD_DwAQmAsAAOURADCZCwEAAAABnAtAALgRACGqC0AAuBEAIckLAQDCEQAh0AsAAOYR0Asi0QsBALcRACHSCwEAtxEAIdMLAQC3EQAh1AsBALcRACHVCwEAtxEAIdYLBADnEQAh1wsEAOgRACHYCwEAwhEAIdkLEADpEQAh2gsBAMIRACHbCwEAAAAB3AsBAMIRACHdC0AAzBEAId4LQADMEQAh3wsCALYRACHgC0AAzBEAIQEAAADzDwAgDqIKAADwEQAglgsAAPERADCXCwAA9Q8AEJgLAADxEQAwnAtAALgRACGqC0AAuBEAIa4LAQC3EQAhyAsBALcRACHJCwEAtxEAIcoLBADoEQAhywtAAMwRACHMCwEAwhEAIc0LQADMEQAhzgsgAPIRACEFogoAAMMUACDKCwAAtRQAIMsLAAC1FAAgzAsAALUUACDNCwAAtRQAIA6iCgAA8BEAIJYLAADxEQAwlwsAAPUPABCYCwAA8REAMJwLQAC4EQAhqgtAALgRACGuCwEAtxEAIcgLAQAAAAHJCwEAAAABygsEAOgRACHLC0AAzBEAIcwLAQDCEQAhzQtAAMwRACHOCyAA8hEAIQMAAAD1DwAgAwAA9g8AMAQAAPcPACASogoAAPARACCWCwAA7REAMJcLAAD5DwAQmAsAAO0RADCZCwQA5xEAIa4LAQC3EQAhtgsBAMIRACG3CwQA5xEAIbgLAADuEQAguQsBAMIRACG6CwIA7xEAIbsLBADoEQAhvAtAALgRACG9C0AAzBEAIb4LQADMEQAhvwsBAMIRACHACwEAwhEAIcELQADMEQAhC6IKAADDFAAgtgsAALUUACC4CwAAtRQAILkLAAC1FAAgugsAALUUACC7CwAAtRQAIL0LAAC1FAAgvgsAALUUACC_CwAAtRQAIMALAAC1FAAgwQsAALUUACASogoAAPARACCWCwAA7REAMJcLAAD5DwAQmAsAAO0RADCZCwQAAAABrgsBALcRACG2CwEAAAABtwsEAOcRACG4CwAA7hEAILkLAQAAAAG6CwIA7xEAIbsLBADoEQAhvAtAALgRACG9C0AAzBEAIb4LQADMEQAhvwsBAMIRACHACwEAwhEAIcELQADMEQAhAwAAAPkPACADAAD6DwAwBAAA-w8AIBCiCgAAzREAIJYLAADKEQAwlwsAAP0PABCYCwAAyhEAMJkLAQC3EQAhmgsBAMIRACGbCwEAwhEAIZwLQAC4EQAhpwsBALcRACGuCwEAwhEAIbALAADLEbALIrELAQDCEQAhsgtAAMwRACGzC0AAzBEAIbQLAgC2EQAhtQtAAMwRACEBAAAA_Q8AIBujCgAA6hEAIKQKAADrEQAgpQoAAOwRACCWCwAA5REAMJcLAAD_DwAQmAsAAOURADCZCwEAtxEAIZwLQAC4EQAhqgtAALgRACHJCwEAwhEAIdALAADmEdALItELAQC3EQAh0gsBALcRACHTCwEAtxEAIdQLAQC3EQAh1QsBALcRACHWCwQA5xEAIdcLBADoEQAh2AsBAMIRACHZCxAA6REAIdoLAQDCEQAh2wsBALcRACHcCwEAwhEAId0LQADMEQAh3gtAAMwRACHfCwIAthEAIeALQADMEQAhAQAAAP8PACABAAAA9Q8AIAEAAAD5DwAgAQAAAPMPACALowoAAIAVACCkCgAAgRUAIKUKAACCFQAgyQsAALUUACDXCwAAtRQAINgLAAC1FAAg2gsAALUUACDcCwAAtRQAIN0LAAC1FAAg3gsAALUUACDgCwAAtRQAIAMAAAD_DwAgAwAAhBAAMAQAAPMPACADAAAA_w8AIAMAAIQQADAEAADzDwAgAwAAAP8PACADAACEEAAwBAAA8w8AIBijCgAA_RQAIKQKAAD-FAAgpQoAAP8UACCZCwEAAAABnAtAAAAAAaoLQAAAAAHJCwEAAAAB0AsAAADQCwLRCwEAAAAB0gsBAAAAAdMLAQAAAAHUCwEAAAAB1QsBAAAAAdYLBAAAAAHXCwQAAAAB2AsBAAAAAdkLEAAAAAHaCwEAAAAB2wsBAAAAAdwLAQAAAAHdC0AAAAAB3gtAAAAAAd8LAgAAAAHgC0AAAAABAQgAAIgQACAVmQsBAAAAAZwLQAAAAAGqC0AAAAAByQsBAAAAAdALAAAA0AsC0QsBAAAAAdILAQAAAAHTCwEAAAAB1AsBAAAAAdULAQAAAAHWCwQAAAAB1wsEAAAAAdgLAQAAAAHZCxAAAAAB2gsBAAAAAdsLAQAAAAHcCwEAAAAB3QtAAAAAAd4LQAAAAAHfCwIAAAAB4AtAAAAAAQEIAACKEAAwAQgAAIoQADAYowoAAN0UACCkCgAA3hQAIKUKAADfFAAgmQsBALAUACGcC0AAsRQAIaoLQACxFAAhyQsBALkUACHQCwAA2xTQCyLRCwEAsBQAIdILAQCwFAAh0wsBALAUACHUCwEAsBQAIdULAQCwFAAh1gsEAMkUACHXCwQAyxQAIdgLAQC5FAAh2QsQANwUACHaCwEAuRQAIdsLAQCwFAAh3AsBALkUACHdC0AAwBQAId4LQADAFAAh3wsCAK8UACHgC0AAwBQAIQIAAADzDwAgCAAAjRAAIBWZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhAgAAAP8PACAIAACPEAAgAgAAAP8PACAIAACPEAAgAwAAAPMPACAPAACIEAAgEAAAjRAAIAEAAADzDwAgAQAAAP8PACANFQAA1hQAIBYAANkUACAXAADYFAAgOAAA1xQAIDkAANoUACDJCwAAtRQAINcLAAC1FAAg2AsAALUUACDaCwAAtRQAINwLAAC1FAAg3QsAALUUACDeCwAAtRQAIOALAAC1FAAgGJYLAADeEQAwlwsAAJYQABCYCwAA3hEAMJkLAQCsEQAhnAtAAK0RACGqC0AArREAIckLAQC9EQAh0AsAAN8R0Asi0QsBAKwRACHSCwEArBEAIdMLAQCsEQAh1AsBAKwRACHVCwEArBEAIdYLBADPEQAh1wsEANIRACHYCwEAvREAIdkLEADgEQAh2gsBAL0RACHbCwEArBEAIdwLAQC9EQAh3QtAAMURACHeC0AAxREAId8LAgCrEQAh4AtAAMURACEDAAAA_w8AIAMAAJUQADAUAACWEAAgAwAAAP8PACADAACEEAAwBAAA8w8AIAEAAAD3DwAgAQAAAPcPACADAAAA9Q8AIAMAAPYPADAEAAD3DwAgAwAAAPUPACADAAD2DwAwBAAA9w8AIAMAAAD1DwAgAwAA9g8AMAQAAPcPACALogoAANUUACCcC0AAAAABqgtAAAAAAa4LAQAAAAHICwEAAAAByQsBAAAAAcoLBAAAAAHLC0AAAAABzAsBAAAAAc0LQAAAAAHOCyAAAAABAQgAAJ4QACAKnAtAAAAAAaoLQAAAAAGuCwEAAAAByAsBAAAAAckLAQAAAAHKCwQAAAABywtAAAAAAcwLAQAAAAHNC0AAAAABzgsgAAAAAQEIAACgEAAwAQgAAKAQADALogoAANQUACCcC0AAsRQAIaoLQACxFAAhrgsBALAUACHICwEAsBQAIckLAQCwFAAhygsEAMsUACHLC0AAwBQAIcwLAQC5FAAhzQtAAMAUACHOCyAA0xQAIQIAAAD3DwAgCAAAoxAAIAqcC0AAsRQAIaoLQACxFAAhrgsBALAUACHICwEAsBQAIckLAQCwFAAhygsEAMsUACHLC0AAwBQAIcwLAQC5FAAhzQtAAMAUACHOCyAA0xQAIQIAAAD1DwAgCAAApRAAIAIAAAD1DwAgCAAApRAAIAMAAAD3DwAgDwAAnhAAIBAAAKMQACABAAAA9w8AIAEAAAD1DwAgCRUAAM4UACAWAADRFAAgFwAA0BQAIDgAAM8UACA5AADSFAAgygsAALUUACDLCwAAtRQAIMwLAAC1FAAgzQsAALUUACANlgsAANoRADCXCwAArBAAEJgLAADaEQAwnAtAAK0RACGqC0AArREAIa4LAQCsEQAhyAsBAKwRACHJCwEArBEAIcoLBADSEQAhywtAAMURACHMCwEAvREAIc0LQADFEQAhzgsgANsRACEDAAAA9Q8AIAMAAKsQADAUAACsEAAgAwAAAPUPACADAAD2DwAwBAAA9w8AIAEAAAD7DwAgAQAAAPsPACADAAAA-Q8AIAMAAPoPADAEAAD7DwAgAwAAAPkPACADAAD6DwAwBAAA-w8AIAMAAAD5DwAgAwAA-g8AMAQAAPsPACAPogoAAM0UACCZCwQAAAABrgsBAAAAAbYLAQAAAAG3CwQAAAABuAuAAAAAAbkLAQAAAAG6CwIAAAABuwsEAAAAAbwLQAAAAAG9C0AAAAABvgtAAAAAAb8LAQAAAAHACwEAAAABwQtAAAAAAQEIAAC0EAAgDpkLBAAAAAGuCwEAAAABtgsBAAAAAbcLBAAAAAG4C4AAAAABuQsBAAAAAboLAgAAAAG7CwQAAAABvAtAAAAAAb0LQAAAAAG-C0AAAAABvwsBAAAAAcALAQAAAAHBC0AAAAABAQgAALYQADABCAAAthAAMA-iCgAAzBQAIJkLBADJFAAhrgsBALAUACG2CwEAuRQAIbcLBADJFAAhuAuAAAAAAbkLAQC5FAAhugsCAMoUACG7CwQAyxQAIbwLQACxFAAhvQtAAMAUACG-C0AAwBQAIb8LAQC5FAAhwAsBALkUACHBC0AAwBQAIQIAAAD7DwAgCAAAuRAAIA6ZCwQAyRQAIa4LAQCwFAAhtgsBALkUACG3CwQAyRQAIbgLgAAAAAG5CwEAuRQAIboLAgDKFAAhuwsEAMsUACG8C0AAsRQAIb0LQADAFAAhvgtAAMAUACG_CwEAuRQAIcALAQC5FAAhwQtAAMAUACECAAAA-Q8AIAgAALsQACACAAAA-Q8AIAgAALsQACADAAAA-w8AIA8AALQQACAQAAC5EAAgAQAAAPsPACABAAAA-Q8AIA8VAADEFAAgFgAAxxQAIBcAAMYUACA4AADFFAAgOQAAyBQAILYLAAC1FAAguAsAALUUACC5CwAAtRQAILoLAAC1FAAguwsAALUUACC9CwAAtRQAIL4LAAC1FAAgvwsAALUUACDACwAAtRQAIMELAAC1FAAgEZYLAADOEQAwlwsAAMIQABCYCwAAzhEAMJkLBADPEQAhrgsBAKwRACG2CwEAvREAIbcLBADPEQAhuAsAANARACC5CwEAvREAIboLAgDREQAhuwsEANIRACG8C0AArREAIb0LQADFEQAhvgtAAMURACG_CwEAvREAIcALAQC9EQAhwQtAAMURACEDAAAA-Q8AIAMAAMEQADAUAADCEAAgAwAAAPkPACADAAD6DwAwBAAA-w8AIBCiCgAAzREAIJYLAADKEQAwlwsAAP0PABCYCwAAyhEAMJkLAQAAAAGaCwEAwhEAIZsLAQDCEQAhnAtAALgRACGnCwEAAAABrgsBAAAAAbALAADLEbALIrELAQDCEQAhsgtAAMwRACGzC0AAzBEAIbQLAgC2EQAhtQtAAMwRACEBAAAAxRAAIAEAAADFEAAgCKIKAADDFAAgmgsAALUUACCbCwAAtRQAIK4LAAC1FAAgsQsAALUUACCyCwAAtRQAILMLAAC1FAAgtQsAALUUACADAAAA_Q8AIAMAAMgQADAEAADFEAAgAwAAAP0PACADAADIEAAwBAAAxRAAIAMAAAD9DwAgAwAAyBAAMAQAAMUQACANogoAAMIUACCZCwEAAAABmgsBAAAAAZsLAQAAAAGcC0AAAAABpwsBAAAAAa4LAQAAAAGwCwAAALALArELAQAAAAGyC0AAAAABswtAAAAAAbQLAgAAAAG1C0AAAAABAQgAAMwQACAMmQsBAAAAAZoLAQAAAAGbCwEAAAABnAtAAAAAAacLAQAAAAGuCwEAAAABsAsAAACwCwKxCwEAAAABsgtAAAAAAbMLQAAAAAG0CwIAAAABtQtAAAAAAQEIAADOEAAwAQgAAM4QADABAAAA_w8AIA2iCgAAwRQAIJkLAQCwFAAhmgsBALkUACGbCwEAuRQAIZwLQACxFAAhpwsBALAUACGuCwEAuRQAIbALAAC_FLALIrELAQC5FAAhsgtAAMAUACGzC0AAwBQAIbQLAgCvFAAhtQtAAMAUACECAAAAxRAAIAgAANIQACAMmQsBALAUACGaCwEAuRQAIZsLAQC5FAAhnAtAALEUACGnCwEAsBQAIa4LAQC5FAAhsAsAAL8UsAsisQsBALkUACGyC0AAwBQAIbMLQADAFAAhtAsCAK8UACG1C0AAwBQAIQIAAAD9DwAgCAAA1BAAIAIAAAD9DwAgCAAA1BAAIAEAAAD_DwAgAwAAAMUQACAPAADMEAAgEAAA0hAAIAEAAADFEAAgAQAAAP0PACAMFQAAuhQAIBYAAL0UACAXAAC8FAAgOAAAuxQAIDkAAL4UACCaCwAAtRQAIJsLAAC1FAAgrgsAALUUACCxCwAAtRQAILILAAC1FAAgswsAALUUACC1CwAAtRQAIA-WCwAAwxEAMJcLAADcEAAQmAsAAMMRADCZCwEArBEAIZoLAQC9EQAhmwsBAL0RACGcC0AArREAIacLAQCsEQAhrgsBAL0RACGwCwAAxBGwCyKxCwEAvREAIbILQADFEQAhswtAAMURACG0CwIAqxEAIbULQADFEQAhAwAAAP0PACADAADbEAAwFAAA3BAAIAMAAAD9DwAgAwAAyBAAMAQAAMUQACAHlgsAAMERADCXCwAA4hAAEJgLAADBEQAwmwsBALcRACGcC0AAuBEAIawLAQAAAAGtCwEAwhEAIQEAAADfEAAgAQAAAN8QACAHlgsAAMERADCXCwAA4hAAEJgLAADBEQAwmwsBALcRACGcC0AAuBEAIawLAQC3EQAhrQsBAMIRACEBrQsAALUUACADAAAA4hAAIAMAAOMQADAEAADfEAAgAwAAAOIQACADAADjEAAwBAAA3xAAIAMAAADiEAAgAwAA4xAAMAQAAN8QACAEmwsBAAAAAZwLQAAAAAGsCwEAAAABrQsBAAAAAQEIAADnEAAgBJsLAQAAAAGcC0AAAAABrAsBAAAAAa0LAQAAAAEBCAAA6RAAMAEIAADpEAAwBJsLAQCwFAAhnAtAALEUACGsCwEAsBQAIa0LAQC5FAAhAgAAAN8QACAIAADsEAAgBJsLAQCwFAAhnAtAALEUACGsCwEAsBQAIa0LAQC5FAAhAgAAAOIQACAIAADuEAAgAgAAAOIQACAIAADuEAAgAwAAAN8QACAPAADnEAAgEAAA7BAAIAEAAADfEAAgAQAAAOIQACAEFQAAthQAIBYAALgUACAXAAC3FAAgrQsAALUUACAHlgsAALwRADCXCwAA9RAAEJgLAAC8EQAwmwsBAKwRACGcC0AArREAIawLAQCsEQAhrQsBAL0RACEDAAAA4hAAIAMAAPQQADAUAAD1EAAgAwAAAOIQACADAADjEAAwBAAA3xAAIAiWCwAAuhEAMJcLAAD7EAAQmAsAALoRADCnCwEAtxEAIagLAQC3EQAhqQsBALcRACGqC0AAuBEAIasLAAC7EQAgAQAAAPgQACABAAAA-BAAIAeWCwAAuhEAMJcLAAD7EAAQmAsAALoRADCnCwEAtxEAIagLAQC3EQAhqQsBALcRACGqC0AAuBEAIQADAAAA-xAAIAMAAPwQADAEAAD4EAAgAwAAAPsQACADAAD8EAAwBAAA-BAAIAMAAAD7EAAgAwAA_BAAMAQAAPgQACAEpwsBAAAAAagLAQAAAAGpCwEAAAABqgtAAAAAAQEIAACAEQAgBKcLAQAAAAGoCwEAAAABqQsBAAAAAaoLQAAAAAEBCAAAghEAMAEIAACCEQAwBKcLAQCwFAAhqAsBALAUACGpCwEAsBQAIaoLQACxFAAhAgAAAPgQACAIAACFEQAgBKcLAQCwFAAhqAsBALAUACGpCwEAsBQAIaoLQACxFAAhAgAAAPsQACAIAACHEQAgAgAAAPsQACAIAACHEQAgAwAAAPgQACAPAACAEQAgEAAAhREAIAEAAAD4EAAgAQAAAPsQACADFQAAshQAIBYAALQUACAXAACzFAAgB5YLAAC5EQAwlwsAAI4RABCYCwAAuREAMKcLAQCsEQAhqAsBAKwRACGpCwEArBEAIaoLQACtEQAhAwAAAPsQACADAACNEQAwFAAAjhEAIAMAAAD7EAAgAwAA_BAAMAQAAPgQACAHlgsAALURADCXCwAAlBEAEJgLAAC1EQAwmQsCAAAAAZoLAQC3EQAhmwsBALcRACGcC0AAuBEAIQEAAACREQAgAQAAAJERACAHlgsAALURADCXCwAAlBEAEJgLAAC1EQAwmQsCALYRACGaCwEAtxEAIZsLAQC3EQAhnAtAALgRACEAAwAAAJQRACADAACVEQAwBAAAkREAIAMAAACUEQAgAwAAlREAMAQAAJERACADAAAAlBEAIAMAAJURADAEAACREQAgBJkLAgAAAAGaCwEAAAABmwsBAAAAAZwLQAAAAAEBCAAAmREAIASZCwIAAAABmgsBAAAAAZsLAQAAAAGcC0AAAAABAQgAAJsRADABCAAAmxEAMASZCwIArxQAIZoLAQCwFAAhmwsBALAUACGcC0AAsRQAIQIAAACREQAgCAAAnhEAIASZCwIArxQAIZoLAQCwFAAhmwsBALAUACGcC0AAsRQAIQIAAACUEQAgCAAAoBEAIAIAAACUEQAgCAAAoBEAIAMAAACREQAgDwAAmREAIBAAAJ4RACABAAAAkREAIAEAAACUEQAgBRUAAKoUACAWAACtFAAgFwAArBQAIDgAAKsUACA5AACuFAAgB5YLAACqEQAwlwsAAKcRABCYCwAAqhEAMJkLAgCrEQAhmgsBAKwRACGbCwEArBEAIZwLQACtEQAhAwAAAJQRACADAACmEQAwFAAApxEAIAMAAACUEQAgAwAAlREAMAQAAJERACAHlgsAAKoRADCXCwAApxEAEJgLAACqEQAwmQsCAKsRACGaCwEArBEAIZsLAQCsEQAhnAtAAK0RACENFQAArxEAIBYAAK8RACAXAACvEQAgOAAAtBEAIDkAAK8RACDxBAIAAAAEnQsCAAAAAZ4LAgAAAASfCwIAAAABoAsCAAAAAaELAgAAAAGiCwIAAAABowsCALMRACEOFQAArxEAIBYAALIRACAXAACyEQAg8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQCxEQAhpAsBAAAAAaULAQAAAAGmCwEAAAABCxUAAK8RACAWAACwEQAgFwAAsBEAIPEEQAAAAASdC0AAAAABngtAAAAABJ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AArhEAIQsVAACvEQAgFgAAsBEAIBcAALARACDxBEAAAAAEnQtAAAAAAZ4LQAAAAASfC0AAAAABoAtAAAAAAaELQAAAAAGiC0AAAAABowtAAK4RACEI8QQCAAAABJ0LAgAAAAGeCwIAAAAEnwsCAAAAAaALAgAAAAGhCwIAAAABogsCAAAAAaMLAgCvEQAhCPEEQAAAAASdC0AAAAABngtAAAAABJ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AAsBEAIQ4VAACvEQAgFgAAshEAIBcAALIRACDxBAEAAAAEnQsBAAAAAZ4LAQAAAASfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBALERACGkCwEAAAABpQsBAAAAAaYLAQAAAAEL8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQCyEQAhpAsBAAAAAaULAQAAAAGmCwEAAAABDRUAAK8RACAWAACvEQAgFwAArxEAIDgAALQRACA5AACvEQAg8QQCAAAABJ0LAgAAAAGeCwIAAAAEnwsCAAAAAaALAgAAAAGhCwIAAAABogsCAAAAAaMLAgCzEQAhCPEECAAAAASdCwgAAAABngsIAAAABJ8LCAAAAAGgCwgAAAABoQsIAAAAAaILCAAAAAGjCwgAtBEAIQeWCwAAtREAMJcLAACUEQAQmAsAALURADCZCwIAthEAIZoLAQC3EQAhmwsBALcRACGcC0AAuBEAIQjxBAIAAAAEnQsCAAAAAZ4LAgAAAASfCwIAAAABoAsCAAAAAaELAgAAAAGiCwIAAAABowsCAK8RACEL8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQCyEQAhpAsBAAAAAaULAQAAAAGmCwEAAAABCPEEQAAAAASdC0AAAAABngtAAAAABJ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AAsBEAIQeWCwAAuREAMJcLAACOEQAQmAsAALkRADCnCwEArBEAIagLAQCsEQAhqQsBAKwRACGqC0AArREAIQeWCwAAuhEAMJcLAAD7EAAQmAsAALoRADCnCwEAtxEAIagLAQC3EQAhqQsBALcRACGqC0AAuBEAIQKnCwEAAAABqAsBAAAAAQeWCwAAvBEAMJcLAAD1EAAQmAsAALwRADCbCwEArBEAIZwLQACtEQAhrAsBAKwRACGtCwEAvREAIQ4VAAC_EQAgFgAAwBEAIBcAAMARACDxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAL4RACGkCwEAAAABpQsBAAAAAaYLAQAAAAEOFQAAvxEAIBYAAMARACAXAADAEQAg8QQBAAAABZ0LAQAAAAGeCwEAAAAFnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQC-EQAhpAsBAAAAAaULAQAAAAGmCwEAAAABCPEEAgAAAAWdCwIAAAABngsCAAAABZ8LAgAAAAGgCwIAAAABoQsCAAAAAaILAgAAAAGjCwIAvxEAIQvxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAMARACGkCwEAAAABpQsBAAAAAaYLAQAAAAEHlgsAAMERADCXCwAA4hAAEJgLAADBEQAwmwsBALcRACGcC0AAuBEAIawLAQC3EQAhrQsBAMIRACEL8QQBAAAABZ0LAQAAAAGeCwEAAAAFnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQDAEQAhpAsBAAAAAaULAQAAAAGmCwEAAAABD5YLAADDEQAwlwsAANwQABCYCwAAwxEAMJkLAQCsEQAhmgsBAL0RACGbCwEAvREAIZwLQACtEQAhpwsBAKwRACGuCwEAvREAIbALAADEEbALIrELAQC9EQAhsgtAAMURACGzC0AAxREAIbQLAgCrEQAhtQtAAMURACEHFQAArxEAIBYAAMkRACAXAADJEQAg8QQAAACwCwidCwAAALALAp4LAAAAsAsIowsAAMgRsAsiCxUAAL8RACAWAADHEQAgFwAAxxEAIPEEQAAAAAWdC0AAAAABngtAAAAABZ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AAxhEAIQsVAAC_EQAgFgAAxxEAIBcAAMcRACDxBEAAAAAFnQtAAAAAAZ4LQAAAAAWfC0AAAAABoAtAAAAAAaELQAAAAAGiC0AAAAABowtAAMYRACEI8QRAAAAABZ0LQAAAAAGeC0AAAAAFnwtAAAAAAaALQAAAAAGhC0AAAAABogtAAAAAAaMLQADHEQAhBxUAAK8RACAWAADJEQAgFwAAyREAIPEEAAAAsAsInQsAAACwCwKeCwAAALALCKMLAADIEbALIgTxBAAAALALCJ0LAAAAsAsCngsAAACwCwijCwAAyRGwCyIQogoAAM0RACCWCwAAyhEAMJcLAAD9DwAQmAsAAMoRADCZCwEAtxEAIZoLAQDCEQAhmwsBAMIRACGcC0AAuBEAIacLAQC3EQAhrgsBAMIRACGwCwAAyxGwCyKxCwEAwhEAIbILQADMEQAhswtAAMwRACG0CwIAthEAIbULQADMEQAhBPEEAAAAsAsInQsAAACwCwKeCwAAALALCKMLAADJEbALIgjxBEAAAAAFnQtAAAAAAZ4LQAAAAAWfC0AAAAABoAtAAAAAAaELQAAAAAGiC0AAAAABowtAAMcRACEdowoAAOoRACCkCgAA6xEAIKUKAADsEQAglgsAAOURADCXCwAA_w8AEJgLAADlEQAwmQsBALcRACGcC0AAuBEAIaoLQAC4EQAhyQsBAMIRACHQCwAA5hHQCyLRCwEAtxEAIdILAQC3EQAh0wsBALcRACHUCwEAtxEAIdULAQC3EQAh1gsEAOcRACHXCwQA6BEAIdgLAQDCEQAh2QsQAOkRACHaCwEAwhEAIdsLAQC3EQAh3AsBAMIRACHdC0AAzBEAId4LQADMEQAh3wsCALYRACHgC0AAzBEAIcUOAAD_DwAgxg4AAP8PACARlgsAAM4RADCXCwAAwhAAEJgLAADOEQAwmQsEAM8RACGuCwEArBEAIbYLAQC9EQAhtwsEAM8RACG4CwAA0BEAILkLAQC9EQAhugsCANERACG7CwQA0hEAIbwLQACtEQAhvQtAAMURACG-C0AAxREAIb8LAQC9EQAhwAsBAL0RACHBC0AAxREAIQ0VAACvEQAgFgAA2REAIBcAANkRACA4AAC0EQAgOQAA2REAIPEEBAAAAASdCwQAAAABngsEAAAABJ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA2BEAIQ8VAAC_EQAgFgAA1xEAIBcAANcRACCdC4AAAAABnwuAAAAAAaALgAAAAAGhC4AAAAABoguAAAAAAaMLgAAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFC4AAAAABxguAAAAAAccLgAAAAAENFQAAvxEAIBYAAL8RACAXAAC_EQAgOAAA1BEAIDkAAL8RACDxBAIAAAAFnQsCAAAAAZ4LAgAAAAWfCwIAAAABoAsCAAAAAaELAgAAAAGiCwIAAAABowsCANYRACENFQAAvxEAIBYAANURACAXAADVEQAgOAAA1BEAIDkAANURACDxBAQAAAAFnQsEAAAAAZ4LBAAAAAWfCwQAAAABoAsEAAAAAaELBAAAAAGiCwQAAAABowsEANMRACENFQAAvxEAIBYAANURACAXAADVEQAgOAAA1BEAIDkAANURACDxBAQAAAAFnQsEAAAAAZ4LBAAAAAWfCwQAAAABoAsEAAAAAaELBAAAAAGiCwQAAAABowsEANMRACEI8QQIAAAABZ0LCAAAAAGeCwgAAAAFnwsIAAAAAaALCAAAAAGhCwgAAAABogsIAAAAAaMLCADUEQAhCPEEBAAAAAWdCwQAAAABngsEAAAABZ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA1REAIQ0VAAC_EQAgFgAAvxEAIBcAAL8RACA4AADUEQAgOQAAvxEAIPEEAgAAAAWdCwIAAAABngsCAAAABZ8LAgAAAAGgCwIAAAABoQsCAAAAAaILAgAAAAGjCwIA1hEAIQydC4AAAAABnwuAAAAAAaALgAAAAAGhC4AAAAABoguAAAAAAaMLgAAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFC4AAAAABxguAAAAAAccLgAAAAAENFQAArxEAIBYAANkRACAXAADZEQAgOAAAtBEAIDkAANkRACDxBAQAAAAEnQsEAAAAAZ4LBAAAAASfCwQAAAABoAsEAAAAAaELBAAAAAGiCwQAAAABowsEANgRACEI8QQEAAAABJ0LBAAAAAGeCwQAAAAEnwsEAAAAAaALBAAAAAGhCwQAAAABogsEAAAAAaMLBADZEQAhDZYLAADaEQAwlwsAAKwQABCYCwAA2hEAMJwLQACtEQAhqgtAAK0RACGuCwEArBEAIcgLAQCsEQAhyQsBAKwRACHKCwQA0hEAIcsLQADFEQAhzAsBAL0RACHNC0AAxREAIc4LIADbEQAhBRUAAK8RACAWAADdEQAgFwAA3REAIJ0LIAAAAAGjCyAA3BEAIQUVAACvEQAgFgAA3REAIBcAAN0RACCdCyAAAAABowsgANwRACECnQsgAAAAAaMLIADdEQAhGJYLAADeEQAwlwsAAJYQABCYCwAA3hEAMJkLAQCsEQAhnAtAAK0RACGqC0AArREAIckLAQC9EQAh0AsAAN8R0Asi0QsBAKwRACHSCwEArBEAIdMLAQCsEQAh1AsBAKwRACHVCwEArBEAIdYLBADPEQAh1wsEANIRACHYCwEAvREAIdkLEADgEQAh2gsBAL0RACHbCwEArBEAIdwLAQC9EQAh3QtAAMURACHeC0AAxREAId8LAgCrEQAh4AtAAMURACEHFQAArxEAIBYAAOQRACAXAADkEQAg8QQAAADQCwidCwAAANALAp4LAAAA0AsIowsAAOMR0AsiDRUAAK8RACAWAADiEQAgFwAA4hEAIDgAAOIRACA5AADiEQAg8QQQAAAABJ0LEAAAAAGeCxAAAAAEnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEADhEQAhDRUAAK8RACAWAADiEQAgFwAA4hEAIDgAAOIRACA5AADiEQAg8QQQAAAABJ0LEAAAAAGeCxAAAAAEnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEADhEQAhCPEEEAAAAASdCxAAAAABngsQAAAABJ8LEAAAAAGgCxAAAAABoQsQAAAAAaILEAAAAAGjCxAA4hEAIQcVAACvEQAgFgAA5BEAIBcAAOQRACDxBAAAANALCJ0LAAAA0AsCngsAAADQCwijCwAA4xHQCyIE8QQAAADQCwidCwAAANALAp4LAAAA0AsIowsAAOQR0AsiG6MKAADqEQAgpAoAAOsRACClCgAA7BEAIJYLAADlEQAwlwsAAP8PABCYCwAA5REAMJkLAQC3EQAhnAtAALgRACGqC0AAuBEAIckLAQDCEQAh0AsAAOYR0Asi0QsBALcRACHSCwEAtxEAIdMLAQC3EQAh1AsBALcRACHVCwEAtxEAIdYLBADnEQAh1wsEAOgRACHYCwEAwhEAIdkLEADpEQAh2gsBAMIRACHbCwEAtxEAIdwLAQDCEQAh3QtAAMwRACHeC0AAzBEAId8LAgC2EQAh4AtAAMwRACEE8QQAAADQCwidCwAAANALAp4LAAAA0AsIowsAAOQR0AsiCPEEBAAAAASdCwQAAAABngsEAAAABJ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA2REAIQjxBAQAAAAFnQsEAAAAAZ4LBAAAAAWfCwQAAAABoAsEAAAAAaELBAAAAAGiCwQAAAABowsEANURACEI8QQQAAAABJ0LEAAAAAGeCxAAAAAEnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEADiEQAhA-ELAAD1DwAg4gsAAPUPACDjCwAA9Q8AIAPhCwAA-Q8AIOILAAD5DwAg4wsAAPkPACASogoAAM0RACCWCwAAyhEAMJcLAAD9DwAQmAsAAMoRADCZCwEAtxEAIZoLAQDCEQAhmwsBAMIRACGcC0AAuBEAIacLAQC3EQAhrgsBAMIRACGwCwAAyxGwCyKxCwEAwhEAIbILQADMEQAhswtAAMwRACG0CwIAthEAIbULQADMEQAhxQ4AAP0PACDGDgAA_Q8AIBKiCgAA8BEAIJYLAADtEQAwlwsAAPkPABCYCwAA7REAMJkLBADnEQAhrgsBALcRACG2CwEAwhEAIbcLBADnEQAhuAsAAO4RACC5CwEAwhEAIboLAgDvEQAhuwsEAOgRACG8C0AAuBEAIb0LQADMEQAhvgtAAMwRACG_CwEAwhEAIcALAQDCEQAhwQtAAMwRACEMnQuAAAAAAZ8LgAAAAAGgC4AAAAABoQuAAAAAAaILgAAAAAGjC4AAAAABwgsBAAAAAcMLAQAAAAHECwEAAAABxQuAAAAAAcYLgAAAAAHHC4AAAAABCPEEAgAAAAWdCwIAAAABngsCAAAABZ8LAgAAAAGgCwIAAAABoQsCAAAAAaILAgAAAAGjCwIAvxEAIR2jCgAA6hEAIKQKAADrEQAgpQoAAOwRACCWCwAA5REAMJcLAAD_DwAQmAsAAOURADCZCwEAtxEAIZwLQAC4EQAhqgtAALgRACHJCwEAwhEAIdALAADmEdALItELAQC3EQAh0gsBALcRACHTCwEAtxEAIdQLAQC3EQAh1QsBALcRACHWCwQA5xEAIdcLBADoEQAh2AsBAMIRACHZCxAA6REAIdoLAQDCEQAh2wsBALcRACHcCwEAwhEAId0LQADMEQAh3gtAAMwRACHfCwIAthEAIeALQADMEQAhxQ4AAP8PACDGDgAA_w8AIA6iCgAA8BEAIJYLAADxEQAwlwsAAPUPABCYCwAA8REAMJwLQAC4EQAhqgtAALgRACGuCwEAtxEAIcgLAQC3EQAhyQsBALcRACHKCwQA6BEAIcsLQADMEQAhzAsBAMIRACHNC0AAzBEAIc4LIADyEQAhAp0LIAAAAAGjCyAA3REAIRKfAwEArBEAIZYLAADzEQAwlwsAAPAPABCYCwAA8xEAMJkLAQD0EQAhnAtAAK0RACHRCwEArBEAIdsLAQCsEQAh5AsBAKwRACHlCwEArBEAIeYLAQCsEQAh5wsBAKwRACHoCwEArBEAIekLQACtEQAh6gtAAK0RACHrCwIA0REAIewLAgDREQAh7QsBAL0RACELFQAArxEAIBYAALIRACAXAACyEQAg8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQD1EQAhCxUAAK8RACAWAACyEQAgFwAAshEAIPEEAQAAAASdCwEAAAABngsBAAAABJ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEA9REAIRKfAwEAtxEAIZYLAAD2EQAwlwsAAN0PABCYCwAA9hEAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIdsLAQC3EQAh5AsBALcRACHlCwEAtxEAIeYLAQC3EQAh5wsBALcRACHoCwEAtxEAIekLQAC4EQAh6gtAALgRACHrCwIA7xEAIewLAgDvEQAh7QsBAMIRACEI8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQD4EQAhCPEEAQAAAASdCwEAAAABngsBAAAABJ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEA-BEAIQWWCwAA-REAMJcLAADXDwAQmAsAAPkRADDuCwEArBEAIe8LAQCsEQAhBZYLAAD6EQAwlwsAAMQPABCYCwAA-hEAMO4LAQC3EQAh7wsBALcRACEJlgsAAPsRADCXCwAAvg8AEJgLAAD7EQAwmQsBAKwRACGcC0AArREAIdALAAD8EfELIvELAQC9EQAh8gsAAP0RACDzC0AAxREAIQcVAACvEQAgFgAAgBIAIBcAAIASACDxBAAAAPELCJ0LAAAA8QsCngsAAADxCwijCwAA_xHxCyIPFQAArxEAIBYAAP4RACAXAAD-EQAgnQuAAAAAAZ8LgAAAAAGgC4AAAAABoQuAAAAAAaILgAAAAAGjC4AAAAABwgsBAAAAAcMLAQAAAAHECwEAAAABxQuAAAAAAcYLgAAAAAHHC4AAAAABDJ0LgAAAAAGfC4AAAAABoAuAAAAAAaELgAAAAAGiC4AAAAABowuAAAAAAcILAQAAAAHDCwEAAAABxAsBAAAAAcULgAAAAAHGC4AAAAABxwuAAAAAAQcVAACvEQAgFgAAgBIAIBcAAIASACDxBAAAAPELCJ0LAAAA8QsCngsAAADxCwijCwAA_xHxCyIE8QQAAADxCwidCwAAAPELAp4LAAAA8QsIowsAAIAS8QsiCZYLAACBEgAwlwsAAKsPABCYCwAAgRIAMJkLAQC3EQAhnAtAALgRACHQCwAAghLxCyLxCwEAwhEAIfILAACDEgAg8wtAAMwRACEE8QQAAADxCwidCwAAAPELAp4LAAAA8QsIowsAAIAS8QsiDJ0LgAAAAAGfC4AAAAABoAuAAAAAAaELgAAAAAGiC4AAAAABowuAAAAAAcILAQAAAAHDCwEAAAABxAsBAAAAAcULgAAAAAHGC4AAAAABxwuAAAAAAQyWCwAAhBIAMJcLAAClDwAQmAsAAIQSADCcC0AArREAIbALAACFEvULItALAAD8EfELItELAQCsEQAh2wsBAKwRACHyCwAA_REAIPMLQADFEQAh9QsBAKwRACH2CwEArBEAIQcVAACvEQAgFgAAhxIAIBcAAIcSACDxBAAAAPULCJ0LAAAA9QsCngsAAAD1CwijCwAAhhL1CyIHFQAArxEAIBYAAIcSACAXAACHEgAg8QQAAAD1CwidCwAAAPULAp4LAAAA9QsIowsAAIYS9QsiBPEEAAAA9QsInQsAAAD1CwKeCwAAAPULCKMLAACHEvULIgyWCwAAiBIAMJcLAACSDwAQmAsAAIgSADCcC0AAuBEAIbALAACJEvULItALAACCEvELItELAQC3EQAh2wsBALcRACHyCwAAgxIAIPMLQADMEQAh9QsBALcRACH2CwEAtxEAIQTxBAAAAPULCJ0LAAAA9QsCngsAAAD1CwijCwAAhxL1CyIC0AsAAADxCwL1CwEAAAABDpYLAACLEgAwlwsAAIwPABCYCwAAixIAMJkLAQCsEQAhnAtAAK0RACGqC0AArREAIckLAQCsEQAh0QsBAKwRACHSCwEArBEAIdQLAQCsEQAh-AsCAKsRACH5C0AArREAIfoLQADFEQAh-wsCANERACEOlgsAAIwSADCXCwAA-Q4AEJgLAACMEgAwmQsBALcRACGcC0AAuBEAIaoLQAC4EQAhyQsBALcRACHRCwEAtxEAIdILAQC3EQAh1AsBALcRACH4CwIAthEAIfkLQAC4EQAh-gtAAMwRACH7CwIA7xEAIQmWCwAAjRIAMJcLAADzDgAQmAsAAI0SADCZCwEArBEAIZwLQACtEQAh8gsAAP0RACD8CwEArBEAIf0LQADFEQAh_gtAAMURACEJlgsAAI4SADCXCwAA4A4AEJgLAACOEgAwmQsBALcRACGcC0AAuBEAIfILAACDEgAg_AsBALcRACH9C0AAzBEAIf4LQADMEQAhCJYLAACPEgAwlwsAANoOABCYCwAAjxIAMJwLQACtEQAh0AsAAJASgAwi9QsBAPQRACH9C0AAxREAIYAMQADFEQAhBxUAAK8RACAWAACSEgAgFwAAkhIAIPEEAAAAgAwInQsAAACADAKeCwAAAIAMCKMLAACREoAMIgcVAACvEQAgFgAAkhIAIBcAAJISACDxBAAAAIAMCJ0LAAAAgAwCngsAAACADAijCwAAkRKADCIE8QQAAACADAidCwAAAIAMAp4LAAAAgAwIowsAAJISgAwiCJYLAACTEgAwlwsAAMcOABCYCwAAkxIAMJwLQAC4EQAh0AsAAJQSgAwi9QsBAPcRACH9C0AAzBEAIYAMQADMEQAhBPEEAAAAgAwInQsAAACADAKeCwAAAIAMCKMLAACSEoAMIgLQCwAAAIAMAvULAQAAAAEelgsAAJYSADCXCwAAwQ4AEJgLAACWEgAwmQsBAPQRACGcC0AArREAIbALAACXEoMMItELAQCsEQAh2wsBAKwRACH2CwEArBEAIfsLAQC9EQAh_QtAAMURACGADEAAxREAIYQMAACYEoQMIoUMAQC9EQAhhgwQAOARACGHDBAAmRIAIYgMAQC9EQAhiQwAANARACCKDAEAvREAIYsMAQC9EQAhjAwBAL0RACGNDAEAvREAIY4MAQC9EQAhjwwAANARACCQDAEAvREAIZEMQADFEQAhkgxAAMURACGTDEAArREAIZQMQADFEQAhlQxAAMURACEHFQAArxEAIBYAAJ8SACAXAACfEgAg8QQAAACDDAidCwAAAIMMAp4LAAAAgwwIowsAAJ4SgwwiBxUAAK8RACAWAACdEgAgFwAAnRIAIPEEAAAAhAwInQsAAACEDAKeCwAAAIQMCKMLAACcEoQMIg0VAAC_EQAgFgAAmxIAIBcAAJsSACA4AACbEgAgOQAAmxIAIPEEEAAAAAWdCxAAAAABngsQAAAABZ8LEAAAAAGgCxAAAAABoQsQAAAAAaILEAAAAAGjCxAAmhIAIQ0VAAC_EQAgFgAAmxIAIBcAAJsSACA4AACbEgAgOQAAmxIAIPEEEAAAAAWdCxAAAAABngsQAAAABZ8LEAAAAAGgCxAAAAABoQsQAAAAAaILEAAAAAGjCxAAmhIAIQjxBBAAAAAFnQsQAAAAAZ4LEAAAAAWfCxAAAAABoAsQAAAAAaELEAAAAAGiCxAAAAABowsQAJsSACEHFQAArxEAIBYAAJ0SACAXAACdEgAg8QQAAACEDAidCwAAAIQMAp4LAAAAhAwIowsAAJwShAwiBPEEAAAAhAwInQsAAACEDAKeCwAAAIQMCKMLAACdEoQMIgcVAACvEQAgFgAAnxIAIBcAAJ8SACDxBAAAAIMMCJ0LAAAAgwwCngsAAACDDAijCwAAnhKDDCIE8QQAAACDDAidCwAAAIMMAp4LAAAAgwwIowsAAJ8SgwwiHpYLAACgEgAwlwsAAK4OABCYCwAAoBIAMJkLAQD3EQAhnAtAALgRACGwCwAAoRKDDCLRCwEAtxEAIdsLAQC3EQAh9gsBALcRACH7CwEAwhEAIf0LQADMEQAhgAxAAMwRACGEDAAAohKEDCKFDAEAwhEAIYYMEADpEQAhhwwQAKMSACGIDAEAwhEAIYkMAADuEQAgigwBAMIRACGLDAEAwhEAIYwMAQDCEQAhjQwBAMIRACGODAEAwhEAIY8MAADuEQAgkAwBAMIRACGRDEAAzBEAIZIMQADMEQAhkwxAALgRACGUDEAAzBEAIZUMQADMEQAhBPEEAAAAgwwInQsAAACDDAKeCwAAAIMMCKMLAACfEoMMIgTxBAAAAIQMCJ0LAAAAhAwCngsAAACEDAijCwAAnRKEDCII8QQQAAAABZ0LEAAAAAGeCxAAAAAFnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEACbEgAhCpYLAACkEgAwlwsAAKgOABCYCwAApBIAMLALAQCsEQAhtAsCAKsRACG1C0AAxREAIYkMAQCsEQAhlAxAAMURACGWDAEArBEAIZcMAQC9EQAhD5YLAAClEgAwlwsAAJIOABCYCwAApRIAMJkLAQCsEQAhnAtAAK0RACHJCwEAvREAIdALAQCsEQAh0QsBAL0RACHbCwEAvREAIfsLAgCrEQAhmAwBAL0RACGZDAEArBEAIZoMAQCsEQAhmwwBAKwRACGcDAEArBEAIRCBCQAApxIAIJYLAACmEgAwlwsAAP8NABCYCwAAphIAMJkLAQC3EQAhnAtAALgRACHJCwEAwhEAIdALAQC3EQAh0QsBAMIRACHbCwEAwhEAIfsLAgC2EQAhmAwBAMIRACGZDAEAtxEAIZoMAQC3EQAhmwwBALcRACGcDAEAtxEAIQPhCwAA-Q0AIOILAAD5DQAg4wsAAPkNACACiQwBAAAAAZYMAQAAAAEL7QcAAKoSACCWCwAAqRIAMJcLAAD5DQAQmAsAAKkSADCwCwEAtxEAIbQLAgC2EQAhtQtAAMwRACGJDAEAtxEAIZQMQADMEQAhlgwBALcRACGXDAEAwhEAIRKBCQAApxIAIJYLAACmEgAwlwsAAP8NABCYCwAAphIAMJkLAQC3EQAhnAtAALgRACHJCwEAwhEAIdALAQC3EQAh0QsBAMIRACHbCwEAwhEAIfsLAgC2EQAhmAwBAMIRACGZDAEAtxEAIZoMAQC3EQAhmwwBALcRACGcDAEAtxEAIcUOAAD_DQAgxg4AAP8NACAGlgsAAKsSADCXCwAA9A0AEJgLAACrEgAwngwBAKwRACGfDEAArREAIaAMAgCrEQAhBpYLAACsEgAwlwsAAOENABCYCwAArBIAMJ4MAQC3EQAhnwxAALgRACGgDAIAthEAIQKeDAEAAAABnwxAAAAAAQaWCwAArhIAMJcLAADbDQAQmAsAAK4SADCZCwEArBEAIaIMAQCsEQAhowxAAK0RACEIlgsAAK8SADCXCwAAxQ0AEJgLAACvEgAwmQsBAKwRACG8C0AArREAIZYMAQCsEQAhogwBAKwRACGkDEAAxREAIQ6WCwAAsBIAMJcLAACvDQAQmAsAALASADCZCwEArBEAIbwLQACtEQAhyQsBAL0RACH7CwIAqxEAIZkMAQCsEQAhnAwBAKwRACGlDAEArBEAIaYMAQCsEQAhpwwBAKwRACGoDAEArBEAIakMAQCsEQAhD-wHAACyEgAglgsAALESADCXCwAAnA0AEJgLAACxEgAwmQsBALcRACG8C0AAuBEAIckLAQDCEQAh-wsCALYRACGZDAEAtxEAIZwMAQC3EQAhpQwBALcRACGmDAEAtxEAIacMAQC3EQAhqAwBALcRACGpDAEAtxEAIQPhCwAAkwwAIOILAACTDAAg4wsAAJMMACAKlgsAALMSADCXCwAAlg0AEJgLAACzEgAw2wsBAKwRACGRDEAArREAIaIMAQCsEQAhqgwBAKwRACGrDBAA4BEAIawMAgCrEQAhrQwQAOARACEOlgsAALQSADCXCwAAgA0AEJgLAAC0EgAwmQsBAKwRACGcC0AArREAIaoLQADFEQAh8wtAAMURACGJDAEAvREAIZgMAQC9EQAhrgwBAKwRACGvDAEArBEAIbAMAQC9EQAhsQwgANsRACGyDEAAxREAIQaWCwAAtRIAMJcLAADoDAAQmAsAALUSADDRCwEArBEAIZgMAQCsEQAhswxAAK0RACEHlgsAALYSADCXCwAA0gwAEJgLAAC2EgAwmwsBAKwRACGcC0AArREAIbQMAQCsEQAhtQwBAKwRACEHlgsAALcSADCXCwAAvwwAEJgLAAC3EgAwmwsBALcRACGcC0AAuBEAIbQMAQC3EQAhtQwBALcRACEKlgsAALgSADCXCwAAuQwAEJgLAAC4EgAwnAtAAK0RACHbCwEArBEAIa8MAQCsEQAhtgwBAKwRACG3DAEAvREAIbgMQADFEQAhuQxAAMURACEL6wcAALoSACCWCwAAuRIAMJcLAACdDAAQmAsAALkSADDbCwEAtxEAIZEMQAC4EQAhogwBALcRACGqDAEAtxEAIasMEADpEQAhrAwCALYRACGtDBAA6REAIRTxBAAAwxIAIOwHAACyEgAg7gcAAMQSACDvBwAAxRIAIJYLAADCEgAwlwsAAI0MABCYCwAAwhIAMJkLAQC3EQAhnAtAALgRACGqC0AAzBEAIfMLQADMEQAhiQwBAMIRACGYDAEAwhEAIa4MAQC3EQAhrwwBALcRACGwDAEAwhEAIbEMIADyEQAhsgxAAMwRACHFDgAAjQwAIMYOAACNDAAgB-sHAAC6EgAglgsAALsSADCXCwAAmQwAEJgLAAC7EgAwmQsBALcRACGiDAEAtxEAIaMMQAC4EQAhApYMAQAAAAGiDAEAAAABCusHAAC6EgAg7QcAAL4SACCWCwAAvRIAMJcLAACTDAAQmAsAAL0SADCZCwEAtxEAIbwLQAC4EQAhlgwBALcRACGiDAEAtxEAIaQMQADMEQAhEewHAACyEgAglgsAALESADCXCwAAnA0AEJgLAACxEgAwmQsBALcRACG8C0AAuBEAIckLAQDCEQAh-wsCALYRACGZDAEAtxEAIZwMAQC3EQAhpQwBALcRACGmDAEAtxEAIacMAQC3EQAhqAwBALcRACGpDAEAtxEAIcUOAACcDQAgxg4AAJwNACAM6gcAAMASACDwBwAAwRIAIJYLAAC_EgAwlwsAAJEMABCYCwAAvxIAMJwLQAC4EQAh2wsBALcRACGvDAEAtxEAIbYMAQC3EQAhtwwBAMIRACG4DEAAzBEAIbkMQADMEQAhA-ELAACJDAAg4gsAAIkMACDjCwAAiQwAIAPhCwAAjQwAIOILAACNDAAg4wsAAI0MACAS8QQAAMMSACDsBwAAshIAIO4HAADEEgAg7wcAAMUSACCWCwAAwhIAMJcLAACNDAAQmAsAAMISADCZCwEAtxEAIZwLQAC4EQAhqgtAAMwRACHzC0AAzBEAIYkMAQDCEQAhmAwBAMIRACGuDAEAtxEAIa8MAQC3EQAhsAwBAMIRACGxDCAA8hEAIbIMQADMEQAhDuoHAADAEgAg8AcAAMESACCWCwAAvxIAMJcLAACRDAAQmAsAAL8SADCcC0AAuBEAIdsLAQC3EQAhrwwBALcRACG2DAEAtxEAIbcMAQDCEQAhuAxAAMwRACG5DEAAzBEAIcUOAACRDAAgxg4AAJEMACAD4QsAAJkMACDiCwAAmQwAIOMLAACZDAAgA-ELAACdDAAg4gsAAJ0MACDjCwAAnQwAIALRCwEAAAABmAwBAAAAAQfxBAAAyBIAIJYLAADHEgAwlwsAAIkMABCYCwAAxxIAMNELAQC3EQAhmAwBALcRACGzDEAAuBEAIQ7qBwAAwBIAIPAHAADBEgAglgsAAL8SADCXCwAAkQwAEJgLAAC_EgAwnAtAALgRACHbCwEAtxEAIa8MAQC3EQAhtgwBALcRACG3DAEAwhEAIbgMQADMEQAhuQxAAMwRACHFDgAAkQwAIMYOAACRDAAgCtQFBADPEQAh1QUEAM8RACGWCwAAyRIAMJcLAACEDAAQmAsAAMkSADC8DEAArREAIb0MQACtEQAhvgwEAM8RACG_DAAA_REAIMAMAAD9EQAgCtQFBADnEQAh1QUEAOcRACGWCwAAyhIAMJcLAADxCwAQmAsAAMoSADC8DEAAuBEAIb0MQAC4EQAhvgwEAOcRACG_DAAAgxIAIMAMAACDEgAgBpYLAADLEgAwlwsAAOsLABCYCwAAyxIAMJkLBADPEQAhwQwBAPQRACHCDAAA_REAIBKWCwAAzBIAMJcLAADVCwAQmAsAAMwSADCZCwEA9BEAIcMMAQCsEQAhxAwBAKwRACHFDEAAxREAIcYMBADPEQAhxwwEAM8RACHIDAAAzRIAIMkMQACtEQAhygwAAM0SACDLDAEAvREAIcwMAgCrEQAhzQwQAOARACHODAIAqxEAIc8MQACtEQAh0AxAAMURACEEnQsBAAAABdEMAQAAAAHSDAEAAAAE0wwBAAAABBO5BwAAzxIAIJYLAADOEgAwlwsAAMILABCYCwAAzhIAMJkLAQD3EQAhwwwBALcRACHEDAEAtxEAIcUMQADMEQAhxgwEAOcRACHHDAQA5xEAIcgMAADNEgAgyQxAALgRACHKDAAAzRIAIMsMAQDCEQAhzAwCALYRACHNDBAA6REAIc4MAgC2EQAhzwxAALgRACHQDEAAzBEAIQPhCwAAvAsAIOILAAC8CwAg4wsAALwLACAHuAcAANESACCWCwAA0BIAMJcLAAC8CwAQmAsAANASADCZCwQA5xEAIcEMAQD3EQAhwgwAAIMSACAVuQcAAM8SACCWCwAAzhIAMJcLAADCCwAQmAsAAM4SADCZCwEA9xEAIcMMAQC3EQAhxAwBALcRACHFDEAAzBEAIcYMBADnEQAhxwwEAOcRACHIDAAAzRIAIMkMQAC4EQAhygwAAM0SACDLDAEAwhEAIcwMAgC2EQAhzQwQAOkRACHODAIAthEAIc8MQAC4EQAh0AxAAMwRACHFDgAAwgsAIMYOAADCCwAgBpYLAADSEgAwlwsAALcLABCYCwAA0hIAMNELAQCsEQAh1AwBAPQRACHVDEAArREAIQaWCwAA0xIAMJcLAACkCwAQmAsAANMSADDRCwEAtxEAIdQMAQD3EQAh1QxAALgRACEC0QsBAAAAAdQMAQAAAAEGlgsAANUSADCXCwAAngsAEJgLAADVEgAwnAtAAK0RACG2DAEArBEAIdcMAQCsEQAhBpYLAADWEgAwlwsAAIsLABCYCwAA1hIAMJwLQAC4EQAhtgwBALcRACHXDAEAtxEAIQeWCwAA1xIAMJcLAACFCwAQmAsAANcSADCfDAIAqxEAIdgMQACtEQAh2QwQAOARACHaDBAA4BEAIQeWCwAA2BIAMJcLAADyCgAQmAsAANgSADCfDAIAthEAIdgMQAC4EQAh2QwQAOkRACHaDBAA6REAIQqWCwAA2RIAMJcLAADsCgAQmAsAANkSADCZCwEArBEAIdsMAQCsEQAh3AwBAKwRACHdDAAA_REAIN4MIADbEQAh3wxAAK0RACHgDCAA2xEAIQaWCwAA2hIAMJcLAADWCgAQmAsAANoSADCZCwEArBEAId8MQACtEQAh4QwBAKwRACEH5wYAANwSACCWCwAA2xIAMJcLAADDCgAQmAsAANsSADCZCwEAtxEAId8MQAC4EQAh4QwBALcRACED4QsAAL0KACDiCwAAvQoAIOMLAAC9CgAgC-YGAADeEgAglgsAAN0SADCXCwAAvQoAEJgLAADdEgAwmQsBALcRACHbDAEAtxEAIdwMAQC3EQAh3QwAAIMSACDeDCAA8hEAId8MQAC4EQAh4AwgAPIRACEJ5wYAANwSACCWCwAA2xIAMJcLAADDCgAQmAsAANsSADCZCwEAtxEAId8MQAC4EQAh4QwBALcRACHFDgAAwwoAIMYOAADDCgAgBpYLAADfEgAwlwsAALgKABCYCwAA3xIAMKsMEADgEQAh4gwBAPQRACHjDAIAqxEAIRWWCwAA4BIAMJcLAACiCgAQmAsAAOASADCZCwEA9BEAIZwLQACtEQAhsAsBAKwRACGxCwEAvREAIbQLAgCrEQAh2gsBAL0RACGQDAEArBEAIZMMQACtEQAhqwwQAOARACHkDAEA9BEAIeUMAQCsEQAh5gwBAKwRACHnDAEAvREAIegMAADQEQAg6QxAAMURACHqDEAAxREAIesMQADFEQAh7AwBAOESACELFQAAvxEAIBYAAMARACAXAADAEQAg8QQBAAAABZ0LAQAAAAGeCwEAAAAFnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQDiEgAhCxUAAL8RACAWAADAEQAgFwAAwBEAIPEEAQAAAAWdCwEAAAABngsBAAAABZ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEA4hIAIQ6WCwAA4xIAMJcLAACMCgAQmAsAAOMSADCrDBAA4BEAIeMMAgCrEQAh5AwBAPQRACHtDAIAqxEAIe4MAgDREQAh7wwBAKwRACHwDAEArBEAIfEMAQCsEQAh8gwQAJkSACHzDAEArBEAIfQMAQCsEQAhDpYLAADkEgAwlwsAAPkJABCYCwAA5BIAMKsMEADpEQAh4wwCALYRACHkDAEA9xEAIe0MAgC2EQAh7gwCAO8RACHvDAEAtxEAIfAMAQC3EQAh8QwBALcRACHyDBAAoxIAIfMMAQC3EQAh9AwBALcRACEC4wwCAAAAAeQMAQAAAAENlgsAAOYSADCXCwAA8wkAEJgLAADmEgAwmQsBAPQRACGcC0AArREAIa8MAQC9EQAhxAwBAKwRACHmDAAB5xIAIesMQADFEQAh9AwAANARACD2DEAAxREAIfcMAQCsEQAh-AwAAP0RACAHFQAArxEAIBYAAOkSACAXAADpEgAg8QQAAQAABJ0LAAEAAAGeCwABAAAEowsAAegSACEHFQAArxEAIBYAAOkSACAXAADpEgAg8QQAAQAABJ0LAAEAAAGeCwABAAAEowsAAegSACEE8QQAAQAABJ0LAAEAAAGeCwABAAAEowsAAekSACENlgsAAOoSADCXCwAA4AkAEJgLAADqEgAwmQsBAPcRACGcC0AAuBEAIa8MAQDCEQAhxAwBALcRACHmDAAB6xIAIesMQADMEQAh9AwAAO4RACD2DEAAzBEAIfcMAQC3EQAh-AwAAIMSACAE8QQAAQAABJ0LAAEAAAGeCwABAAAEowsAAekSACEGlgsAAOwSADCXCwAA2gkAEJgLAADsEgAwnAtAAK0RACHkDAEA9BEAIfkMAAD9EQAgBpYLAADtEgAwlwsAAMcJABCYCwAA7RIAMJwLQAC4EQAh5AwBAPcRACH5DAAAgxIAIAeWCwAA7hIAMJcLAADBCQAQmAsAAO4SADCcC0AArREAIeQMAQD0EQAh-QwAAP0RACD6DAAB5xIAIQeWCwAA7xIAMJcLAACuCQAQmAsAAO8SADCcC0AAuBEAIeQMAQD3EQAh-QwAAIMSACD6DAAB6xIAIQ-WCwAA8BIAMJcLAACoCQAQmAsAAPASADCwCwEArBEAIaoMAQCsEQAhqwwQAOARACGvDAEArBEAIcQMAQCsEQAh5AwBAPQRACHrDEAArREAIfsMQACtEQAh_AxAAMURACH9DCAA2xEAIf4MAQCsEQAh_wwAAfESACEHFQAAvxEAIBYAAPMSACAXAADzEgAg8QQAAQAABZ0LAAEAAAGeCwABAAAFowsAAfISACEHFQAAvxEAIBYAAPMSACAXAADzEgAg8QQAAQAABZ0LAAEAAAGeCwABAAAFowsAAfISACEE8QQAAQAABZ0LAAEAAAGeCwABAAAFowsAAfMSACEPlgsAAPQSADCXCwAAlQkAEJgLAAD0EgAwsAsBALcRACGqDAEAtxEAIasMEADpEQAhrwwBALcRACHEDAEAtxEAIeQMAQD3EQAh6wxAALgRACH7DEAAuBEAIfwMQADMEQAh_QwgAPIRACH-DAEAtxEAIf8MAAH1EgAhBPEEAAEAAAWdCwABAAABngsAAQAABaMLAAHzEgAhDpYLAAD2EgAwlwsAAI8JABCYCwAA9hIAMPILAAD9EQAgqgwBAKwRACHEDAEArBEAIeQMAQD0EQAh9wwBAKwRACGADUAArREAIYENAQCsEQAhgg0BAL0RACGDDQAB5xIAIYQNAAHnEgAhhQ0AAP0RACAOlgsAAPcSADCXCwAA_AgAEJgLAAD3EgAw8gsAAIMSACCqDAEAtxEAIcQMAQC3EQAh5AwBAPcRACH3DAEAtxEAIYANQAC4EQAhgQ0BALcRACGCDQEAwhEAIYMNAAHrEgAhhA0AAesSACGFDQAAgxIAIASqDAEAAAABxAwBAAAAAfcMAQAAAAGBDQEAAAABJJYLAAD5EgAwlwsAAPYIABCYCwAA-RIAMJkLAQD0EQAhnAtAAK0RACGwCwEArBEAIdoLAQC9EQAhkAwBAKwRACGTDEAArREAIaoMAQCsEQAhqwwQAOARACHEDAEArBEAIdwMAQC9EQAh7wwBAL0RACHxDAEArBEAIfMMAQCsEQAh9wwBAKwRACH8DEAAxREAIf4MAQCsEQAhgA1AAK0RACGBDQEArBEAIYcNAQDhEgAhiA0CANERACGJDQIA0REAIYoNIADbEQAhiw0gANsRACGMDQEArBEAIY0NAQCsEQAhjg0QAJkSACGPDRAAmRIAIZANEACZEgAhkQ0BAL0RACGSDQEAvREAIZMNAQCsEQAhlA0BAL0RACGVDQEAvREAISXVBQAA_BIAIJYLAAD6EgAwlwsAAOMIABCYCwAA-hIAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIaoMAQC3EQAhqwwQAOkRACHEDAEAtxEAIdwMAQDCEQAh7wwBAMIRACHxDAEAtxEAIfMMAQC3EQAh9wwBALcRACH8DEAAzBEAIf4MAQC3EQAhgA1AALgRACGBDQEAtxEAIYcNAQD7EgAhiA0CAO8RACGJDQIA7xEAIYoNIADyEQAhiw0gAPIRACGMDQEAtxEAIY0NAQC3EQAhjg0QAKMSACGPDRAAoxIAIZANEACjEgAhkQ0BAMIRACGSDQEAwhEAIZMNAQC3EQAhlA0BAMIRACGVDQEAwhEAIQjxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAP0SACED4QsAANgIACDiCwAA2AgAIOMLAADYCAAgCPEEAQAAAAWdCwEAAAABngsBAAAABZ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEA_RIAIQLiDAEAAAAB4wwCAAAAAQfTBQAAgBMAIJYLAAD_EgAwlwsAANwIABCYCwAA_xIAMKsMEADpEQAh4gwBAPcRACHjDAIAthEAIRnSBQAAgxMAINQFAACEEwAglgsAAIITADCXCwAA2AgAEJgLAACCEwAwmQsBAPcRACGcC0AAuBEAIbALAQC3EQAhsQsBAMIRACG0CwIAthEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIasMEADpEQAh5AwBAPcRACHlDAEAtxEAIeYMAQC3EQAh5wwBAMIRACHoDAAA7hEAIOkMQADMEQAh6gxAAMwRACHrDEAAzBEAIewMAQD7EgAhxQ4AANgIACDGDgAA2AgAIALkDAEAAAAB5gwBAAAAARfSBQAAgxMAINQFAACEEwAglgsAAIITADCXCwAA2AgAEJgLAACCEwAwmQsBAPcRACGcC0AAuBEAIbALAQC3EQAhsQsBAMIRACG0CwIAthEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIasMEADpEQAh5AwBAPcRACHlDAEAtxEAIeYMAQC3EQAh5wwBAMIRACHoDAAA7hEAIOkMQADMEQAh6gxAAMwRACHrDEAAzBEAIewMAQD7EgAhJ9UFAAD8EgAglgsAAPoSADCXCwAA4wgAEJgLAAD6EgAwmQsBAPcRACGcC0AAuBEAIbALAQC3EQAh2gsBAMIRACGQDAEAtxEAIZMMQAC4EQAhqgwBALcRACGrDBAA6REAIcQMAQC3EQAh3AwBAMIRACHvDAEAwhEAIfEMAQC3EQAh8wwBALcRACH3DAEAtxEAIfwMQADMEQAh_gwBALcRACGADUAAuBEAIYENAQC3EQAhhw0BAPsSACGIDQIA7xEAIYkNAgDvEQAhig0gAPIRACGLDSAA8hEAIYwNAQC3EQAhjQ0BALcRACGODRAAoxIAIY8NEACjEgAhkA0QAKMSACGRDQEAwhEAIZINAQDCEQAhkw0BALcRACGUDQEAwhEAIZUNAQDCEQAhxQ4AAOMIACDGDgAA4wgAIAPhCwAA3AgAIOILAADcCAAg4wsAANwIACAFlgsAAIUTADCXCwAA0wgAEJgLAACFEwAwmQsBAPQRACGYDSAA2xEAIQWWCwAAhhMAMJcLAADACAAQmAsAAIYTADCZCwEA9xEAIZgNIADyEQAhB5YLAACHEwAwlwsAALoIABCYCwAAhxMAMOYMAQCsEQAhmQ0CAKsRACGaDUAArREAIZsNQACtEQAhB5YLAACIEwAwlwsAAKcIABCYCwAAiBMAMOYMAQC3EQAhmQ0CALYRACGaDUAAuBEAIZsNQAC4EQAhBZYLAACJEwAwlwsAAKEIABCYCwAAiRMAMOYMAQCsEQAhnA1AAK0RACEFlgsAAIoTADCXCwAAjggAEJgLAACKEwAw5gwBALcRACGcDUAAuBEAIRiWCwAAixMAMJcLAACICAAQmAsAAIsTADCZCwEArBEAIZwLQACtEQAhqgtAAMURACGwCwAAjBOeDSLQCwEArBEAIdELAQCsEQAh2wsBAKwRACH2CwEArBEAIYAMQACtEQAhkwxAAK0RACGjDEAAxREAIesMQADFEQAh7AwBAOESACHxDAEArBEAIZkNAgCrEQAhng0AAP0RACCfDQIAqxEAIaANAADQEQAgoQ0AANARACCiDQEAvREAIaMNQACtEQAhBxUAAK8RACAWAACOEwAgFwAAjhMAIPEEAAAAng0InQsAAACeDQKeCwAAAJ4NCKMLAACNE54NIgcVAACvEQAgFgAAjhMAIBcAAI4TACDxBAAAAJ4NCJ0LAAAAng0CngsAAACeDQijCwAAjROeDSIE8QQAAACeDQidCwAAAJ4NAp4LAAAAng0IowsAAI4Tng0iGJYLAACPEwAwlwsAAPUHABCYCwAAjxMAMJkLAQC3EQAhnAtAALgRACGqC0AAzBEAIbALAACQE54NItALAQC3EQAh0QsBALcRACHbCwEAtxEAIfYLAQC3EQAhgAxAALgRACGTDEAAuBEAIaMMQADMEQAh6wxAAMwRACHsDAEA-xIAIfEMAQC3EQAhmQ0CALYRACGeDQAAgxIAIJ8NAgC2EQAhoA0AAO4RACChDQAA7hEAIKINAQDCEQAhow1AALgRACEE8QQAAACeDQidCwAAAJ4NAp4LAAAAng0IowsAAI4Tng0iCtwBAQCsEQAhlgsAAJETADCXCwAA7wcAEJgLAACREwAwmQsEAM8RACGvDAEArBEAIbYMAQCsEQAhpA0BAKwRACGlDQEArBEAIaYNAgCrEQAhBZYLAACSEwAwlwsAANkHABCYCwAAkhMAMLYMAQCsEQAhpw0CAKsRACEG3QEAAJQTACCWCwAAkxMAMJcLAADGBwAQmAsAAJMTADC2DAEAtxEAIacNAgC2EQAhA-ELAADABwAg4gsAAMAHACDjCwAAwAcAIAvcAQEAtxEAIfEEAACWEwAglgsAAJUTADCXCwAAwAcAEJgLAACVEwAwmQsEAOcRACGvDAEAtxEAIbYMAQC3EQAhpA0BALcRACGlDQEAtxEAIaYNAgC2EQAhCN0BAACUEwAglgsAAJMTADCXCwAAxgcAEJgLAACTEwAwtgwBALcRACGnDQIAthEAIcUOAADGBwAgxg4AAMYHACAMlgsAAJcTADCXCwAAuwcAEJgLAACXEwAwqgtAAK0RACHJCwEArBEAIdILAQCsEQAh1AsBAKwRACH7CwIAqxEAIa8MAQCsEQAh5gwBAKwRACHxDAEArBEAIaQNAQCsEQAhDJYLAACYEwAwlwsAAKgHABCYCwAAmBMAMKoLQAC4EQAhyQsBALcRACHSCwEAtxEAIdQLAQC3EQAh-wsCALYRACGvDAEAtxEAIeYMAQC3EQAh8QwBALcRACGkDQEAtxEAIQLmDAEAAAABpA0BAAAAAQiWCwAAmhMAMJcLAACiBwAQmAsAAJoTADCcC0AArREAIbYMAQCsEQAh5AwBAKwRACHmDAEArBEAIaQNAQCsEQAhCJYLAACbEwAwlwsAAI8HABCYCwAAmxMAMJwLQAC4EQAhtgwBALcRACHkDAEAtxEAIeYMAQC3EQAhpA0BALcRACECtgwBAAAAAeQMAQAAAAEFlgsAAJ0TADCXCwAAiQcAEJgLAACdEwAwqgtAAK0RACGqDQEArBEAIQWWCwAAnhMAMJcLAAD2BgAQmAsAAJ4TADCqC0AAuBEAIaoNAQC3EQAhB5YLAACfEwAwlwsAAPAGABCYCwAAnxMAMJwLQACtEQAh4wwCAKsRACHkDAEA9BEAIasNAQCsEQAhB5YLAACgEwAwlwsAAN0GABCYCwAAoBMAMJwLQAC4EQAh4wwCALYRACHkDAEA9xEAIasNAQC3EQAhA-MMAgAAAAHkDAEAAAABqw0BAAAAAQmWCwAAohMAMJcLAADXBgAQmAsAAKITADCwCwAAoxOuDSLbCwEArBEAIZQMQADFEQAh8AwBAKwRACGuDQEAvREAIa8NQACtEQAhBxUAAK8RACAWAAClEwAgFwAApRMAIPEEAAAArg0InQsAAACuDQKeCwAAAK4NCKMLAACkE64NIgcVAACvEQAgFgAApRMAIBcAAKUTACDxBAAAAK4NCJ0LAAAArg0CngsAAACuDQijCwAApBOuDSIE8QQAAACuDQidCwAAAK4NAp4LAAAArg0IowsAAKUTrg0iCZYLAACmEwAwlwsAAMQGABCYCwAAphMAMLALAACnE64NItsLAQC3EQAhlAxAAMwRACHwDAEAtxEAIa4NAQDCEQAhrw1AALgRACEE8QQAAACuDQidCwAAAK4NAp4LAAAArg0IowsAAKUTrg0iBpYLAACoEwAwlwsAAL4GABCYCwAAqBMAMJkLAQD0EQAhsA1AAK0RACGxDQAAzRIAIAaWCwAAqRMAMJcLAACrBgAQmAsAAKkTADCZCwEA9xEAIbANQAC4EQAhsQ0AAM0SACAFlgsAAKoTADCXCwAApQYAEJgLAACqEwAwtgwBAKwRACHfDEAArREAIQWWCwAAqxMAMJcLAACSBgAQmAsAAKsTADC2DAEAtxEAId8MQAC4EQAhEZYLAACsEwAwlwsAAIwGABCYCwAArBMAMJkLAQD0EQAhnAtAAK0RACHRCwEArBEAIZQMQADFEQAh3AwBAKwRACHvDAEAvREAIfQMAQC9EQAhkQ0BAKwRACGTDQEArBEAIbINAQCsEQAhsw0AAP0RACC0DQEArBEAIbUNAQCsEQAhtg0BAL0RACERlgsAAK0TADCXCwAA-QUAEJgLAACtEwAwmQsBAPcRACGcC0AAuBEAIdELAQC3EQAhlAxAAMwRACHcDAEAtxEAIe8MAQDCEQAh9AwBAMIRACGRDQEAtxEAIZMNAQC3EQAhsg0BALcRACGzDQAAgxIAILQNAQC3EQAhtQ0BALcRACG2DQEAwhEAIQeWCwAArhMAMJcLAADzBQAQmAsAAK4TADCcC0AArREAIaoLQACtEQAhyAsAAecSACGJDAEArBEAIQeWCwAArxMAMJcLAADgBQAQmAsAAK8TADCcC0AAuBEAIaoLQAC4EQAhyAsAAesSACGJDAEAtxEAIQeWCwAAsBMAMJcLAADaBQAQmAsAALATADCqC0AArREAIYkMAQCsEQAhgQ0BAKwRACG3DUAArREAIQeWCwAAsRMAMJcLAADHBQAQmAsAALETADCqC0AAuBEAIYkMAQC3EQAhgQ0BALcRACG3DUAAuBEAIQXmBgQAzxEAIZYLAACyEwAwlwsAAMEFABCYCwAAshMAMJkLAgCrEQAhBeYGBADnEQAhlgsAALMTADCXCwAArgUAEJgLAACzEwAwmQsCALYRACEOlgsAALQTADCXCwAAqAUAEJgLAAC0EwAwmQsCAKsRACGGDAEAvREAIe8MAQCsEQAhkQ0BAKwRACG2DQAB5xIAIbgNAgCrEQAhuQ0BAKwRACG6DQEArBEAIbsNAQC9EQAhvA0BAL0RACG9DQAB8RIAIQ2WCwAAtRMAMJcLAACSBQAQmAsAALUTADCZCwIAqxEAIboNAQCsEQAhvg0BAKwRACG_DQEArBEAIcANAQCsEQAhwQ0BAKwRACHCDQEAvREAIcMNAQC9EQAhxA0AAM0SACDFDSAA2xEAIQ6gAwAAtxMAIJYLAAC2EwAwlwsAAP8EABCYCwAAthMAMJkLAgC2EQAhug0BALcRACG-DQEAtxEAIb8NAQC3EQAhwA0BALcRACHBDQEAtxEAIcINAQDCEQAhww0BAMIRACHEDQAAzRIAIMUNIADyEQAhA-ELAAD5BAAg4gsAAPkEACDjCwAA-QQAIAPvDAEAAAABkQ0BAAAAAbgNAgAAAAEPnwMAALoTACCWCwAAuRMAMJcLAAD5BAAQmAsAALkTADCZCwIAthEAIYYMAQDCEQAh7wwBALcRACGRDQEAtxEAIbYNAAHrEgAhuA0CALYRACG5DQEAtxEAIboNAQC3EQAhuw0BAMIRACG8DQEAwhEAIb0NAAH1EgAhEKADAAC3EwAglgsAALYTADCXCwAA_wQAEJgLAAC2EwAwmQsCALYRACG6DQEAtxEAIb4NAQC3EQAhvw0BALcRACHADQEAtxEAIcENAQC3EQAhwg0BAMIRACHDDQEAwhEAIcQNAADNEgAgxQ0gAPIRACHFDgAA_wQAIMYOAAD_BAAgB5YLAAC7EwAwlwsAAPQEABCYCwAAuxMAML8NAQCsEQAhxw1AAK0RACHIDUAAxREAIckNAQC9EQAhB5YLAAC8EwAwlwsAAOEEABCYCwAAvBMAML8NAQC3EQAhxw1AALgRACHIDUAAzBEAIckNAQDCEQAhCJYLAAC9EwAwlwsAANsEABCYCwAAvRMAMJkLAQD0EQAhnAtAAK0RACHRCwEArBEAIcoNAQD0EQAhyw0EAM8RACEPlgsAAL4TADCXCwAAxQQAEJgLAAC-EwAwmQsBAPQRACGcC0AArREAIaoLQADFEQAhsQsBAL0RACHEDAAAvxPPDSKHDQEA4RIAIcsNBADPEQAhzA0BAKwRACHNDQEArBEAIc8NBADPEQAh0A0EAM8RACHRDUAAxREAIQcVAACvEQAgFgAAwRMAIBcAAMETACDxBAAAAM8NCJ0LAAAAzw0CngsAAADPDQijCwAAwBPPDSIHFQAArxEAIBYAAMETACAXAADBEwAg8QQAAADPDQidCwAAAM8NAp4LAAAAzw0IowsAAMATzw0iBPEEAAAAzw0InQsAAADPDQKeCwAAAM8NCKMLAADBE88NIgeWCwAAwhMAMJcLAACtBAAQmAsAAMITADCcC0AArREAIdELAQCsEQAhhw0BAPQRACHTDQAAwxPTDSIHFQAArxEAIBYAAMUTACAXAADFEwAg8QQAAADTDQidCwAAANMNAp4LAAAA0w0IowsAAMQT0w0iBxUAAK8RACAWAADFEwAgFwAAxRMAIPEEAAAA0w0InQsAAADTDQKeCwAAANMNCKMLAADEE9MNIgTxBAAAANMNCJ0LAAAA0w0CngsAAADTDQijCwAAxRPTDSIIlgsAAMYTADCXCwAAlwQAEJgLAADGEwAwmQsBAPQRACGcC0AArREAIbYMAQCsEQAhzQ0BAKwRACHUDQEArBEAIQLRCwEAAAAByg0BAAAAAQnMAgAAyRMAIJYLAADIEwAwlwsAAP0DABCYCwAAyBMAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIcoNAQD3EQAhyw0EAOcRACETygIAAM8TACDNAgAA0BMAIJYLAADNEwAwlwsAAPcDABCYCwAAzRMAMJkLAQD3EQAhnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzw0ihw0BAPsSACHLDQQA5xEAIcwNAQC3EQAhzQ0BALcRACHPDQQA5xEAIdANBADnEQAh0Q1AAMwRACHFDgAA9wMAIMYOAAD3AwAgCssCAADLEwAgzgIAAMwTACCWCwAAyhMAMJcLAAD7AwAQmAsAAMoTADCZCwEA9xEAIZwLQAC4EQAhtgwBALcRACHNDQEAtxEAIdQNAQC3EQAhA-ELAADzAwAg4gsAAPMDACDjCwAA8wMAIAPhCwAA9wMAIOILAAD3AwAg4wsAAPcDACARygIAAM8TACDNAgAA0BMAIJYLAADNEwAwlwsAAPcDABCYCwAAzRMAMJkLAQD3EQAhnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzw0ihw0BAPsSACHLDQQA5xEAIcwNAQC3EQAhzQ0BALcRACHPDQQA5xEAIdANBADnEQAh0Q1AAMwRACEE8QQAAADPDQidCwAAAM8NAp4LAAAAzw0IowsAAMETzw0iDMsCAADLEwAgzgIAAMwTACCWCwAAyhMAMJcLAAD7AwAQmAsAAMoTADCZCwEA9xEAIZwLQAC4EQAhtgwBALcRACHNDQEAtxEAIdQNAQC3EQAhxQ4AAPsDACDGDgAA-wMAIAPhCwAA_QMAIOILAAD9AwAg4wsAAP0DACAC0QsBAAAAAYcNAQAAAAEIygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHTDQAA0xPTDSIE8QQAAADTDQidCwAAANMNAp4LAAAA0w0IowsAAMUT0w0iDMsCAADLEwAgzgIAAMwTACCWCwAAyhMAMJcLAAD7AwAQmAsAAMoTADCZCwEA9xEAIZwLQAC4EQAhtgwBALcRACHNDQEAtxEAIdQNAQC3EQAhxQ4AAPsDACDGDgAA-wMAIAqWCwAA1RMAMJcLAADuAwAQmAsAANUTADCZCwEArBEAIZwLQACtEQAhqgtAAK0RACGvDAEArBEAIb8NAQCsEQAhwA0BAL0RACHXDSAA1hMAIQUVAAC_EQAgFgAA2BMAIBcAANgTACCdCyAAAAABowsgANcTACEFFQAAvxEAIBYAANgTACAXAADYEwAgnQsgAAAAAaMLIADXEwAhAp0LIAAAAAGjCyAA2BMAIQqWCwAA2RMAMJcLAADbAwAQmAsAANkTADCZCwEAtxEAIZwLQAC4EQAhqgtAALgRACGvDAEAtxEAIb8NAQC3EQAhwA0BAMIRACHXDSAA2hMAIQKdCyAAAAABowsgANgTACEPlgsAANsTADCXCwAA1QMAEJgLAADbEwAw4wwCAKsRACG_DQEArBEAIcANAQC9EQAh2A0BAKwRACHZDQIAqxEAIdsNAADcE9sNItwNAgDREQAh3Q0BAL0RACHeDQEAvREAId8NAQC9EQAh4A0AANARACDhDQIAqxEAIQcVAACvEQAgFgAA3hMAIBcAAN4TACDxBAAAANsNCJ0LAAAA2w0CngsAAADbDQijCwAA3RPbDSIHFQAArxEAIBYAAN4TACAXAADeEwAg8QQAAADbDQidCwAAANsNAp4LAAAA2w0IowsAAN0T2w0iBPEEAAAA2w0InQsAAADbDQKeCwAAANsNCKMLAADeE9sNIg-WCwAA3xMAMJcLAADCAwAQmAsAAN8TADDjDAIAthEAIb8NAQC3EQAhwA0BAMIRACHYDQEAtxEAIdkNAgC2EQAh2w0AAOAT2w0i3A0CAO8RACHdDQEAwhEAId4NAQDCEQAh3w0BAMIRACHgDQAA7hEAIOENAgC2EQAhBPEEAAAA2w0InQsAAADbDQKeCwAAANsNCKMLAADeE9sNIgK_DQEAAAAB2A0BAAAAAQLjDAIAAAAB2A0BAAAAARSWCwAA4xMAMJcLAAC8AwAQmAsAAOMTADCkDEAArREAIboNAQC9EQAhvA0BAKwRACG9DQAB5xIAIb8NAQCsEQAhwA0BAL0RACHBDQEAvREAIdcNIADbEQAh3g0BAKwRACHfDQEArBEAIeQNAQCsEQAh5Q0BAL0RACHmDQEAvREAIecNAQC9EQAh6A0AAM0SACDpDQAAzRIAIOoNQADFEQAhFJYLAADkEwAwlwsAAK8DABCYCwAA5BMAMKQMQAC4EQAhug0BAMIRACG8DQEAtxEAIb0NAAHrEgAhvw0BALcRACHADQEAwhEAIcENAQDCEQAh1w0gAPIRACHeDQEAtxEAId8NAQC3EQAh5A0BALcRACHlDQEAwhEAIeYNAQDCEQAh5w0BAMIRACHoDQAAzRIAIOkNAADNEgAg6g1AAMwRACEMlgsAAOUTADCXCwAAqQMAEJgLAADlEwAwmQsEAM8RACGqC0AArREAIdELAQCsEQAh_QtAAK0RACG3DUAAxREAIesNAQCsEQAh7A0AAecSACHtDQAB5xIAIe4NAgCrEQAhDJYLAADmEwAwlwsAAJYDABCYCwAA5hMAMJkLBADnEQAhqgtAALgRACHRCwEAtxEAIf0LQAC4EQAhtw1AAMwRACHrDQEAtxEAIewNAAHrEgAh7Q0AAesSACHuDQIAthEAIRCWCwAA5xMAMJcLAACQAwAQmAsAAOcTADCcC0AArREAIbALAQC9EQAh0QsBAKwRACGTDEAArREAIesNAQCsEQAh7w0BAKwRACHwDQEArBEAIfENAQCsEQAh8g0BAL0RACHzDQEArBEAIfQNAQCsEQAh9Q0BAKwRACH2DUAAxREAIRCWCwAA6BMAMJcLAAD9AgAQmAsAAOgTADCcC0AAuBEAIbALAQDCEQAh0QsBALcRACGTDEAAuBEAIesNAQC3EQAh7w0BALcRACHwDQEAtxEAIfENAQC3EQAh8g0BAMIRACHzDQEAtxEAIfQNAQC3EQAh9Q0BALcRACH2DUAAzBEAIQmWCwAA6RMAMJcLAAD3AgAQmAsAAOkTADCZCwQAzxEAIbQMAQCsEQAhtgwBAKwRACGkDQEArBEAIaUNAQCsEQAhpg0CAKsRACETlgsAAOoTADCXCwAA4QIAEJgLAADqEwAwnAtAAK0RACGqC0AAxREAIbALAADrE_gNIvULBADPEQAhrwwBAKwRACG2DAEArBEAIacNAgCrEQAh-A1AAMURACH5DQEAvREAIfoNQADFEQAh-w1AAMURACH8DUAAxREAIf0NAgCrEQAh_g1AAMURACH_DUAAxREAIYAOQADFEQAhBxUAAK8RACAWAADtEwAgFwAA7RMAIPEEAAAA-A0InQsAAAD4DQKeCwAAAPgNCKMLAADsE_gNIgcVAACvEQAgFgAA7RMAIBcAAO0TACDxBAAAAPgNCJ0LAAAA-A0CngsAAAD4DQijCwAA7BP4DSIE8QQAAAD4DQidCwAAAPgNAp4LAAAA-A0IowsAAO0T-A0iFN0BAADwEwAglgsAAO4TADCXCwAAzgIAEJgLAADuEwAwnAtAALgRACGqC0AAzBEAIbALAADvE_gNIvULBADnEQAhrwwBALcRACG2DAEAtxEAIacNAgC2EQAh-A1AAMwRACH5DQEAwhEAIfoNQADMEQAh-w1AAMwRACH8DUAAzBEAIf0NAgC2EQAh_g1AAMwRACH_DUAAzBEAIYAOQADMEQAhBPEEAAAA-A0InQsAAAD4DQKeCwAAAPgNCKMLAADtE_gNIgPhCwAAyAIAIOILAADIAgAg4wsAAMgCACAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQA5xEAIbQMAQC3EQAhtgwBALcRACGkDQEAtxEAIaUNAQC3EQAhpg0CALYRACEW3QEAAPATACCWCwAA7hMAMJcLAADOAgAQmAsAAO4TADCcC0AAuBEAIaoLQADMEQAhsAsAAO8T-A0i9QsEAOcRACGvDAEAtxEAIbYMAQC3EQAhpw0CALYRACH4DUAAzBEAIfkNAQDCEQAh-g1AAMwRACH7DUAAzBEAIfwNQADMEQAh_Q0CALYRACH-DUAAzBEAIf8NQADMEQAhgA5AAMwRACHFDgAAzgIAIMYOAADOAgAgFZYLAADzEwAwlwsAAMMCABCYCwAA8xMAMJkLBADPEQAhsAsAAPUTgw4itAsCAKsRACHQCwAA9BOCDiLRCwEArBEAIdsLAQCsEQAhkAwBAL0RACGRDEAAxREAIasMBADPEQAhtAwBAKwRACHQDEAAxREAIa4NAQC9EQAhrw1AAK0RACGDDgIAqxEAIYQOQADFEQAhhQ4CANERACGGDkAAxREAIYcOQADFEQAhBxUAAK8RACAWAAD5EwAgFwAA-RMAIPEEAAAAgg4InQsAAACCDgKeCwAAAIIOCKMLAAD4E4IOIgcVAACvEQAgFgAA9xMAIBcAAPcTACDxBAAAAIMOCJ0LAAAAgw4CngsAAACDDgijCwAA9hODDiIHFQAArxEAIBYAAPcTACAXAAD3EwAg8QQAAACDDgidCwAAAIMOAp4LAAAAgw4IowsAAPYTgw4iBPEEAAAAgw4InQsAAACDDgKeCwAAAIMOCKMLAAD3E4MOIgcVAACvEQAgFgAA-RMAIBcAAPkTACDxBAAAAIIOCJ0LAAAAgg4CngsAAACCDgijCwAA-BOCDiIE8QQAAACCDgidCwAAAIIOAp4LAAAAgg4IowsAAPkTgg4iFZYLAAD6EwAwlwsAALACABCYCwAA-hMAMJkLBADnEQAhsAsAAPwTgw4itAsCALYRACHQCwAA-xOCDiLRCwEAtxEAIdsLAQC3EQAhkAwBAMIRACGRDEAAzBEAIasMBADnEQAhtAwBALcRACHQDEAAzBEAIa4NAQDCEQAhrw1AALgRACGDDgIAthEAIYQOQADMEQAhhQ4CAO8RACGGDkAAzBEAIYcOQADMEQAhBPEEAAAAgg4InQsAAACCDgKeCwAAAIIOCKMLAAD5E4IOIgTxBAAAAIMOCJ0LAAAAgw4CngsAAACDDgijCwAA9xODDiIChA5AAAAAAYUOAgAAAAESlgsAAP4TADCXCwAAqgIAEJgLAAD-EwAwswxAAK0RACG2DAEArBEAIYkOAQCsEQAhig4CAKsRACGLDgAA_REAIIwOAQCsEQAhjQ4AAP0RACCODgEArBEAIY8OIADbEQAhkA4CAKsRACGRDgEArBEAIZIOAQCsEQAhkw4BAKwRACGUDgAB8RIAIZUOAQCsEQAhEpYLAAD_EwAwlwsAAJcCABCYCwAA_xMAMLMMQAC4EQAhtgwBALcRACGJDgEAtxEAIYoOAgC2EQAhiw4AAIMSACCMDgEAtxEAIY0OAACDEgAgjg4BALcRACGPDiAA8hEAIZAOAgC2EQAhkQ4BALcRACGSDgEAtxEAIZMOAQC3EQAhlA4AAfUSACGVDgEAtxEAIQiWCwAAgBQAMJcLAACRAgAQmAsAAIAUADD7CwQAzxEAIdgMQACtEQAhlg4CAKsRACGXDgIAqxEAIZgOBADPEQAhCJYLAACBFAAwlwsAAP4BABCYCwAAgRQAMPsLBADnEQAh2AxAALgRACGWDgIAthEAIZcOAgC2EQAhmA4EAOcRACEC2AxAAAAAAZYOAgAAAAEKlgsAAIMUADCXCwAA-AEAEJgLAACDFAAw2gsAAecSACGWDgIAqxEAIZoOAAHnEgAhmw4EAM8RACGcDgIAqxEAIZ0OAAHnEgAhng4AAfESACEKlgsAAIQUADCXCwAA5QEAEJgLAACEFAAw2gsAAesSACGWDgIAthEAIZoOAAHrEgAhmw4EAOcRACGcDgIAthEAIZ0OAAHrEgAhng4AAfUSACEElg4CAAAAAZoOAAEAAAGbDgQAAAABnA4CAAAAAQqWCwAAhhQAMJcLAADfAQAQmAsAAIYUADCvDAAB5xIAIZANEADgEQAhlg4CAKsRACGaDgAB5xIAIaEOAACHFKEOIqIOEADgEQAhow4CAKsRACEHFQAArxEAIBYAAIkUACAXAACJFAAg8QQAAAChDgidCwAAAKEOAp4LAAAAoQ4IowsAAIgUoQ4iBxUAAK8RACAWAACJFAAgFwAAiRQAIPEEAAAAoQ4InQsAAAChDgKeCwAAAKEOCKMLAACIFKEOIgTxBAAAAKEOCJ0LAAAAoQ4CngsAAAChDgijCwAAiRShDiIKlgsAAIoUADCXCwAAzAEAEJgLAACKFAAwrwwAAesSACGQDRAA6REAIZYOAgC2EQAhmg4AAesSACGhDgAAixShDiKiDhAA6REAIaMOAgC2EQAhBPEEAAAAoQ4InQsAAAChDgKeCwAAAKEOCKMLAACJFKEOIgWvDAABAAABlg4CAAAAAZoOAAEAAAGhDgAAAKEOAqIOEAAAAAEPlgsAAI0UADCXCwAAxgEAEJgLAACNFAAw2gsAAecSACHnDAAB5xIAIaUNEADgEQAhlg4CAKsRACGaDgAB5xIAIZsOBADPEQAhnA4CAKsRACGhDgAAhxShDiKiDhAA4BEAIaUOAgCrEQAhpg4CAKsRACGnDgAB5xIAIQ-WCwAAjhQAMJcLAACzAQAQmAsAAI4UADDaCwAB6xIAIecMAAHrEgAhpQ0QAOkRACGWDgIAthEAIZoOAAHrEgAhmw4EAOcRACGcDgIAthEAIaEOAACLFKEOIqIOEADpEQAhpQ4CALYRACGmDgIAthEAIacOAAHrEgAhBJYOAgAAAAGbDgQAAAABpQ4CAAAAAaYOAgAAAAEQlgsAAJAUADCXCwAArQEAEJgLAACQFAAw0AsBAKwRACHaCwAB5xIAIeMMAgCrEQAh5wwAAfESACGlDRAA4BEAIckNAQC9EQAhlg4CAKsRACGbDgQAzxEAIZwOAgCrEQAhpw4AAecSACGpDgEArBEAIaoOBADPEQAhqw4EAM8RACEQlgsAAJEUADCXCwAAmgEAEJgLAACRFAAw0AsBALcRACHaCwAB6xIAIeMMAgC2EQAh5wwAAfUSACGlDRAA6REAIckNAQDCEQAhlg4CALYRACGbDgQA5xEAIZwOAgC2EQAhpw4AAesSACGpDgEAtxEAIaoOBADnEQAhqw4EAOcRACEE4wwCAAAAAZYOAgAAAAGbDgQAAAABnA4CAAAAARKWCwAAkxQAMJcLAACUAQAQmAsAAJMUADDnDAAB8RIAIYENBADPEQAhng0AAecSACGlDRAA4BEAIe0NAAHnEgAhlg4CAKsRACGbDgQAzxEAIacOAAHnEgAhqg4EAM8RACGrDgQAzxEAIa0OAgCrEQAhrg4QAOARACGvDgAB8RIAIbAOBADPEQAhsQ4gANsRACESlgsAAJQUADCXCwAAgQEAEJgLAACUFAAw5wwAAfUSACGBDQQA5xEAIZ4NAAHrEgAhpQ0QAOkRACHtDQAB6xIAIZYOAgC2EQAhmw4EAOcRACGnDgAB6xIAIaoOBADnEQAhqw4EAOcRACGtDgIAthEAIa4OEADpEQAhrw4AAfUSACGwDgQA5xEAIbEOIADyEQAhA5YOAgAAAAGbDgQAAAABrQ4CAAAAAQ-WCwAAlhQAMJcLAAB7ABCYCwAAlhQAMPsLAgCrEQAh7Q0AAecSACGWDgIAqxEAIZgOAgCrEQAhqw4QAOARACGzDgQAzxEAIbQOAAHnEgAhtQ5AAK0RACG2DgAB5xIAIbcOEADgEQAhuA4QAJkSACG5DiAA2xEAIQ-WCwAAlxQAMJcLAABoABCYCwAAlxQAMPsLAgC2EQAh7Q0AAesSACGWDgIAthEAIZgOAgC2EQAhqw4QAOkRACGzDgQA5xEAIbQOAAHrEgAhtQ5AALgRACG2DgAB6xIAIbcOEADpEQAhuA4QAKMSACG5DiAA8hEAIQKWDgIAAAABsw4EAAAAAQiWCwAAmRQAMJcLAABiABCYCwAAmRQAMLANQACtEQAhlg4CAKsRACG7DgQAzxEAIbwOBADSEQAhvQ4AAfESACEIlgsAAJoUADCXCwAATwAQmAsAAJoUADCwDUAAuBEAIZYOAgC2EQAhuw4EAOcRACG8DgQA6BEAIb0OAAH1EgAhCpYLAACbFAAwlwsAAEkAEJgLAACbFAAwmQsEAM8RACHQCwEArBEAIZAMAQCsEQAhvg5AAK0RACG_DgEArBEAIcEOAACcFMEOIsIOAQCsEQAhBxUAAK8RACAWAACeFAAgFwAAnhQAIPEEAAAAwQ4InQsAAADBDgKeCwAAAMEOCKMLAACdFMEOIgcVAACvEQAgFgAAnhQAIBcAAJ4UACDxBAAAAMEOCJ0LAAAAwQ4CngsAAADBDgijCwAAnRTBDiIE8QQAAADBDgidCwAAAMEOAp4LAAAAwQ4IowsAAJ4UwQ4iCpYLAACfFAAwlwsAADYAEJgLAACfFAAwmQsEAOcRACHQCwEAtxEAIZAMAQC3EQAhvg5AALgRACG_DgEAtxEAIcEOAACgFMEOIsIOAQC3EQAhBPEEAAAAwQ4InQsAAADBDgKeCwAAAMEOCKMLAACeFMEOIgeWCwAAoRQAMJcLAAAwABCYCwAAoRQAMIkMAQCsEQAhkAwBAKwRACHFDEAArREAIb8OAQCsEQAhB5YLAACiFAAwlwsAAB0AEJgLAACiFAAwiQwBALcRACGQDAEAtxEAIcUMQAC4EQAhvw4BALcRACEIlgsAAKMUADCXCwAAFwAQmAsAAKMUADDQCwAApBTEDiKQDAEArBEAIcUMQACtEQAhvw4BAKwRACHCDgEArBEAIQcVAACvEQAgFgAAphQAIBcAAKYUACDxBAAAAMQOCJ0LAAAAxA4CngsAAADEDgijCwAApRTEDiIHFQAArxEAIBYAAKYUACAXAACmFAAg8QQAAADEDgidCwAAAMQOAp4LAAAAxA4IowsAAKUUxA4iBPEEAAAAxA4InQsAAADEDgKeCwAAAMQOCKMLAACmFMQOIgiWCwAApxQAMJcLAAAEABCYCwAApxQAMNALAACoFMQOIpAMAQC3EQAhxQxAALgRACG_DgEAtxEAIcIOAQC3EQAhBPEEAAAAxA4InQsAAADEDgKeCwAAAMQOCKMLAACmFMQOIgLQCwAAAMQOAsIOAQAAAAEAAAAAAAXNDgIAAAAB0Q4CAAAAAdIOAgAAAAHTDgIAAAAB1A4CAAAAAQHNDgEAAAABAc0OQAAAAAEAAAAAAAAAAc0OAQAAAAEAAAAAAAHNDgAAALALAgHNDkAAAAABBw8AAIMbACAQAACGGwAgxw4AAIQbACDIDgAAhRsAIMkOAAD_DwAgyg4AAP8PACDLDgAA8w8AIAMPAACDGwAgxw4AAIQbACDLDgAA8w8AIAujCgAAgBUAIKQKAACBFQAgpQoAAIIVACDJCwAAtRQAINcLAAC1FAAg2AsAALUUACDaCwAAtRQAINwLAAC1FAAg3QsAALUUACDeCwAAtRQAIOALAAC1FAAgAAAAAAAFzQ4EAAAAAdEOBAAAAAHSDgQAAAAB0w4EAAAAAdQOBAAAAAEFzQ4CAAAAAdEOAgAAAAHSDgIAAAAB0w4CAAAAAdQOAgAAAAEFzQ4EAAAAAdEOBAAAAAHSDgQAAAAB0w4EAAAAAdQOBAAAAAEFDwAA_hoAIBAAAIEbACDHDgAA_xoAIMgOAACAGwAgyw4AAPMPACADDwAA_hoAIMcOAAD_GgAgyw4AAPMPACAAAAAAAAHNDiAAAAABBQ8AAPkaACAQAAD8GgAgxw4AAPoaACDIDgAA-xoAIMsOAADzDwAgAw8AAPkaACDHDgAA-hoAIMsOAADzDwAgAAAAAAABzQ4AAADQCwIFzQ4QAAAAAdEOEAAAAAHSDhAAAAAB0w4QAAAAAdQOEAAAAAELDwAA8RQAMBAAAPYUADDHDgAA8hQAMMgOAADzFAAwyQ4AAPUUADDKDgAA9RQAMMsOAAD1FAAwzA4AAPQUACDNDgAA9RQAMM4OAAD3FAAwzw4AAPgUADALDwAA5RQAMBAAAOoUADDHDgAA5hQAMMgOAADnFAAwyQ4AAOkUADDKDgAA6RQAMMsOAADpFAAwzA4AAOgUACDNDgAA6RQAMM4OAADrFAAwzw4AAOwUADAHDwAA4BQAIBAAAOMUACDHDgAA4RQAIMgOAADiFAAgyQ4AAP0PACDKDgAA_Q8AIMsOAADFEAAgC5kLAQAAAAGaCwEAAAABmwsBAAAAAZwLQAAAAAGnCwEAAAABsAsAAACwCwKxCwEAAAABsgtAAAAAAbMLQAAAAAG0CwIAAAABtQtAAAAAAQIAAADFEAAgDwAA4BQAIAMAAAD9DwAgDwAA4BQAIBAAAOQUACANAAAA_Q8AIAgAAOQUACCZCwEAsBQAIZoLAQC5FAAhmwsBALkUACGcC0AAsRQAIacLAQCwFAAhsAsAAL8UsAsisQsBALkUACGyC0AAwBQAIbMLQADAFAAhtAsCAK8UACG1C0AAwBQAIQuZCwEAsBQAIZoLAQC5FAAhmwsBALkUACGcC0AAsRQAIacLAQCwFAAhsAsAAL8UsAsisQsBALkUACGyC0AAwBQAIbMLQADAFAAhtAsCAK8UACG1C0AAwBQAIQ2ZCwQAAAABtgsBAAAAAbcLBAAAAAG4C4AAAAABuQsBAAAAAboLAgAAAAG7CwQAAAABvAtAAAAAAb0LQAAAAAG-C0AAAAABvwsBAAAAAcALAQAAAAHBC0AAAAABAgAAAPsPACAPAADwFAAgAwAAAPsPACAPAADwFAAgEAAA7xQAIAEIAAD4GgAwEqIKAADwEQAglgsAAO0RADCXCwAA-Q8AEJgLAADtEQAwmQsEAAAAAa4LAQC3EQAhtgsBAAAAAbcLBADnEQAhuAsAAO4RACC5CwEAAAABugsCAO8RACG7CwQA6BEAIbwLQAC4EQAhvQtAAMwRACG-C0AAzBEAIb8LAQDCEQAhwAsBAMIRACHBC0AAzBEAIQIAAAD7DwAgCAAA7xQAIAIAAADtFAAgCAAA7hQAIBGWCwAA7BQAMJcLAADtFAAQmAsAAOwUADCZCwQA5xEAIa4LAQC3EQAhtgsBAMIRACG3CwQA5xEAIbgLAADuEQAguQsBAMIRACG6CwIA7xEAIbsLBADoEQAhvAtAALgRACG9C0AAzBEAIb4LQADMEQAhvwsBAMIRACHACwEAwhEAIcELQADMEQAhEZYLAADsFAAwlwsAAO0UABCYCwAA7BQAMJkLBADnEQAhrgsBALcRACG2CwEAwhEAIbcLBADnEQAhuAsAAO4RACC5CwEAwhEAIboLAgDvEQAhuwsEAOgRACG8C0AAuBEAIb0LQADMEQAhvgtAAMwRACG_CwEAwhEAIcALAQDCEQAhwQtAAMwRACENmQsEAMkUACG2CwEAuRQAIbcLBADJFAAhuAuAAAAAAbkLAQC5FAAhugsCAMoUACG7CwQAyxQAIbwLQACxFAAhvQtAAMAUACG-C0AAwBQAIb8LAQC5FAAhwAsBALkUACHBC0AAwBQAIQ2ZCwQAyRQAIbYLAQC5FAAhtwsEAMkUACG4C4AAAAABuQsBALkUACG6CwIAyhQAIbsLBADLFAAhvAtAALEUACG9C0AAwBQAIb4LQADAFAAhvwsBALkUACHACwEAuRQAIcELQADAFAAhDZkLBAAAAAG2CwEAAAABtwsEAAAAAbgLgAAAAAG5CwEAAAABugsCAAAAAbsLBAAAAAG8C0AAAAABvQtAAAAAAb4LQAAAAAG_CwEAAAABwAsBAAAAAcELQAAAAAEJnAtAAAAAAaoLQAAAAAHICwEAAAAByQsBAAAAAcoLBAAAAAHLC0AAAAABzAsBAAAAAc0LQAAAAAHOCyAAAAABAgAAAPcPACAPAAD8FAAgAwAAAPcPACAPAAD8FAAgEAAA-xQAIAEIAAD3GgAwDqIKAADwEQAglgsAAPERADCXCwAA9Q8AEJgLAADxEQAwnAtAALgRACGqC0AAuBEAIa4LAQC3EQAhyAsBAAAAAckLAQAAAAHKCwQA6BEAIcsLQADMEQAhzAsBAMIRACHNC0AAzBEAIc4LIADyEQAhAgAAAPcPACAIAAD7FAAgAgAAAPkUACAIAAD6FAAgDZYLAAD4FAAwlwsAAPkUABCYCwAA-BQAMJwLQAC4EQAhqgtAALgRACGuCwEAtxEAIcgLAQC3EQAhyQsBALcRACHKCwQA6BEAIcsLQADMEQAhzAsBAMIRACHNC0AAzBEAIc4LIADyEQAhDZYLAAD4FAAwlwsAAPkUABCYCwAA-BQAMJwLQAC4EQAhqgtAALgRACGuCwEAtxEAIcgLAQC3EQAhyQsBALcRACHKCwQA6BEAIcsLQADMEQAhzAsBAMIRACHNC0AAzBEAIc4LIADyEQAhCZwLQACxFAAhqgtAALEUACHICwEAsBQAIckLAQCwFAAhygsEAMsUACHLC0AAwBQAIcwLAQC5FAAhzQtAAMAUACHOCyAA0xQAIQmcC0AAsRQAIaoLQACxFAAhyAsBALAUACHJCwEAsBQAIcoLBADLFAAhywtAAMAUACHMCwEAuRQAIc0LQADAFAAhzgsgANMUACEJnAtAAAAAAaoLQAAAAAHICwEAAAAByQsBAAAAAcoLBAAAAAHLC0AAAAABzAsBAAAAAc0LQAAAAAHOCyAAAAABBA8AAPEUADDHDgAA8hQAMMsOAAD1FAAwzA4AAPQUACAEDwAA5RQAMMcOAADmFAAwyw4AAOkUADDMDgAA6BQAIAMPAADgFAAgxw4AAOEUACDLDgAAxRAAIAAACKIKAADDFAAgmgsAALUUACCbCwAAtRQAIK4LAAC1FAAgsQsAALUUACCyCwAAtRQAILMLAAC1FAAgtQsAALUUACAAAAAAAAAAAAAAAAHNDgAAAPELAgAAAAHNDgAAAPULAgAAAAAAAAAAAAAAAc0OAAAAgAwCAAAAAAABzQ4AAACDDAIBzQ4AAACEDAIFzQ4QAAAAAdEOEAAAAAHSDhAAAAAB0w4QAAAAAdQOEAAAAAEAAAAAAAUPAADyGgAgEAAA9RoAIMcOAADzGgAgyA4AAPQaACDLDgAA9w0AIAMPAADyGgAgxw4AAPMaACDLDgAA9w0AIAAAAAAACw8AALQVADAQAAC5FQAwxw4AALUVADDIDgAAthUAMMkOAAC4FQAwyg4AALgVADDLDgAAuBUAMMwOAAC3FQAgzQ4AALgVADDODgAAuhUAMM8OAAC7FQAwBrALAQAAAAG0CwIAAAABtQtAAAAAAYkMAQAAAAGUDEAAAAABlwwBAAAAAQIAAAD7DQAgDwAAvxUAIAMAAAD7DQAgDwAAvxUAIBAAAL4VACABCAAA8RoAMAztBwAAqhIAIJYLAACpEgAwlwsAAPkNABCYCwAAqRIAMLALAQC3EQAhtAsCALYRACG1C0AAzBEAIYkMAQC3EQAhlAxAAMwRACGWDAEAtxEAIZcMAQDCEQAhnQwAAKgSACACAAAA-w0AIAgAAL4VACACAAAAvBUAIAgAAL0VACAKlgsAALsVADCXCwAAvBUAEJgLAAC7FQAwsAsBALcRACG0CwIAthEAIbULQADMEQAhiQwBALcRACGUDEAAzBEAIZYMAQC3EQAhlwwBAMIRACEKlgsAALsVADCXCwAAvBUAEJgLAAC7FQAwsAsBALcRACG0CwIAthEAIbULQADMEQAhiQwBALcRACGUDEAAzBEAIZYMAQC3EQAhlwwBAMIRACEGsAsBALAUACG0CwIArxQAIbULQADAFAAhiQwBALAUACGUDEAAwBQAIZcMAQC5FAAhBrALAQCwFAAhtAsCAK8UACG1C0AAwBQAIYkMAQCwFAAhlAxAAMAUACGXDAEAuRQAIQawCwEAAAABtAsCAAAAAbULQAAAAAGJDAEAAAABlAxAAAAAAZcMAQAAAAEEDwAAtBUAMMcOAAC1FQAwyw4AALgVADDMDgAAtxUAIAAFgQkAAMEVACDJCwAAtRQAINELAAC1FAAg2wsAALUUACCYDAAAtRQAIAAAAAAAAAAABQ8AAOwaACAQAADvGgAgxw4AAO0aACDIDgAA7hoAIMsOAACPDAAgAw8AAOwaACDHDgAA7RoAIMsOAACPDAAgAAAABQ8AAOQaACAQAADqGgAgxw4AAOUaACDIDgAA6RoAIMsOAACPDAAgBQ8AAOIaACAQAADnGgAgxw4AAOMaACDIDgAA5hoAIMsOAACZDQAgAw8AAOQaACDHDgAA5RoAIMsOAACPDAAgAw8AAOIaACDHDgAA4xoAIMsOAACZDQAgAAAAAAALDwAA2hUAMBAAAN8VADDHDgAA2xUAMMgOAADcFQAwyQ4AAN4VADDKDgAA3hUAMMsOAADeFQAwzA4AAN0VACDNDgAA3hUAMM4OAADgFQAwzw4AAOEVADAF6wcAANIVACCZCwEAAAABvAtAAAAAAaIMAQAAAAGkDEAAAAABAgAAAJUMACAPAADlFQAgAwAAAJUMACAPAADlFQAgEAAA5BUAIAEIAADhGgAwC-sHAAC6EgAg7QcAAL4SACCWCwAAvRIAMJcLAACTDAAQmAsAAL0SADCZCwEAAAABvAtAALgRACGWDAEAtxEAIaIMAQC3EQAhpAxAAMwRACG6DAAAvBIAIAIAAACVDAAgCAAA5BUAIAIAAADiFQAgCAAA4xUAIAiWCwAA4RUAMJcLAADiFQAQmAsAAOEVADCZCwEAtxEAIbwLQAC4EQAhlgwBALcRACGiDAEAtxEAIaQMQADMEQAhCJYLAADhFQAwlwsAAOIVABCYCwAA4RUAMJkLAQC3EQAhvAtAALgRACGWDAEAtxEAIaIMAQC3EQAhpAxAAMwRACEEmQsBALAUACG8C0AAsRQAIaIMAQCwFAAhpAxAAMAUACEF6wcAANAVACCZCwEAsBQAIbwLQACxFAAhogwBALAUACGkDEAAwBQAIQXrBwAA0hUAIJkLAQAAAAG8C0AAAAABogwBAAAAAaQMQAAAAAEEDwAA2hUAMMcOAADbFQAwyw4AAN4VADDMDgAA3RUAIAAAAAAAAAUPAADcGgAgEAAA3xoAIMcOAADdGgAgyA4AAN4aACDLDgAAjwwAIAMPAADcGgAgxw4AAN0aACDLDgAAjwwAIAAAAAcPAADUGgAgEAAA2hoAIMcOAADVGgAgyA4AANkaACDJDgAAkQwAIMoOAACRDAAgyw4AAIcMACALDwAAjhYAMBAAAJIWADDHDgAAjxYAMMgOAACQFgAwyQ4AAN4VADDKDgAA3hUAMMsOAADeFQAwzA4AAJEWACDNDgAA3hUAMM4OAACTFgAwzw4AAOEVADALDwAAghYAMBAAAIcWADDHDgAAgxYAMMgOAACEFgAwyQ4AAIYWADDKDgAAhhYAMMsOAACGFgAwzA4AAIUWACDNDgAAhhYAMM4OAACIFgAwzw4AAIkWADALDwAA9hUAMBAAAPsVADDHDgAA9xUAMMgOAAD4FQAwyQ4AAPoVADDKDgAA-hUAMMsOAAD6FQAwzA4AAPkVACDNDgAA-hUAMM4OAAD8FQAwzw4AAP0VADAG2wsBAAAAAZEMQAAAAAGqDAEAAAABqwwQAAAAAawMAgAAAAGtDBAAAAABAgAAAJ8MACAPAACBFgAgAwAAAJ8MACAPAACBFgAgEAAAgBYAIAEIAADYGgAwC-sHAAC6EgAglgsAALkSADCXCwAAnQwAEJgLAAC5EgAw2wsBAAAAAZEMQAC4EQAhogwBALcRACGqDAEAtxEAIasMEADpEQAhrAwCALYRACGtDBAA6REAIQIAAACfDAAgCAAAgBYAIAIAAAD-FQAgCAAA_xUAIAqWCwAA_RUAMJcLAAD-FQAQmAsAAP0VADDbCwEAtxEAIZEMQAC4EQAhogwBALcRACGqDAEAtxEAIasMEADpEQAhrAwCALYRACGtDBAA6REAIQqWCwAA_RUAMJcLAAD-FQAQmAsAAP0VADDbCwEAtxEAIZEMQAC4EQAhogwBALcRACGqDAEAtxEAIasMEADpEQAhrAwCALYRACGtDBAA6REAIQbbCwEAsBQAIZEMQACxFAAhqgwBALAUACGrDBAA3BQAIawMAgCvFAAhrQwQANwUACEG2wsBALAUACGRDEAAsRQAIaoMAQCwFAAhqwwQANwUACGsDAIArxQAIa0MEADcFAAhBtsLAQAAAAGRDEAAAAABqgwBAAAAAasMEAAAAAGsDAIAAAABrQwQAAAAAQKZCwEAAAABowxAAAAAAQIAAACbDAAgDwAAjRYAIAMAAACbDAAgDwAAjRYAIBAAAIwWACABCAAA1xoAMAfrBwAAuhIAIJYLAAC7EgAwlwsAAJkMABCYCwAAuxIAMJkLAQAAAAGiDAEAtxEAIaMMQAC4EQAhAgAAAJsMACAIAACMFgAgAgAAAIoWACAIAACLFgAgBpYLAACJFgAwlwsAAIoWABCYCwAAiRYAMJkLAQC3EQAhogwBALcRACGjDEAAuBEAIQaWCwAAiRYAMJcLAACKFgAQmAsAAIkWADCZCwEAtxEAIaIMAQC3EQAhowxAALgRACECmQsBALAUACGjDEAAsRQAIQKZCwEAsBQAIaMMQACxFAAhApkLAQAAAAGjDEAAAAABBe0HAADTFQAgmQsBAAAAAbwLQAAAAAGWDAEAAAABpAxAAAAAAQIAAACVDAAgDwAAlhYAIAMAAACVDAAgDwAAlhYAIBAAAJUWACABCAAA1hoAMAIAAACVDAAgCAAAlRYAIAIAAADiFQAgCAAAlBYAIASZCwEAsBQAIbwLQACxFAAhlgwBALAUACGkDEAAwBQAIQXtBwAA0RUAIJkLAQCwFAAhvAtAALEUACGWDAEAsBQAIaQMQADAFAAhBe0HAADTFQAgmQsBAAAAAbwLQAAAAAGWDAEAAAABpAxAAAAAAQMPAADUGgAgxw4AANUaACDLDgAAhwwAIAQPAACOFgAwxw4AAI8WADDLDgAA3hUAMMwOAACRFgAgBA8AAIIWADDHDgAAgxYAMMsOAACGFgAwzA4AAIUWACAEDwAA9hUAMMcOAAD3FQAwyw4AAPoVADDMDgAA-RUAIAAAAAUPAADPGgAgEAAA0hoAIMcOAADQGgAgyA4AANEaACDLDgAAhwwAIAMPAADPGgAgxw4AANAaACDLDgAAhwwAIAAAAAAAAAsPAAC0FgAwEAAAuRYAMMcOAAC1FgAwyA4AALYWADDJDgAAuBYAMMoOAAC4FgAwyw4AALgWADDMDgAAtxYAIM0OAAC4FgAwzg4AALoWADDPDgAAuxYAMAsPAACoFgAwEAAArRYAMMcOAACpFgAwyA4AAKoWADDJDgAArBYAMMoOAACsFgAwyw4AAKwWADDMDgAAqxYAIM0OAACsFgAwzg4AAK4WADDPDgAArxYAMA3sBwAAmBYAIO4HAACZFgAg7wcAAJoWACCZCwEAAAABnAtAAAAAAaoLQAAAAAHzC0AAAAABiQwBAAAAAa4MAQAAAAGvDAEAAAABsAwBAAAAAbEMIAAAAAGyDEAAAAABAgAAAI8MACAPAACzFgAgAwAAAI8MACAPAACzFgAgEAAAshYAIAEIAADOGgAwEvEEAADDEgAg7AcAALISACDuBwAAxBIAIO8HAADFEgAglgsAAMISADCXCwAAjQwAEJgLAADCEgAwmQsBAAAAAZwLQAC4EQAhqgtAAMwRACHzC0AAzBEAIYkMAQAAAAGYDAEAwhEAIa4MAQC3EQAhrwwBALcRACGwDAEAwhEAIbEMIADyEQAhsgxAAMwRACECAAAAjwwAIAgAALIWACACAAAAsBYAIAgAALEWACAOlgsAAK8WADCXCwAAsBYAEJgLAACvFgAwmQsBALcRACGcC0AAuBEAIaoLQADMEQAh8wtAAMwRACGJDAEAwhEAIZgMAQDCEQAhrgwBALcRACGvDAEAtxEAIbAMAQDCEQAhsQwgAPIRACGyDEAAzBEAIQ6WCwAArxYAMJcLAACwFgAQmAsAAK8WADCZCwEAtxEAIZwLQAC4EQAhqgtAAMwRACHzC0AAzBEAIYkMAQDCEQAhmAwBAMIRACGuDAEAtxEAIa8MAQC3EQAhsAwBAMIRACGxDCAA8hEAIbIMQADMEQAhCpkLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhDewHAADzFQAg7gcAAPQVACDvBwAA9RUAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhDewHAACYFgAg7gcAAJkWACDvBwAAmhYAIJkLAQAAAAGcC0AAAAABqgtAAAAAAfMLQAAAAAGJDAEAAAABrgwBAAAAAa8MAQAAAAGwDAEAAAABsQwgAAAAAbIMQAAAAAEC0QsBAAAAAbMMQAAAAAECAAAAiwwAIA8AAL8WACADAAAAiwwAIA8AAL8WACAQAAC-FgAgAQgAAM0aADAI8QQAAMgSACCWCwAAxxIAMJcLAACJDAAQmAsAAMcSADDRCwEAtxEAIZgMAQC3EQAhswxAALgRACG7DAAAxhIAIAIAAACLDAAgCAAAvhYAIAIAAAC8FgAgCAAAvRYAIAaWCwAAuxYAMJcLAAC8FgAQmAsAALsWADDRCwEAtxEAIZgMAQC3EQAhswxAALgRACEGlgsAALsWADCXCwAAvBYAEJgLAAC7FgAw0QsBALcRACGYDAEAtxEAIbMMQAC4EQAhAtELAQCwFAAhswxAALEUACEC0QsBALAUACGzDEAAsRQAIQLRCwEAAAABswxAAAAAAQQPAAC0FgAwxw4AALUWADDLDgAAuBYAMMwOAAC3FgAgBA8AAKgWADDHDgAAqRYAMMsOAACsFgAwzA4AAKsWACAAAArxBAAAxhYAIOwHAADnFQAg7gcAAMcWACDvBwAAyBYAIKoLAAC1FAAg8wsAALUUACCJDAAAtRQAIJgMAAC1FAAgsAwAALUUACCyDAAAtRQAIALsBwAA5xUAIMkLAAC1FAAgBeoHAADCFgAg8AcAAMMWACC3DAAAtRQAILgMAAC1FAAguQwAALUUACAAAAAAAAAAAAAAAAAFDwAAyBoAIBAAAMsaACDHDgAAyRoAIMgOAADKGgAgyw4AALoLACADDwAAyBoAIMcOAADJGgAgyw4AALoLACAAAAAAAALNDgEAAAAE0A4BAAAABQLNDgEAAAAE0A4BAAAABQsPAADdFgAwEAAA4hYAMMcOAADeFgAwyA4AAN8WADDJDgAA4RYAMMoOAADhFgAwyw4AAOEWADDMDgAA4BYAIM0OAADhFgAwzg4AAOMWADDPDgAA5BYAMAKZCwQAAAABwgyAAAAAAQIAAAC-CwAgDwAA6BYAIAMAAAC-CwAgDwAA6BYAIBAAAOcWACABCAAAxxoAMAe4BwAA0RIAIJYLAADQEgAwlwsAALwLABCYCwAA0BIAMJkLBAAAAAHBDAEA9xEAIcIMAACDEgAgAgAAAL4LACAIAADnFgAgAgAAAOUWACAIAADmFgAgBpYLAADkFgAwlwsAAOUWABCYCwAA5BYAMJkLBADnEQAhwQwBAPcRACHCDAAAgxIAIAaWCwAA5BYAMJcLAADlFgAQmAsAAOQWADCZCwQA5xEAIcEMAQD3EQAhwgwAAIMSACACmQsEAMkUACHCDIAAAAABApkLBADJFAAhwgyAAAAAAQKZCwQAAAABwgyAAAAAAQHNDgEAAAAEAc0OAQAAAAQEDwAA3RYAMMcOAADeFgAwyw4AAOEWADDMDgAA4BYAIAAEuQcAAOwWACDFDAAAtRQAIMsMAAC1FAAg0AwAALUUACAAAAAAAAAAAAAAAAAAAAUPAADCGgAgEAAAxRoAIMcOAADDGgAgyA4AAMQaACDLDgAAuwoAIAMPAADCGgAgxw4AAMMaACDLDgAAuwoAIAAAAAsPAACCFwAwEAAAhxcAMMcOAACDFwAwyA4AAIQXADDJDgAAhhcAMMoOAACGFwAwyw4AAIYXADDMDgAAhRcAIM0OAACGFwAwzg4AAIgXADDPDgAAiRcAMAaZCwEAAAAB3AwBAAAAAd0MgAAAAAHeDCAAAAAB3wxAAAAAAeAMIAAAAAECAAAAvwoAIA8AAI0XACADAAAAvwoAIA8AAI0XACAQAACMFwAgAQgAAMEaADAL5gYAAN4SACCWCwAA3RIAMJcLAAC9CgAQmAsAAN0SADCZCwEAAAAB2wwBALcRACHcDAEAtxEAId0MAACDEgAg3gwgAPIRACHfDEAAuBEAIeAMIADyEQAhAgAAAL8KACAIAACMFwAgAgAAAIoXACAIAACLFwAgCpYLAACJFwAwlwsAAIoXABCYCwAAiRcAMJkLAQC3EQAh2wwBALcRACHcDAEAtxEAId0MAACDEgAg3gwgAPIRACHfDEAAuBEAIeAMIADyEQAhCpYLAACJFwAwlwsAAIoXABCYCwAAiRcAMJkLAQC3EQAh2wwBALcRACHcDAEAtxEAId0MAACDEgAg3gwgAPIRACHfDEAAuBEAIeAMIADyEQAhBpkLAQCwFAAh3AwBALAUACHdDIAAAAAB3gwgANMUACHfDEAAsRQAIeAMIADTFAAhBpkLAQCwFAAh3AwBALAUACHdDIAAAAAB3gwgANMUACHfDEAAsRQAIeAMIADTFAAhBpkLAQAAAAHcDAEAAAAB3QyAAAAAAd4MIAAAAAHfDEAAAAAB4AwgAAAAAQQPAACCFwAwxw4AAIMXADDLDgAAhhcAMMwOAACFFwAgAAHnBgAAjxcAIAAAAAAABQ8AALwaACAQAAC_GgAgxw4AAL0aACDIDgAAvhoAIMsOAADaCAAgAw8AALwaACDHDgAAvRoAIMsOAADaCAAgAAAAAAAFDwAAthoAIBAAALoaACDHDgAAtxoAIMgOAAC5GgAgyw4AANYIACALDwAAnxcAMBAAAKQXADDHDgAAoBcAMMgOAAChFwAwyQ4AAKMXADDKDgAAoxcAMMsOAACjFwAwzA4AAKIXACDNDgAAoxcAMM4OAAClFwAwzw4AAKYXADACqwwQAAAAAeMMAgAAAAECAAAA3ggAIA8AAKoXACADAAAA3ggAIA8AAKoXACAQAACpFwAgAQgAALgaADAI0wUAAIATACCWCwAA_xIAMJcLAADcCAAQmAsAAP8SADCrDBAA6REAIeIMAQD3EQAh4wwCALYRACGWDQAA_hIAIAIAAADeCAAgCAAAqRcAIAIAAACnFwAgCAAAqBcAIAaWCwAAphcAMJcLAACnFwAQmAsAAKYXADCrDBAA6REAIeIMAQD3EQAh4wwCALYRACEGlgsAAKYXADCXCwAApxcAEJgLAACmFwAwqwwQAOkRACHiDAEA9xEAIeMMAgC2EQAhAqsMEADcFAAh4wwCAK8UACECqwwQANwUACHjDAIArxQAIQKrDBAAAAAB4wwCAAAAAQMPAAC2GgAgxw4AALcaACDLDgAA1ggAIAQPAACfFwAwxw4AAKAXADDLDgAAoxcAMMwOAACiFwAgAAAAAAAAAAABzQ4AAQAAAQAAAAAAAAAAAAAAAc0OAAEAAAEAAAAAAAAAAAsPAADLFwAwEAAA0BcAMMcOAADMFwAwyA4AAM0XADDJDgAAzxcAMMoOAADPFwAwyw4AAM8XADDMDgAAzhcAIM0OAADPFwAwzg4AANEXADDPDgAA0hcAMBLUBQAArBcAIJkLAQAAAAGcC0AAAAABsAsBAAAAAbELAQAAAAG0CwIAAAAB2gsBAAAAAZAMAQAAAAGTDEAAAAABqwwQAAAAAeUMAQAAAAHmDAEAAAAB5wwBAAAAAegMgAAAAAHpDEAAAAAB6gxAAAAAAesMQAAAAAHsDAEAAAABAgAAANoIACAPAADWFwAgAwAAANoIACAPAADWFwAgEAAA1RcAIAEIAAC1GgAwGNIFAACDEwAg1AUAAIQTACCWCwAAghMAMJcLAADYCAAQmAsAAIITADCZCwEAAAABnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAIZcNAACBEwAgAgAAANoIACAIAADVFwAgAgAAANMXACAIAADUFwAgFZYLAADSFwAwlwsAANMXABCYCwAA0hcAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAIRWWCwAA0hcAMJcLAADTFwAQmAsAANIXADCZCwEA9xEAIZwLQAC4EQAhsAsBALcRACGxCwEAwhEAIbQLAgC2EQAh2gsBAMIRACGQDAEAtxEAIZMMQAC4EQAhqwwQAOkRACHkDAEA9xEAIeUMAQC3EQAh5gwBALcRACHnDAEAwhEAIegMAADuEQAg6QxAAMwRACHqDEAAzBEAIesMQADMEQAh7AwBAPsSACERmQsBALAUACGcC0AAsRQAIbALAQCwFAAhsQsBALkUACG0CwIArxQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIasMEADcFAAh5QwBALAUACHmDAEAsBQAIecMAQC5FAAh6AyAAAAAAekMQADAFAAh6gxAAMAUACHrDEAAwBQAIewMAQC5FAAhEtQFAACeFwAgmQsBALAUACGcC0AAsRQAIbALAQCwFAAhsQsBALkUACG0CwIArxQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIasMEADcFAAh5QwBALAUACHmDAEAsBQAIecMAQC5FAAh6AyAAAAAAekMQADAFAAh6gxAAMAUACHrDEAAwBQAIewMAQC5FAAhEtQFAACsFwAgmQsBAAAAAZwLQAAAAAGwCwEAAAABsQsBAAAAAbQLAgAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGrDBAAAAAB5QwBAAAAAeYMAQAAAAHnDAEAAAAB6AyAAAAAAekMQAAAAAHqDEAAAAAB6wxAAAAAAewMAQAAAAEEDwAAyxcAMMcOAADMFwAwyw4AAM8XADDMDgAAzhcAIAAK0gUAANoXACDUBQAA2xcAILELAAC1FAAg2gsAALUUACDnDAAAtRQAIOgMAAC1FAAg6QwAALUUACDqDAAAtRQAIOsMAAC1FAAg7AwAALUUACAP1QUAANgXACDaCwAAtRQAINwMAAC1FAAg7wwAALUUACD8DAAAtRQAIIcNAAC1FAAgiA0AALUUACCJDQAAtRQAII4NAAC1FAAgjw0AALUUACCQDQAAtRQAIJENAAC1FAAgkg0AALUUACCUDQAAtRQAIJUNAAC1FAAgAAAAAAAAAAAAAAAAAAAAAAABzQ4AAACeDQIAAAAAAAUPAACwGgAgEAAAsxoAIMcOAACxGgAgyA4AALIaACDLDgAAvgcAIAMPAACwGgAgxw4AALEaACDLDgAAvgcAIAAAAAAACw8AAPoXADAQAAD_FwAwxw4AAPsXADDIDgAA_BcAMMkOAAD-FwAwyg4AAP4XADDLDgAA_hcAMMwOAAD9FwAgzQ4AAP4XADDODgAAgBgAMM8OAACBGAAwBpkLBAAAAAGvDAEAAAABtgwBAAAAAaQNAQAAAAGlDQEAAAABpg0CAAAAAQIAAADCBwAgDwAAhRgAIAMAAADCBwAgDwAAhRgAIBAAAIQYACABCAAArxoAMAvcAQEAtxEAIfEEAACWEwAglgsAAJUTADCXCwAAwAcAEJgLAACVEwAwmQsEAAAAAa8MAQC3EQAhtgwBALcRACGkDQEAtxEAIaUNAQC3EQAhpg0CALYRACECAAAAwgcAIAgAAIQYACACAAAAghgAIAgAAIMYACAK3AEBALcRACGWCwAAgRgAMJcLAACCGAAQmAsAAIEYADCZCwQA5xEAIa8MAQC3EQAhtgwBALcRACGkDQEAtxEAIaUNAQC3EQAhpg0CALYRACEK3AEBALcRACGWCwAAgRgAMJcLAACCGAAQmAsAAIEYADCZCwQA5xEAIa8MAQC3EQAhtgwBALcRACGkDQEAtxEAIaUNAQC3EQAhpg0CALYRACEGmQsEAMkUACGvDAEAsBQAIbYMAQCwFAAhpA0BALAUACGlDQEAsBQAIaYNAgCvFAAhBpkLBADJFAAhrwwBALAUACG2DAEAsBQAIaQNAQCwFAAhpQ0BALAUACGmDQIArxQAIQaZCwQAAAABrwwBAAAAAbYMAQAAAAGkDQEAAAABpQ0BAAAAAaYNAgAAAAEEDwAA-hcAMMcOAAD7FwAwyw4AAP4XADDMDgAA_RcAIAAB3QEAAIcYACAAAAAAAAAAAAAAAAAAAAAAAAAAAc0OAAAArg0CAAAAAs0OAQAAAATQDgEAAAAFAc0OAQAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAKoaACAQAACtGgAgxw4AAKsaACDIDgAArBoAIMsOAAD3BAAgAw8AAKoaACDHDgAAqxoAIMsOAAD3BAAgAAAAAAACzQ4BAAAABNAOAQAAAAULDwAAwRgAMBAAAMYYADDHDgAAwhgAMMgOAADDGAAwyQ4AAMUYADDKDgAAxRgAMMsOAADFGAAwzA4AAMQYACDNDgAAxRgAMM4OAADHGAAwzw4AAMgYADAKmQsCAAAAAYYMAQAAAAHvDAEAAAABkQ0BAAAAAbYNAAEAAAG5DQEAAAABug0BAAAAAbsNAQAAAAG8DQEAAAABvQ0AAQAAAQIAAAD7BAAgDwAAzBgAIAMAAAD7BAAgDwAAzBgAIBAAAMsYACABCAAAqRoAMBCfAwAAuhMAIJYLAAC5EwAwlwsAAPkEABCYCwAAuRMAMJkLAgAAAAGGDAEAwhEAIe8MAQC3EQAhkQ0BALcRACG2DQAB6xIAIbgNAgC2EQAhuQ0BALcRACG6DQEAtxEAIbsNAQDCEQAhvA0BAMIRACG9DQAB9RIAIcYNAAC4EwAgAgAAAPsEACAIAADLGAAgAgAAAMkYACAIAADKGAAgDpYLAADIGAAwlwsAAMkYABCYCwAAyBgAMJkLAgC2EQAhhgwBAMIRACHvDAEAtxEAIZENAQC3EQAhtg0AAesSACG4DQIAthEAIbkNAQC3EQAhug0BALcRACG7DQEAwhEAIbwNAQDCEQAhvQ0AAfUSACEOlgsAAMgYADCXCwAAyRgAEJgLAADIGAAwmQsCALYRACGGDAEAwhEAIe8MAQC3EQAhkQ0BALcRACG2DQAB6xIAIbgNAgC2EQAhuQ0BALcRACG6DQEAtxEAIbsNAQDCEQAhvA0BAMIRACG9DQAB9RIAIQqZCwIArxQAIYYMAQC5FAAh7wwBALAUACGRDQEAsBQAIbYNAAG1FwAhuQ0BALAUACG6DQEAsBQAIbsNAQC5FAAhvA0BALkUACG9DQABwRcAIQqZCwIArxQAIYYMAQC5FAAh7wwBALAUACGRDQEAsBQAIbYNAAG1FwAhuQ0BALAUACG6DQEAsBQAIbsNAQC5FAAhvA0BALkUACG9DQABwRcAIQqZCwIAAAABhgwBAAAAAe8MAQAAAAGRDQEAAAABtg0AAQAAAbkNAQAAAAG6DQEAAAABuw0BAAAAAbwNAQAAAAG9DQABAAABAc0OAQAAAAQEDwAAwRgAMMcOAADCGAAwyw4AAMUYADDMDgAAxBgAIAADoAMAAM8YACDCDQAAtRQAIMMNAAC1FAAgAAAAAAAAAAAFDwAApBoAIBAAAKcaACDHDgAApRoAIMgOAACmGgAgyw4AAPkDACADDwAApBoAIMcOAAClGgAgyw4AAPkDACAAAAAAAAHNDgAAAM8NAgcPAACeGgAgEAAAohoAIMcOAACfGgAgyA4AAKEaACDJDgAA-wMAIMoOAAD7AwAgyw4AAPEDACALDwAA4xgAMBAAAOgYADDHDgAA5BgAMMgOAADlGAAwyQ4AAOcYADDKDgAA5xgAMMsOAADnGAAwzA4AAOYYACDNDgAA5xgAMM4OAADpGAAwzw4AAOoYADAEmQsBAAAAAZwLQAAAAAHRCwEAAAAByw0EAAAAAQIAAAD_AwAgDwAA7hgAIAMAAAD_AwAgDwAA7hgAIBAAAO0YACABCAAAoBoAMArMAgAAyRMAIJYLAADIEwAwlwsAAP0DABCYCwAAyBMAMJkLAQAAAAGcC0AAuBEAIdELAQC3EQAhyg0BAPcRACHLDQQA5xEAIdUNAADHEwAgAgAAAP8DACAIAADtGAAgAgAAAOsYACAIAADsGAAgCJYLAADqGAAwlwsAAOsYABCYCwAA6hgAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIcoNAQD3EQAhyw0EAOcRACEIlgsAAOoYADCXCwAA6xgAEJgLAADqGAAwmQsBAPcRACGcC0AAuBEAIdELAQC3EQAhyg0BAPcRACHLDQQA5xEAIQSZCwEAsBQAIZwLQACxFAAh0QsBALAUACHLDQQAyRQAIQSZCwEAsBQAIZwLQACxFAAh0QsBALAUACHLDQQAyRQAIQSZCwEAAAABnAtAAAAAAdELAQAAAAHLDQQAAAABAw8AAJ4aACDHDgAAnxoAIMsOAADxAwAgBA8AAOMYADDHDgAA5BgAMMsOAADnGAAwzA4AAOYYACAAAAABzQ4AAADTDQIFDwAAmRoAIBAAAJwaACDHDgAAmhoAIMgOAACbGgAgyw4AAPEDACADDwAAmRoAIMcOAACaGgAgyw4AAPEDACAAAAALDwAAiBkAMBAAAI0ZADDHDgAAiRkAMMgOAACKGQAwyQ4AAIwZADDKDgAAjBkAMMsOAACMGQAwzA4AAIsZACDNDgAAjBkAMM4OAACOGQAwzw4AAI8ZADALDwAA_BgAMBAAAIEZADDHDgAA_RgAMMgOAAD-GAAwyQ4AAIAZADDKDgAAgBkAMMsOAACAGQAwzA4AAP8YACDNDgAAgBkAMM4OAACCGQAwzw4AAIMZADAMzQIAAPAYACCZCwEAAAABnAtAAAAAAaoLQAAAAAGxCwEAAAABxAwAAADPDQLLDQQAAAABzA0BAAAAAc0NAQAAAAHPDQQAAAAB0A0EAAAAAdENQAAAAAECAAAA-QMAIA8AAIcZACADAAAA-QMAIA8AAIcZACAQAACGGQAgAQgAAJgaADARygIAAM8TACDNAgAA0BMAIJYLAADNEwAwlwsAAPcDABCYCwAAzRMAMJkLAQAAAAGcC0AAuBEAIaoLQADMEQAhsQsBAMIRACHEDAAAzhPPDSKHDQEA-xIAIcsNBADnEQAhzA0BAAAAAc0NAQC3EQAhzw0EAOcRACHQDQQA5xEAIdENQADMEQAhAgAAAPkDACAIAACGGQAgAgAAAIQZACAIAACFGQAgD5YLAACDGQAwlwsAAIQZABCYCwAAgxkAMJkLAQD3EQAhnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzw0ihw0BAPsSACHLDQQA5xEAIcwNAQC3EQAhzQ0BALcRACHPDQQA5xEAIdANBADnEQAh0Q1AAMwRACEPlgsAAIMZADCXCwAAhBkAEJgLAACDGQAwmQsBAPcRACGcC0AAuBEAIaoLQADMEQAhsQsBAMIRACHEDAAAzhPPDSKHDQEA-xIAIcsNBADnEQAhzA0BALcRACHNDQEAtxEAIc8NBADnEQAh0A0EAOcRACHRDUAAzBEAIQuZCwEAsBQAIZwLQACxFAAhqgtAAMAUACGxCwEAuRQAIcQMAADgGM8NIssNBADJFAAhzA0BALAUACHNDQEAsBQAIc8NBADJFAAh0A0EAMkUACHRDUAAwBQAIQzNAgAA4hgAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIbELAQC5FAAhxAwAAOAYzw0iyw0EAMkUACHMDQEAsBQAIc0NAQCwFAAhzw0EAMkUACHQDQQAyRQAIdENQADAFAAhDM0CAADwGAAgmQsBAAAAAZwLQAAAAAGqC0AAAAABsQsBAAAAAcQMAAAAzw0Cyw0EAAAAAcwNAQAAAAHNDQEAAAABzw0EAAAAAdANBAAAAAHRDUAAAAABA5wLQAAAAAHRCwEAAAAB0w0AAADTDQICAAAA9QMAIA8AAJMZACADAAAA9QMAIA8AAJMZACAQAACSGQAgAQgAAJcaADAJygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHTDQAA0xPTDSLWDQAA0RMAIAIAAAD1AwAgCAAAkhkAIAIAAACQGQAgCAAAkRkAIAeWCwAAjxkAMJcLAACQGQAQmAsAAI8ZADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHTDQAA0xPTDSIHlgsAAI8ZADCXCwAAkBkAEJgLAACPGQAwnAtAALgRACHRCwEAtxEAIYcNAQD3EQAh0w0AANMT0w0iA5wLQACxFAAh0QsBALAUACHTDQAA9BjTDSIDnAtAALEUACHRCwEAsBQAIdMNAAD0GNMNIgOcC0AAAAAB0QsBAAAAAdMNAAAA0w0CBA8AAIgZADDHDgAAiRkAMMsOAACMGQAwzA4AAIsZACAEDwAA_BgAMMcOAAD9GAAwyw4AAIAZADDMDgAA_xgAIAAABsoCAACZGQAgzQIAAJoZACCqCwAAtRQAILELAAC1FAAghw0AALUUACDRDQAAtRQAIALLAgAAlhkAIM4CAACXGQAgAAAAAAHNDiAAAAABAAAAAAABzQ4AAADbDQIAAAACzQ4BAAAABNAOAQAAAAUCzQ4BAAAABNAOAQAAAAUAAAAAAAAAAAAAAAAABQ8AAJIaACAQAACVGgAgxw4AAJMaACDIDgAAlBoAIMsOAADGAgAgAw8AAJIaACDHDgAAkxoAIMsOAADGAgAgAAAAAAABzQ4AAAD4DQILDwAAwBkAMBAAAMUZADDHDgAAwRkAMMgOAADCGQAwyQ4AAMQZADDKDgAAxBkAMMsOAADEGQAwzA4AAMMZACDNDgAAxBkAMM4OAADGGQAwzw4AAMcZADAFmQsEAAAAAbYMAQAAAAGkDQEAAAABpQ0BAAAAAaYNAgAAAAECAAAAygIAIA8AAMsZACADAAAAygIAIA8AAMsZACAQAADKGQAgAQgAAJEaADAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQAAAABtAwBALcRACG2DAEAtxEAIaQNAQC3EQAhpQ0BALcRACGmDQIAthEAIQIAAADKAgAgCAAAyhkAIAIAAADIGQAgCAAAyRkAIAmWCwAAxxkAMJcLAADIGQAQmAsAAMcZADCZCwQA5xEAIbQMAQC3EQAhtgwBALcRACGkDQEAtxEAIaUNAQC3EQAhpg0CALYRACEJlgsAAMcZADCXCwAAyBkAEJgLAADHGQAwmQsEAOcRACG0DAEAtxEAIbYMAQC3EQAhpA0BALcRACGlDQEAtxEAIaYNAgC2EQAhBZkLBADJFAAhtgwBALAUACGkDQEAsBQAIaUNAQCwFAAhpg0CAK8UACEFmQsEAMkUACG2DAEAsBQAIaQNAQCwFAAhpQ0BALAUACGmDQIArxQAIQWZCwQAAAABtgwBAAAAAaQNAQAAAAGlDQEAAAABpg0CAAAAAQQPAADAGQAwxw4AAMEZADDLDgAAxBkAMMwOAADDGQAgAArdAQAAzRkAIKoLAAC1FAAg-A0AALUUACD5DQAAtRQAIPoNAAC1FAAg-w0AALUUACD8DQAAtRQAIP4NAAC1FAAg_w0AALUUACCADgAAtRQAIAAAAAAAAc0OAAAAgg4CAc0OAAAAgw4CAAAAAAAAAAAAAAAAAAAAAAAAAAABzQ4AAAChDgIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABzQ4AAADBDgIAAAAAAAABzQ4AAADEDgIFmQsEAAAAAbYMAQAAAAGkDQEAAAABpQ0BAAAAAaYNAgAAAAEQnAtAAAAAAaoLQAAAAAGwCwAAAPgNAvULBAAAAAGvDAEAAAABtgwBAAAAAacNAgAAAAH4DUAAAAAB-Q0BAAAAAfoNQAAAAAH7DUAAAAAB_A1AAAAAAf0NAgAAAAH-DUAAAAAB_w1AAAAAAYAOQAAAAAECAAAAxgIAIA8AAJIaACADAAAAzgIAIA8AAJIaACAQAACWGgAgEgAAAM4CACAIAACWGgAgnAtAALEUACGqC0AAwBQAIbALAAC-GfgNIvULBADJFAAhrwwBALAUACG2DAEAsBQAIacNAgCvFAAh-A1AAMAUACH5DQEAuRQAIfoNQADAFAAh-w1AAMAUACH8DUAAwBQAIf0NAgCvFAAh_g1AAMAUACH_DUAAwBQAIYAOQADAFAAhEJwLQACxFAAhqgtAAMAUACGwCwAAvhn4DSL1CwQAyRQAIa8MAQCwFAAhtgwBALAUACGnDQIArxQAIfgNQADAFAAh-Q0BALkUACH6DUAAwBQAIfsNQADAFAAh_A1AAMAUACH9DQIArxQAIf4NQADAFAAh_w1AAMAUACGADkAAwBQAIQOcC0AAAAAB0QsBAAAAAdMNAAAA0w0CC5kLAQAAAAGcC0AAAAABqgtAAAAAAbELAQAAAAHEDAAAAM8NAssNBAAAAAHMDQEAAAABzQ0BAAAAAc8NBAAAAAHQDQQAAAAB0Q1AAAAAAQbOAgAAlRkAIJkLAQAAAAGcC0AAAAABtgwBAAAAAc0NAQAAAAHUDQEAAAABAgAAAPEDACAPAACZGgAgAwAAAPsDACAPAACZGgAgEAAAnRoAIAgAAAD7AwAgCAAAnRoAIM4CAAD7GAAgmQsBALAUACGcC0AAsRQAIbYMAQCwFAAhzQ0BALAUACHUDQEAsBQAIQbOAgAA-xgAIJkLAQCwFAAhnAtAALEUACG2DAEAsBQAIc0NAQCwFAAh1A0BALAUACEGywIAAJQZACCZCwEAAAABnAtAAAAAAbYMAQAAAAHNDQEAAAAB1A0BAAAAAQIAAADxAwAgDwAAnhoAIASZCwEAAAABnAtAAAAAAdELAQAAAAHLDQQAAAABAwAAAPsDACAPAACeGgAgEAAAoxoAIAgAAAD7AwAgCAAAoxoAIMsCAAD6GAAgmQsBALAUACGcC0AAsRQAIbYMAQCwFAAhzQ0BALAUACHUDQEAsBQAIQbLAgAA-hgAIJkLAQCwFAAhnAtAALEUACG2DAEAsBQAIc0NAQCwFAAh1A0BALAUACENygIAAO8YACCZCwEAAAABnAtAAAAAAaoLQAAAAAGxCwEAAAABxAwAAADPDQKHDQEAAAAByw0EAAAAAcwNAQAAAAHNDQEAAAABzw0EAAAAAdANBAAAAAHRDUAAAAABAgAAAPkDACAPAACkGgAgAwAAAPcDACAPAACkGgAgEAAAqBoAIA8AAAD3AwAgCAAAqBoAIMoCAADhGAAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAhsQsBALkUACHEDAAA4BjPDSKHDQEAuRQAIcsNBADJFAAhzA0BALAUACHNDQEAsBQAIc8NBADJFAAh0A0EAMkUACHRDUAAwBQAIQ3KAgAA4RgAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIbELAQC5FAAhxAwAAOAYzw0ihw0BALkUACHLDQQAyRQAIcwNAQCwFAAhzQ0BALAUACHPDQQAyRQAIdANBADJFAAh0Q1AAMAUACEKmQsCAAAAAYYMAQAAAAHvDAEAAAABkQ0BAAAAAbYNAAEAAAG5DQEAAAABug0BAAAAAbsNAQAAAAG8DQEAAAABvQ0AAQAAAQqZCwIAAAABug0BAAAAAb4NAQAAAAG_DQEAAAABwA0BAAAAAcENAQAAAAHCDQEAAAABww0BAAAAAcQNAADNGAAgxQ0gAAAAAQIAAAD3BAAgDwAAqhoAIAMAAAD_BAAgDwAAqhoAIBAAAK4aACAMAAAA_wQAIAgAAK4aACCZCwIArxQAIboNAQCwFAAhvg0BALAUACG_DQEAsBQAIcANAQCwFAAhwQ0BALAUACHCDQEAuRQAIcMNAQC5FAAhxA0AAL8YACDFDSAA0xQAIQqZCwIArxQAIboNAQCwFAAhvg0BALAUACG_DQEAsBQAIcANAQCwFAAhwQ0BALAUACHCDQEAuRQAIcMNAQC5FAAhxA0AAL8YACDFDSAA0xQAIQaZCwQAAAABrwwBAAAAAbYMAQAAAAGkDQEAAAABpQ0BAAAAAaYNAgAAAAECtgwBAAAAAacNAgAAAAECAAAAvgcAIA8AALAaACADAAAAxgcAIA8AALAaACAQAAC0GgAgBAAAAMYHACAIAAC0GgAgtgwBALAUACGnDQIArxQAIQK2DAEAsBQAIacNAgCvFAAhEZkLAQAAAAGcC0AAAAABsAsBAAAAAbELAQAAAAG0CwIAAAAB2gsBAAAAAZAMAQAAAAGTDEAAAAABqwwQAAAAAeUMAQAAAAHmDAEAAAAB5wwBAAAAAegMgAAAAAHpDEAAAAAB6gxAAAAAAesMQAAAAAHsDAEAAAABIZkLAQAAAAGcC0AAAAABsAsBAAAAAdoLAQAAAAGQDAEAAAABkwxAAAAAAaoMAQAAAAGrDBAAAAABxAwBAAAAAdwMAQAAAAHvDAEAAAAB8QwBAAAAAfMMAQAAAAH3DAEAAAAB_AxAAAAAAf4MAQAAAAGADUAAAAABgQ0BAAAAAYcNAQAAAAGIDQIAAAABiQ0CAAAAAYoNIAAAAAGLDSAAAAABjA0BAAAAAY0NAQAAAAGODRAAAAABjw0QAAAAAZANEAAAAAGRDQEAAAABkg0BAAAAAZMNAQAAAAGUDQEAAAABlQ0BAAAAAQIAAADWCAAgDwAAthoAIAKrDBAAAAAB4wwCAAAAAQMAAADjCAAgDwAAthoAIBAAALsaACAjAAAA4wgAIAgAALsaACCZCwEAsBQAIZwLQACxFAAhsAsBALAUACHaCwEAuRQAIZAMAQCwFAAhkwxAALEUACGqDAEAsBQAIasMEADcFAAhxAwBALAUACHcDAEAuRQAIe8MAQC5FAAh8QwBALAUACHzDAEAsBQAIfcMAQCwFAAh_AxAAMAUACH-DAEAsBQAIYANQACxFAAhgQ0BALAUACGHDQEAuRQAIYgNAgDKFAAhiQ0CAMoUACGKDSAA0xQAIYsNIADTFAAhjA0BALAUACGNDQEAsBQAIY4NEACmFQAhjw0QAKYVACGQDRAAphUAIZENAQC5FAAhkg0BALkUACGTDQEAsBQAIZQNAQC5FAAhlQ0BALkUACEhmQsBALAUACGcC0AAsRQAIbALAQCwFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqgwBALAUACGrDBAA3BQAIcQMAQCwFAAh3AwBALkUACHvDAEAuRQAIfEMAQCwFAAh8wwBALAUACH3DAEAsBQAIfwMQADAFAAh_gwBALAUACGADUAAsRQAIYENAQCwFAAhhw0BALkUACGIDQIAyhQAIYkNAgDKFAAhig0gANMUACGLDSAA0xQAIYwNAQCwFAAhjQ0BALAUACGODRAAphUAIY8NEACmFQAhkA0QAKYVACGRDQEAuRQAIZINAQC5FAAhkw0BALAUACGUDQEAuRQAIZUNAQC5FAAhE9IFAACrFwAgmQsBAAAAAZwLQAAAAAGwCwEAAAABsQsBAAAAAbQLAgAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGrDBAAAAAB5AwBAAAAAeUMAQAAAAHmDAEAAAAB5wwBAAAAAegMgAAAAAHpDEAAAAAB6gxAAAAAAesMQAAAAAHsDAEAAAABAgAAANoIACAPAAC8GgAgAwAAANgIACAPAAC8GgAgEAAAwBoAIBUAAADYCAAgCAAAwBoAINIFAACdFwAgmQsBALAUACGcC0AAsRQAIbALAQCwFAAhsQsBALkUACG0CwIArxQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIasMEADcFAAh5AwBALAUACHlDAEAsBQAIeYMAQCwFAAh5wwBALkUACHoDIAAAAAB6QxAAMAUACHqDEAAwBQAIesMQADAFAAh7AwBALkUACET0gUAAJ0XACCZCwEAsBQAIZwLQACxFAAhsAsBALAUACGxCwEAuRQAIbQLAgCvFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqwwQANwUACHkDAEAsBQAIeUMAQCwFAAh5gwBALAUACHnDAEAuRQAIegMgAAAAAHpDEAAwBQAIeoMQADAFAAh6wxAAMAUACHsDAEAuRQAIQaZCwEAAAAB3AwBAAAAAd0MgAAAAAHeDCAAAAAB3wxAAAAAAeAMIAAAAAEDmQsBAAAAAd8MQAAAAAHhDAEAAAABAgAAALsKACAPAADCGgAgAwAAAMMKACAPAADCGgAgEAAAxhoAIAUAAADDCgAgCAAAxhoAIJkLAQCwFAAh3wxAALEUACHhDAEAsBQAIQOZCwEAsBQAId8MQACxFAAh4QwBALAUACECmQsEAAAAAcIMgAAAAAEPmQsBAAAAAcMMAQAAAAHEDAEAAAABxQxAAAAAAcYMBAAAAAHHDAQAAAAByAwAAOkWACDJDEAAAAABygwAAOoWACDLDAEAAAABzAwCAAAAAc0MEAAAAAHODAIAAAABzwxAAAAAAdAMQAAAAAECAAAAugsAIA8AAMgaACADAAAAwgsAIA8AAMgaACAQAADMGgAgEQAAAMILACAIAADMGgAgmQsBALAUACHDDAEAsBQAIcQMAQCwFAAhxQxAAMAUACHGDAQAyRQAIccMBADJFAAhyAwAANoWACDJDEAAsRQAIcoMAADbFgAgywwBALkUACHMDAIArxQAIc0MEADcFAAhzgwCAK8UACHPDEAAsRQAIdAMQADAFAAhD5kLAQCwFAAhwwwBALAUACHEDAEAsBQAIcUMQADAFAAhxgwEAMkUACHHDAQAyRQAIcgMAADaFgAgyQxAALEUACHKDAAA2xYAIMsMAQC5FAAhzAwCAK8UACHNDBAA3BQAIc4MAgCvFAAhzwxAALEUACHQDEAAwBQAIQLRCwEAAAABswxAAAAAAQqZCwEAAAABnAtAAAAAAaoLQAAAAAHzC0AAAAABiQwBAAAAAa4MAQAAAAGvDAEAAAABsAwBAAAAAbEMIAAAAAGyDEAAAAABCPAHAADBFgAgnAtAAAAAAdsLAQAAAAGvDAEAAAABtgwBAAAAAbcMAQAAAAG4DEAAAAABuQxAAAAAAQIAAACHDAAgDwAAzxoAIAMAAACRDAAgDwAAzxoAIBAAANMaACAKAAAAkQwAIAgAANMaACDwBwAApxYAIJwLQACxFAAh2wsBALAUACGvDAEAsBQAIbYMAQCwFAAhtwwBALkUACG4DEAAwBQAIbkMQADAFAAhCPAHAACnFgAgnAtAALEUACHbCwEAsBQAIa8MAQCwFAAhtgwBALAUACG3DAEAuRQAIbgMQADAFAAhuQxAAMAUACEI6gcAAMAWACCcC0AAAAAB2wsBAAAAAa8MAQAAAAG2DAEAAAABtwwBAAAAAbgMQAAAAAG5DEAAAAABAgAAAIcMACAPAADUGgAgBJkLAQAAAAG8C0AAAAABlgwBAAAAAaQMQAAAAAECmQsBAAAAAaMMQAAAAAEG2wsBAAAAAZEMQAAAAAGqDAEAAAABqwwQAAAAAawMAgAAAAGtDBAAAAABAwAAAJEMACAPAADUGgAgEAAA2xoAIAoAAACRDAAgCAAA2xoAIOoHAACmFgAgnAtAALEUACHbCwEAsBQAIa8MAQCwFAAhtgwBALAUACG3DAEAuRQAIbgMQADAFAAhuQxAAMAUACEI6gcAAKYWACCcC0AAsRQAIdsLAQCwFAAhrwwBALAUACG2DAEAsBQAIbcMAQC5FAAhuAxAAMAUACG5DEAAwBQAIQ7xBAAAlxYAIOwHAACYFgAg7gcAAJkWACCZCwEAAAABnAtAAAAAAaoLQAAAAAHzC0AAAAABiQwBAAAAAZgMAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDCAAAAABsgxAAAAAAQIAAACPDAAgDwAA3BoAIAMAAACNDAAgDwAA3BoAIBAAAOAaACAQAAAAjQwAIAgAAOAaACDxBAAA8hUAIOwHAADzFQAg7gcAAPQVACCZCwEAsBQAIZwLQACxFAAhqgtAAMAUACHzC0AAwBQAIYkMAQC5FAAhmAwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhDvEEAADyFQAg7AcAAPMVACDuBwAA9BUAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGYDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACEEmQsBAAAAAbwLQAAAAAGiDAEAAAABpAxAAAAAAQuZCwEAAAABvAtAAAAAAckLAQAAAAH7CwIAAAABmQwBAAAAAZwMAQAAAAGlDAEAAAABpgwBAAAAAacMAQAAAAGoDAEAAAABqQwBAAAAAQIAAACZDQAgDwAA4hoAIA7xBAAAlxYAIO4HAACZFgAg7wcAAJoWACCZCwEAAAABnAtAAAAAAaoLQAAAAAHzC0AAAAABiQwBAAAAAZgMAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDCAAAAABsgxAAAAAAQIAAACPDAAgDwAA5BoAIAMAAACcDQAgDwAA4hoAIBAAAOgaACANAAAAnA0AIAgAAOgaACCZCwEAsBQAIbwLQACxFAAhyQsBALkUACH7CwIArxQAIZkMAQCwFAAhnAwBALAUACGlDAEAsBQAIaYMAQCwFAAhpwwBALAUACGoDAEAsBQAIakMAQCwFAAhC5kLAQCwFAAhvAtAALEUACHJCwEAuRQAIfsLAgCvFAAhmQwBALAUACGcDAEAsBQAIaUMAQCwFAAhpgwBALAUACGnDAEAsBQAIagMAQCwFAAhqQwBALAUACEDAAAAjQwAIA8AAOQaACAQAADrGgAgEAAAAI0MACAIAADrGgAg8QQAAPIVACDuBwAA9BUAIO8HAAD1FQAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIZgMAQC5FAAhrgwBALAUACGvDAEAsBQAIbAMAQC5FAAhsQwgANMUACGyDEAAwBQAIQ7xBAAA8hUAIO4HAAD0FQAg7wcAAPUVACCZCwEAsBQAIZwLQACxFAAhqgtAAMAUACHzC0AAwBQAIYkMAQC5FAAhmAwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhDvEEAACXFgAg7AcAAJgWACDvBwAAmhYAIJkLAQAAAAGcC0AAAAABqgtAAAAAAfMLQAAAAAGJDAEAAAABmAwBAAAAAa4MAQAAAAGvDAEAAAABsAwBAAAAAbEMIAAAAAGyDEAAAAABAgAAAI8MACAPAADsGgAgAwAAAI0MACAPAADsGgAgEAAA8BoAIBAAAACNDAAgCAAA8BoAIPEEAADyFQAg7AcAAPMVACDvBwAA9RUAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGYDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACEO8QQAAPIVACDsBwAA8xUAIO8HAAD1FQAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIZgMAQC5FAAhrgwBALAUACGvDAEAsBQAIbAMAQC5FAAhsQwgANMUACGyDEAAwBQAIQawCwEAAAABtAsCAAAAAbULQAAAAAGJDAEAAAABlAxAAAAAAZcMAQAAAAEMmQsBAAAAAZwLQAAAAAHJCwEAAAAB0AsBAAAAAdELAQAAAAHbCwEAAAAB-wsCAAAAAZgMAQAAAAGZDAEAAAABmgwBAAAAAZsMAQAAAAGcDAEAAAABAgAAAPcNACAPAADyGgAgAwAAAP8NACAPAADyGgAgEAAA9hoAIA4AAAD_DQAgCAAA9hoAIJkLAQCwFAAhnAtAALEUACHJCwEAuRQAIdALAQCwFAAh0QsBALkUACHbCwEAuRQAIfsLAgCvFAAhmAwBALkUACGZDAEAsBQAIZoMAQCwFAAhmwwBALAUACGcDAEAsBQAIQyZCwEAsBQAIZwLQACxFAAhyQsBALkUACHQCwEAsBQAIdELAQC5FAAh2wsBALkUACH7CwIArxQAIZgMAQC5FAAhmQwBALAUACGaDAEAsBQAIZsMAQCwFAAhnAwBALAUACEJnAtAAAAAAaoLQAAAAAHICwEAAAAByQsBAAAAAcoLBAAAAAHLC0AAAAABzAsBAAAAAc0LQAAAAAHOCyAAAAABDZkLBAAAAAG2CwEAAAABtwsEAAAAAbgLgAAAAAG5CwEAAAABugsCAAAAAbsLBAAAAAG8C0AAAAABvQtAAAAAAb4LQAAAAAG_CwEAAAABwAsBAAAAAcELQAAAAAEXpAoAAP4UACClCgAA_xQAIJkLAQAAAAGcC0AAAAABqgtAAAAAAckLAQAAAAHQCwAAANALAtELAQAAAAHSCwEAAAAB0wsBAAAAAdQLAQAAAAHVCwEAAAAB1gsEAAAAAdcLBAAAAAHYCwEAAAAB2QsQAAAAAdoLAQAAAAHbCwEAAAAB3AsBAAAAAd0LQAAAAAHeC0AAAAAB3wsCAAAAAeALQAAAAAECAAAA8w8AIA8AAPkaACADAAAA_w8AIA8AAPkaACAQAAD9GgAgGQAAAP8PACAIAAD9GgAgpAoAAN4UACClCgAA3xQAIJkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACEXpAoAAN4UACClCgAA3xQAIJkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACEXowoAAP0UACClCgAA_xQAIJkLAQAAAAGcC0AAAAABqgtAAAAAAckLAQAAAAHQCwAAANALAtELAQAAAAHSCwEAAAAB0wsBAAAAAdQLAQAAAAHVCwEAAAAB1gsEAAAAAdcLBAAAAAHYCwEAAAAB2QsQAAAAAdoLAQAAAAHbCwEAAAAB3AsBAAAAAd0LQAAAAAHeC0AAAAAB3wsCAAAAAeALQAAAAAECAAAA8w8AIA8AAP4aACADAAAA_w8AIA8AAP4aACAQAACCGwAgGQAAAP8PACAIAACCGwAgowoAAN0UACClCgAA3xQAIJkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACEXowoAAN0UACClCgAA3xQAIJkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACEXowoAAP0UACCkCgAA_hQAIJkLAQAAAAGcC0AAAAABqgtAAAAAAckLAQAAAAHQCwAAANALAtELAQAAAAHSCwEAAAAB0wsBAAAAAdQLAQAAAAHVCwEAAAAB1gsEAAAAAdcLBAAAAAHYCwEAAAAB2QsQAAAAAdoLAQAAAAHbCwEAAAAB3AsBAAAAAd0LQAAAAAHeC0AAAAAB3wsCAAAAAeALQAAAAAECAAAA8w8AIA8AAIMbACADAAAA_w8AIA8AAIMbACAQAACHGwAgGQAAAP8PACAIAACHGwAgowoAAN0UACCkCgAA3hQAIJkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACEXowoAAN0UACCkCgAA3hQAIJkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAxUAvAEWAL0BFwC-AQAAAAMVALwBFgC9ARcAvgEDFQDFAcsC9gPBAc4C-gPCAQHKAgDAAQMVAMQBygL8A8ABzQKABMMBAcwCAMIBAc0CgQQAAssCggQAzgKDBAAAAAMVAMkBFgDKARcAywEAAAADFQDJARYAygEXAMsBAcoCAMABAcoCAMABAxUA0AEWANEBFwDSAQAAAAMVANABFgDRARcA0gEBygK6BMABAcoCwATAAQUVANcBFgDaARcA2wE4ANgBOQDZAQAAAAAABRUA1wEWANoBFwDbATgA2AE5ANkBAcwCAMIBAcwCAMIBBRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAAAFFQDgARYA4wEXAOQBOADhATkA4gEAAAADFQDqARYA6wEXAOwBAAAAAxUA6gEWAOsBFwDsAQIVAPABoAP8BO8BAZ8DAO4BAaAD_QQAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEAAAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQGfAwDuAQGfAwDuAQUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAAABRUA_QEWAIACFwCBAjgA_gE5AP8BAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAAAAAxUAuQIWALoCFwC7AgAAAAMVALkCFgC6AhcAuwIAAAAFFQDBAhYAxAIXAMUCOADCAjkAwwIAAAAAAAUVAMECFgDEAhcAxQI4AMICOQDDAgAAAAMVAMsCFgDMAhcAzQIAAAADFQDLAhYAzAIXAM0CAAAAAxUA0wIWANQCFwDVAgAAAAMVANMCFgDUAhcA1QIAAAAFFQDbAhYA3gIXAN8COADcAjkA3QIAAAAAAAUVANsCFgDeAhcA3wI4ANwCOQDdAgIVAOMC3QHDB-ICAfEEAOECAd0BxAcAAAAFFQDnAhYA6gIXAOsCOADoAjkA6QIAAAAAAAUVAOcCFgDqAhcA6wI4AOgCOQDpAgHxBADhAgHxBADhAgUVAPACFgDzAhcA9AI4APECOQDyAgAAAAAABRUA8AIWAPMCFwD0AjgA8QI5APICAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAAAFFQD6AhYA_QIXAP4COAD7AjkA_AIAAAADFQCEAxYAhQMXAIYDAAAAAxUAhAMWAIUDFwCGAwAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DAAAAAxUAlgMWAJcDFwCYAwAAAAMVAJYDFgCXAxcAmAMCFQCeA9UF2wibAwMVAJ0D0gUAmgPUBd8InAMB0wUAmwMB1AXgCAAB1QXhCAAAAAUVAKIDFgClAxcApgM4AKMDOQCkAwAAAAAABRUAogMWAKUDFwCmAzgAowM5AKQDAAAAAxUArAMWAK0DFwCuAwAAAAMVAKwDFgCtAxcArgMAAAAFFQC0AxYAtwMXALgDOAC1AzkAtgMAAAAAAAUVALQDFgC3AxcAuAM4ALUDOQC2AwAAAAMVAL4DFgC_AxcAwAMAAAADFQC-AxYAvwMXAMADAAAAAxUAxgMWAMcDFwDIAwAAAAMVAMYDFgDHAxcAyAMAAAADFQDOAxYAzwMXANADAAAAAxUAzgMWAM8DFwDQAwAAAAUVANYDFgDZAxcA2gM4ANcDOQDYAwAAAAAABRUA1gMWANkDFwDaAzgA1wM5ANgDAdIFAJoDAdIFAJoDBRUA3wMWAOIDFwDjAzgA4AM5AOEDAAAAAAAFFQDfAxYA4gMXAOMDOADgAzkA4QMB0wUAmwMB0wUAmwMFFQDoAxYA6wMXAOwDOADpAzkA6gMAAAAAAAUVAOgDFgDrAxcA7AM4AOkDOQDqAwIVAPAD5wbACu8DAeYGAO4DAecGwQoAAAADFQD0AxYA9QMXAPYDAAAAAxUA9AMWAPUDFwD2AwHmBgDuAwHmBgDuAwMVAPsDFgD8AxcA_QMAAAADFQD7AxYA_AMXAP0DAAAABRUAgwQWAIYEFwCHBDgAhAQ5AIUEAAAAAAAFFQCDBBYAhgQXAIcEOACEBDkAhQQAAAADFQCNBBYAjgQXAI8EAAAAAxUAjQQWAI4EFwCPBAAAAAMVAJUEFgCWBBcAlwQAAAADFQCVBBYAlgQXAJcEAhUAmwS5B78LmgQBuAcAmQQBuQfACwAAAAUVAJ8EFgCiBBcAowQ4AKAEOQChBAAAAAAABRUAnwQWAKIEFwCjBDgAoAQ5AKEEAbgHAJkEAbgHAJkEBRUAqAQWAKsEFwCsBDgAqQQ5AKoEAAAAAAAFFQCoBBYAqwQXAKwEOACpBDkAqgQAAAAFFQCyBBYAtQQXALYEOACzBDkAtAQAAAAAAAUVALIEFgC1BBcAtgQ4ALMEOQC0BAMVAMEE6geMDLkE8AeQDLoEAfEEALgEBRUAwATxBJIMuATsB5YMuwTuB5wMvgTvB6AMvwQC6wcAugTtBwC8BAIVAL0E7AeXDLsEAewHmAwAAesHALoEAesHALoEA-wHoQwA7geiDADvB6MMAALqB6QMAPAHpQwAAAADFQDFBBYAxgQXAMcEAAAAAxUAxQQWAMYEFwDHBAAAAAMVAM0EFgDOBBcAzwQAAAADFQDNBBYAzgQXAM8EAfEEALgEAfEEALgEAxUA1AQWANUEFwDWBAAAAAMVANQEFgDVBBcA1gQB8QT1DLgEAfEE-wy4BAMVANsEFgDcBBcA3QQAAAADFQDbBBYA3AQXAN0EAesHALoEAesHALoEBRUA4gQWAOUEFwDmBDgA4wQ5AOQEAAAAAAAFFQDiBBYA5QQXAOYEOADjBDkA5AQAAAUVAOsEFgDuBBcA7wQ4AOwEOQDtBAAAAAAABRUA6wQWAO4EFwDvBDgA7AQ5AO0EAusHALoE7QcAvAQC6wcAugTtBwC8BAMVAPQEFgD1BBcA9gQAAAADFQD0BBYA9QQXAPYEAesHALoEAesHALoEAxUA-wQWAPwEFwD9BAAAAAMVAPsEFgD8BBcA_QQAAAAFFQCDBRYAhgUXAIcFOACEBTkAhQUAAAAAAAUVAIMFFgCGBRcAhwU4AIQFOQCFBQIVAIsFgQn8DYoFAe0HAIkFAYEJ_Q0AAAAFFQCPBRYAkgUXAJMFOACQBTkAkQUAAAAAAAUVAI8FFgCSBRcAkwU4AJAFOQCRBQHtBwCJBQHtBwCJBQUVAJgFFgCbBRcAnAU4AJkFOQCaBQAAAAAABRUAmAUWAJsFFwCcBTgAmQU5AJoFAAAABRUAogUWAKUFFwCmBTgAowU5AKQFAAAAAAAFFQCiBRYApQUXAKYFOACjBTkApAUAAAADFQCsBRYArQUXAK4FAAAAAxUArAUWAK0FFwCuBQAAAAMVALQFFgC1BRcAtgUAAAADFQC0BRYAtQUXALYFAAAABRUAvAUWAL8FFwDABTgAvQU5AL4FAAAAAAAFFQC8BRYAvwUXAMAFOAC9BTkAvgUAAAADFQDGBRYAxwUXAMgFAAAAAxUAxgUWAMcFFwDIBQAAAAMVAM4FFgDPBRcA0AUAAAADFQDOBRYAzwUXANAFAAAAAxUA1gUWANcFFwDYBQAAAAMVANYFFgDXBRcA2AUAAAAFFQDeBRYA4QUXAOIFOADfBTkA4AUAAAAAAAUVAN4FFgDhBRcA4gU4AN8FOQDgBQQVAOgFowr4D-UFpAr8D-YFpQr-D-cFAaIKAOQFAaIKAOQFAaIKgBDkBQKjCoEQAKQKghAAAAAFFQDsBRYA7wUXAPAFOADtBTkA7gUAAAAAAAUVAOwFFgDvBRcA8AU4AO0FOQDuBQGiCgDkBQGiCgDkBQUVAPUFFgD4BRcA-QU4APYFOQD3BQAAAAAABRUA9QUWAPgFFwD5BTgA9gU5APcFAaIKAOQFAaIKAOQFBRUA_gUWAIEGFwCCBjgA_wU5AIAGAAAAAAAFFQD-BRYAgQYXAIIGOAD_BTkAgAYBogrREOQFAaIK1xDkBQUVAIcGFgCKBhcAiwY4AIgGOQCJBgAAAAAABRUAhwYWAIoGFwCLBjgAiAY5AIkGAAAAAxUAkQYWAJIGFwCTBgAAAAMVAJEGFgCSBhcAkwYAAAADFQCZBhYAmgYXAJsGAAAAAxUAmQYWAJoGFwCbBgAAAAUVAKEGFgCkBhcApQY4AKIGOQCjBgAAAAAABRUAoQYWAKQGFwClBjgAogY5AKMGAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKDENKTIRKjQSKzUSLDgSLTkSLjoSLzwSMD4CMT8TMkESM0MCNEQUNUUSNkYSN0cCOkoVO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFhrAH8AWKtAf0BYq4BgAJirwGBAmKwAYICYrEBhAJisgGGAgKzAYcCY7QBiQJitQGLAgK2AYwCZLcBjQJiuAGOAmK5AY8CAroBkgJluwGTAmu8AZUCbL0BlgJsvgGZAmy_AZoCbMABmwJswQGdAmzCAZ8CAsMBoAJtxAGiAmzFAaQCAsYBpQJuxwGmAmzIAacCbMkBqAICygGrAm_LAawCdcwBrgJ2zQGvAnbOAbICds8BswJ20AG0AnbRAbYCdtIBuAIC0wG5AnfUAbsCdtUBvQIC1gG-AnjXAb8CdtgBwAJ22QHBAgLaAcQCedsBxQJ_3gHHAoAB3wHNAoAB4AHQAoAB4QHRAoAB4gHSAoAB4wHUAoAB5AHWAgLlAdcCgwHmAdkCgAHnAdsCAugB3AKEAekB3QKAAeoB3gKAAesB3wIC7AHiAoUB7QHjAosB7gHkAoEB7wHlAoEB8AHmAoEB8QHnAoEB8gHoAoEB8wHqAoEB9AHsAgL1Ae0CjAH2Ae8CgQH3AfECAvgB8gKNAfkB8wKBAfoB9AKBAfsB9QIC_AH4Ao4B_QH5ApQB_gH7ApUB_wH8ApUBgAL_ApUBgQKAA5UBggKBA5UBgwKDA5UBhAKFAwKFAoYDlgGGAogDlQGHAooDAogCiwOXAYkCjAOVAYoCjQOVAYsCjgMCjAKRA5gBjQKSA5wBjgKUA50BjwKVA50BkAKYA50BkQKZA50BkgKaA50BkwKcA50BlAKeAwKVAp8DngGWAqEDnQGXAqMDApgCpAOfAZkCpQOdAZoCpgOdAZsCpwMCnAKqA6ABnQKrA6YBngKtA6cBnwKuA6cBoAKxA6cBoQKyA6cBogKzA6cBowK1A6cBpAK3AwKlArgDqAGmArkDpwGnAroDAqgCvQOpAakCvgOtAaoCwAOuAasCwQOuAawCxAOuAa0CxQOuAa4CxgOuAa8CyAOuAbACygMCsQLLA68BsgLNA64BswLPAwK0AtADsAG1AtEDrgG2AtIDrgG3AtMDArgC1gOxAbkC1wO3AboC2QO4AbsC2gO4AbwC3QO4Ab0C3gO4Ab4C3wO4Ab8C4QO4AcAC4wMCwQLkA7kBwgLmA7gBwwLoAwLEAukDugHFAuoDuAHGAusDuAHHAuwDAsgC7wO7AckC8AO_Ac8C8gPAAdAChATAAdEChgTAAdIChwTAAdMCiATAAdQCigTAAdUCjAQC1gKNBMYB1wKPBMAB2AKRBALZApIExwHaApMEwAHbApQEwAHcApUEAt0CmATIAd4CmQTMAd8CmgTBAeACmwTBAeECnATBAeICnQTBAeMCngTBAeQCoATBAeUCogQC5gKjBM0B5wKlBMEB6AKnBALpAqgEzgHqAqkEwQHrAqoEwQHsAqsEAu0CrgTPAe4CrwTTAe8CsATCAfACsQTCAfECsgTCAfICswTCAfMCtATCAfQCtgTCAfUCuAQC9gK5BNQB9wK8BMIB-AK-BAL5Ar8E1QH6AsEEwgH7AsIEwgH8AsMEAv0CxgTWAf4CxwTcAf8CyATDAYADyQTDAYEDygTDAYIDywTDAYMDzATDAYQDzgTDAYUD0AQChgPRBN0BhwPTBMMBiAPVBAKJA9YE3gGKA9cEwwGLA9gEwwGMA9kEAo0D3ATfAY4D3QTlAY8D3wTmAZAD4ATmAZED4wTmAZID5ATmAZMD5QTmAZQD5wTmAZUD6QQClgPqBOcBlwPsBOYBmAPuBAKZA-8E6AGaA_AE5gGbA_EE5gGcA_IEAp0D9QTpAZ4D9gTtAaED-ATuAaID_gTuAaMDgQXuAaQDggXuAaUDgwXuAaYDhQXuAacDhwUCqAOIBfEBqQOKBe4BqgOMBQKrA40F8gGsA44F7gGtA48F7gGuA5AFAq8DkwXzAbADlAX5AbEDlQXvAbIDlgXvAbMDlwXvAbQDmAXvAbUDmQXvAbYDmwXvAbcDnQUCuAOeBfoBuQOgBe8BugOiBQK7A6MF-wG8A6QF7wG9A6UF7wG-A6YFAr8DqQX8AcADqgWCAsEDrAWDAsIDrQWDAsMDsAWDAsQDsQWDAsUDsgWDAsYDtAWDAscDtgUCyAO3BYQCyQO5BYMCygO7BQLLA7wFhQLMA70FgwLNA74FgwLOA78FAs8DwgWGAtADwwWMAtEDxQWNAtIDxgWNAtMDyQWNAtQDygWNAtUDywWNAtYDzQWNAtcDzwUC2APQBY4C2QPSBY0C2gPUBQLbA9UFjwLcA9YFjQLdA9cFjQLeA9gFAt8D2wWQAuAD3AWUAuED3gWVAuID3wWVAuMD4gWVAuQD4wWVAuUD5AWVAuYD5gWVAucD6AUC6APpBZYC6QPrBZUC6gPtBQLrA-4FlwLsA-8FlQLtA_AFlQLuA_EFAu8D9AWYAvAD9QWcAvED9wWdAvID-AWdAvMD-wWdAvQD_AWdAvUD_QWdAvYD_wWdAvcDgQYC-AOCBp4C-QOEBp0C-gOGBgL7A4cGnwL8A4gGnQL9A4kGnQL-A4oGAv8DjQagAoAEjgakAoEEkAalAoIEkQalAoMElAalAoQElQalAoUElgalAoYEmAalAocEmgYCiASbBqYCiQSdBqUCigSfBgKLBKAGpwKMBKEGpQKNBKIGpQKOBKMGAo8EpgaoApAEpwasApEEqQatApIEqgatApMErQatApQErgatApUErwatApYEsQatApcEswYCmAS0Bq4CmQS2Bq0CmgS4BgKbBLkGrwKcBLoGrQKdBLsGrQKeBLwGAp8EvwawAqAEwAa0AqEEwga1AqIEwwa1AqMExga1AqQExwa1AqUEyAa1AqYEyga1AqcEzAYCqATNBrYCqQTPBrUCqgTRBgKrBNIGtwKsBNMGtQKtBNQGtQKuBNUGAq8E2Aa4ArAE2Qa8ArEE2wa9ArIE3Aa9ArME3wa9ArQE4Aa9ArUE4Qa9ArYE4wa9ArcE5QYCuATmBr4CuQToBr0CugTqBgK7BOsGvwK8BOwGvQK9BO0GvQK-BO4GAr8E8QbAAsAE8gbGAsEE9AbHAsIE9QbHAsME-AbHAsQE-QbHAsUE-gbHAsYE_AbHAscE_gYCyAT_BsgCyQSBB8cCygSDBwLLBIQHyQLMBIUHxwLNBIYHxwLOBIcHAs8EigfKAtAEiwfOAtEEjQfPAtIEjgfPAtMEkQfPAtQEkgfPAtUEkwfPAtYElQfPAtcElwcC2ASYB9AC2QSaB88C2gScBwLbBJ0H0QLcBJ4HzwLdBJ8HzwLeBKAHAt8EowfSAuAEpAfWAuEEpgfXAuIEpwfXAuMEqgfXAuQEqwfXAuUErAfXAuYErgfXAucEsAcC6ASxB9gC6QSzB9cC6gS1BwLrBLYH2QLsBLcH1wLtBLgH1wLuBLkHAu8EvAfaAvAEvQfgAvIEvwfhAvMExQfhAvQEyAfhAvUEyQfhAvYEygfhAvcEzAfhAvgEzgcC-QTPB-QC-gTRB-EC-wTTBwL8BNQH5QL9BNUH4QL-BNYH4QL_BNcHAoAF2gfmAoEF2wfsAoIF3AfiAoMF3QfiAoQF3gfiAoUF3wfiAoYF4AfiAocF4gfiAogF5AcCiQXlB-0CigXnB-ICiwXpBwKMBeoH7gKNBesH4gKOBewH4gKPBe0HApAF8AfvApEF8Qf1ApIF8wf2ApMF9Af2ApQF9wf2ApUF-Af2ApYF-Qf2ApcF-wf2ApgF_QcCmQX-B_cCmgWACPYCmwWCCAKcBYMI-AKdBYQI9gKeBYUI9gKfBYYIAqAFiQj5AqEFigj_AqIFjAiAA6MFjQiAA6QFkAiAA6UFkQiAA6YFkgiAA6cFlAiAA6gFlggCqQWXCIEDqgWZCIADqwWbCAKsBZwIggOtBZ0IgAOuBZ4IgAOvBZ8IArAFogiDA7EFowiHA7IFpQiIA7MFpgiIA7QFqQiIA7UFqgiIA7YFqwiIA7cFrQiIA7gFrwgCuQWwCIkDugWyCIgDuwW0CAK8BbUIigO9BbYIiAO-BbcIiAO_BbgIAsAFuwiLA8EFvAiRA8IFvgiSA8MFvwiSA8QFwgiSA8UFwwiSA8YFxAiSA8cFxgiSA8gFyAgCyQXJCJMDygXLCJIDywXNCALMBc4IlAPNBc8IkgPOBdAIkgPPBdEIAtAF1AiVA9EF1QiZA9YF1wiaA9cF4giaA9gF5QiaA9kF5giaA9oF5wiaA9sF6QiaA9wF6wgC3QXsCJ8D3gXuCJoD3wXwCALgBfEIoAPhBfIImgPiBfMImgPjBfQIAuQF9wihA-UF-AinA-YF-gioA-cF-wioA-gF_gioA-kF_wioA-oFgAmoA-sFggmoA-wFhAkC7QWFCakD7gWHCagD7wWJCQLwBYoJqgPxBYsJqAPyBYwJqAPzBY0JAvQFkAmrA_UFkQmvA_YFkwmwA_cFlAmwA_gFlwmwA_kFmAmwA_oFmQmwA_sFmwmwA_wFnQkC_QWeCbED_gWgCbAD_wWiCQKABqMJsgOBBqQJsAOCBqUJsAODBqYJAoQGqQmzA4UGqgm5A4YGrAm6A4cGrQm6A4gGsAm6A4kGsQm6A4oGsgm6A4sGtAm6A4wGtgkCjQa3CbsDjga5CboDjwa7CQKQBrwJvAORBr0JugOSBr4JugOTBr8JApQGwgm9A5UGwwnBA5YGxQnCA5cGxgnCA5gGyQnCA5kGygnCA5oGywnCA5sGzQnCA5wGzwkCnQbQCcMDngbSCcIDnwbUCQKgBtUJxAOhBtYJwgOiBtcJwgOjBtgJAqQG2wnFA6UG3AnJA6YG3gnKA6cG3wnKA6gG4gnKA6kG4wnKA6oG5AnKA6sG5gnKA6wG6AkCrQbpCcsDrgbrCcoDrwbtCQKwBu4JzAOxBu8JygOyBvAJygOzBvEJArQG9AnNA7UG9QnRA7YG9wnSA7cG-AnSA7gG-wnSA7kG_AnSA7oG_QnSA7sG_wnSA7wGgQoCvQaCCtMDvgaECtIDvwaGCgLABocK1APBBogK0gPCBokK0gPDBooKAsQGjQrVA8UGjgrbA8YGjwqbA8cGkAqbA8gGkQqbA8kGkgqbA8oGkwqbA8sGlQqbA8wGlwoCzQaYCtwDzgaaCpsDzwacCgLQBp0K3QPRBp4KmwPSBp8KmwPTBqAKAtQGowreA9UGpArkA9YGpQqcA9cGpgqcA9gGpwqcA9kGqAqcA9oGqQqcA9sGqwqcA9wGrQoC3QauCuUD3gawCpwD3wayCgLgBrMK5gPhBrQKnAPiBrUKnAPjBrYKAuQGuQrnA-UGugrtA-gGvAruA-kGwgruA-oGxQruA-sGxgruA-wGxwruA-0GyQruA-4GywoC7wbMCvED8AbOCu4D8QbQCgLyBtEK8gPzBtIK7gP0BtMK7gP1BtQKAvYG1wrzA_cG2Ar3A_gG2QrvA_kG2grvA_oG2wrvA_sG3ArvA_wG3QrvA_0G3wrvA_4G4QoC_wbiCvgDgAfkCu8DgQfmCgKCB-cK-QODB-gK7wOEB-kK7wOFB-oKAoYH7Qr6A4cH7gr-A4gH8Ar_A4kH8Qr_A4oH9Ar_A4sH9Qr_A4wH9gr_A40H-Ar_A44H-goCjwf7CoAEkAf9Cv8DkQf_CgKSB4ALgQSTB4EL_wOUB4IL_wOVB4MLApYHhguCBJcHhwuIBJgHiQuJBJkHiguJBJoHjQuJBJsHjguJBJwHjwuJBJ0HkQuJBJ4HkwsCnweUC4oEoAeWC4kEoQeYCwKiB5kLiwSjB5oLiQSkB5sLiQSlB5wLAqYHnwuMBKcHoAuQBKgHoguRBKkHowuRBKoHpguRBKsHpwuRBKwHqAuRBK0HqguRBK4HrAsCrwetC5IEsAevC5EEsQexCwKyB7ILkwSzB7MLkQS0B7QLkQS1B7ULArYHuAuUBLcHuQuYBLoHuwuZBLsHwQuZBLwHxAuZBL0HxQuZBL4HxguZBL8HyAuZBMAHygsCwQfLC5wEwgfNC5kEwwfPCwLEB9ALnQTFB9ELmQTGB9ILmQTHB9MLAsgH1gueBMkH1wukBMoH2AuaBMsH2QuaBMwH2guaBM0H2wuaBM4H3AuaBM8H3guaBNAH4AsC0QfhC6UE0gfjC5oE0wflCwLUB-YLpgTVB-cLmgTWB-gLmgTXB-kLAtgH7AunBNkH7QutBNoH7wuuBNsH8AuuBNwH8wuuBN0H9AuuBN4H9QuuBN8H9wuuBOAH-QsC4Qf6C68E4gf8C64E4wf-CwLkB_8LsATlB4AMrgTmB4EMrgTnB4IMAugHhQyxBOkHhgy3BPEHiAy4BPIHpgy4BPMHqAy4BPQHqQy4BPUHqgy4BPYHrAy4BPcHrgwC-AevDMIE-QexDLgE-gezDAL7B7QMwwT8B7UMuAT9B7YMuAT-B7cMAv8HugzEBIAIuwzIBIEIvQzJBIIIvgzJBIMIwQzJBIQIwgzJBIUIwwzJBIYIxQzJBIcIxwwCiAjIDMoEiQjKDMkEigjMDAKLCM0MywSMCM4MyQSNCM8MyQSOCNAMAo8I0wzMBJAI1AzQBJEI1Qy5BJII1gy5BJMI1wy5BJQI2Ay5BJUI2Qy5BJYI2wy5BJcI3QwCmAjeDNEEmQjgDLkEmgjiDAKbCOMM0gScCOQMuQSdCOUMuQSeCOYMAp8I6QzTBKAI6gzXBKEI6wy6BKII7Ay6BKMI7Qy6BKQI7gy6BKUI7wy6BKYI8Qy6BKcI8wwCqAj0DNgEqQj3DLoEqgj5DAKrCPoM2QSsCPwMugStCP0MugSuCP4MAq8IgQ3aBLAIgg3eBLEIgw2_BLIIhA2_BLMIhQ2_BLQIhg2_BLUIhw2_BLYIiQ2_BLcIiw0CuAiMDd8EuQiODb8EugiQDQK7CJEN4AS8CJINvwS9CJMNvwS-CJQNAr8Ilw3hBMAImA3nBMEImg28BMIImw28BMMIng28BMQInw28BMUIoA28BMYIog28BMcIpA0CyAilDegEyQinDbwEygipDQLLCKoN6QTMCKsNvATNCKwNvATOCK0NAs8IsA3qBNAIsQ3wBNEIsg27BNIIsw27BNMItA27BNQItQ27BNUItg27BNYIuA27BNcIug0C2Ai7DfEE2Qi9DbsE2gi_DQLbCMAN8gTcCMENuwTdCMINuwTeCMMNAt8Ixg3zBOAIxw33BOEIyA2-BOIIyQ2-BOMIyg2-BOQIyw2-BOUIzA2-BOYIzg2-BOcI0A0C6AjRDfgE6QjTDb4E6gjVDQLrCNYN-QTsCNcNvgTtCNgNvgTuCNkNAu8I3A36BPAI3Q3-BPEI3w3_BPII4A3_BPMI4w3_BPQI5A3_BPUI5Q3_BPYI5w3_BPcI6Q0C-AjqDYAF-QjsDf8E-gjuDQL7CO8NgQX8CPAN_wT9CPEN_wT-CPINAv8I9Q2CBYAJ9g2IBYIJ-A2JBYMJ_g2JBYQJgQ6JBYUJgg6JBYYJgw6JBYcJhQ6JBYgJhw4CiQmIDowFigmKDokFiwmMDgKMCY0OjQWNCY4OiQWOCY8OiQWPCZAOApAJkw6OBZEJlA6UBZIJlQ6KBZMJlg6KBZQJlw6KBZUJmA6KBZYJmQ6KBZcJmw6KBZgJnQ4CmQmeDpUFmgmgDooFmwmiDgKcCaMOlgWdCaQOigWeCaUOigWfCaYOAqAJqQ6XBaEJqg6dBaIJrA6eBaMJrQ6eBaQJsA6eBaUJsQ6eBaYJsg6eBacJtA6eBagJtg4CqQm3Dp8Fqgm5Dp4Fqwm7DgKsCbwOoAWtCb0OngWuCb4OngWvCb8OArAJwg6hBbEJww6nBbIJxQ6oBbMJxg6oBbQJyQ6oBbUJyg6oBbYJyw6oBbcJzQ6oBbgJzw4CuQnQDqkFugnSDqgFuwnUDgK8CdUOqgW9CdYOqAW-CdcOqAW_CdgOAsAJ2w6rBcEJ3A6vBcIJ3g6wBcMJ3w6wBcQJ4g6wBcUJ4w6wBcYJ5A6wBccJ5g6wBcgJ6A4CyQnpDrEFygnrDrAFywntDgLMCe4OsgXNCe8OsAXOCfAOsAXPCfEOAtAJ9A6zBdEJ9Q63BdIJ9w64BdMJ-A64BdQJ-w64BdUJ_A64BdYJ_Q64BdcJ_w64BdgJgQ8C2QmCD7kF2gmED7gF2wmGDwLcCYcPugXdCYgPuAXeCYkPuAXfCYoPAuAJjQ-7BeEJjg_BBeIJkA_CBeMJkQ_CBeQJlA_CBeUJlQ_CBeYJlg_CBecJmA_CBegJmg8C6QmbD8MF6gmdD8IF6wmfDwLsCaAPxAXtCaEPwgXuCaIPwgXvCaMPAvAJpg_FBfEJpw_JBfIJqQ_KBfMJqg_KBfQJrQ_KBfUJrg_KBfYJrw_KBfcJsQ_KBfgJsw8C-Qm0D8sF-gm2D8oF-wm4DwL8CbkPzAX9CboPygX-CbsPygX_CbwPAoAKvw_NBYEKwA_RBYIKwg_SBYMKww_SBYQKxg_SBYUKxw_SBYYKyA_SBYcKyg_SBYgKzA8CiQrND9MFigrPD9IFiwrRDwKMCtIP1AWNCtMP0gWOCtQP0gWPCtUPApAK2A_VBZEK2Q_ZBZIK2w_aBZMK3A_aBZQK3w_aBZUK4A_aBZYK4Q_aBZcK4w_aBZgK5Q8CmQrmD9sFmgroD9oFmwrqDwKcCusP3AWdCuwP2gWeCu0P2gWfCu4PAqAK8Q_dBaEK8g_jBaYK9A_kBacKgxDkBagKhRDkBakKhhDkBaoKhxDkBasKiRDkBawKixACrQqMEOkFrgqOEOQFrwqQEAKwCpEQ6gWxCpIQ5AWyCpMQ5AWzCpQQArQKlxDrBbUKmBDxBbYKmRDlBbcKmhDlBbgKmxDlBbkKnBDlBboKnRDlBbsKnxDlBbwKoRACvQqiEPIFvgqkEOUFvwqmEALACqcQ8wXBCqgQ5QXCCqkQ5QXDCqoQAsQKrRD0BcUKrhD6BcYKrxDmBccKsBDmBcgKsRDmBckKshDmBcoKsxDmBcsKtRDmBcwKtxACzQq4EPsFzgq6EOYFzwq8EALQCr0Q_AXRCr4Q5gXSCr8Q5gXTCsAQAtQKwxD9BdUKxBCDBtYKxhDnBdcKxxDnBdgKyRDnBdkKyhDnBdoKyxDnBdsKzRDnBdwKzxAC3QrQEIQG3grTEOcF3wrVEALgCtYQhQbhCtgQ5wXiCtkQ5wXjCtoQAuQK3RCGBuUK3hCMBuYK4BCNBucK4RCNBugK5BCNBukK5RCNBuoK5hCNBusK6BCNBuwK6hAC7QrrEI4G7grtEI0G7wrvEALwCvAQjwbxCvEQjQbyCvIQjQbzCvMQAvQK9hCQBvUK9xCUBvYK-RCVBvcK-hCVBvgK_RCVBvkK_hCVBvoK_xCVBvsKgRGVBvwKgxEC_QqEEZYG_gqGEZUG_wqIEQKAC4kRlwaBC4oRlQaCC4sRlQaDC4wRAoQLjxGYBoULkBGcBoYLkhGdBocLkxGdBogLlhGdBokLlxGdBooLmBGdBosLmhGdBowLnBECjQudEZ4GjgufEZ0GjwuhEQKQC6IRnwaRC6MRnQaSC6QRnQaTC6URApQLqBGgBpULqRGmBg"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AbuseActionScalarFieldEnum: () => AbuseActionScalarFieldEnum,
  AcmeAccountScalarFieldEnum: () => AcmeAccountScalarFieldEnum,
  AcmeHttpChallengeScalarFieldEnum: () => AcmeHttpChallengeScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ArchivedMonthScalarFieldEnum: () => ArchivedMonthScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BillBasisScalarFieldEnum: () => BillBasisScalarFieldEnum,
  ChainBlockScalarFieldEnum: () => ChainBlockScalarFieldEnum,
  ChainDayScalarFieldEnum: () => ChainDayScalarFieldEnum,
  ChainIndexScalarFieldEnum: () => ChainIndexScalarFieldEnum,
  ChainTransactionScalarFieldEnum: () => ChainTransactionScalarFieldEnum,
  ContractCreationScalarFieldEnum: () => ContractCreationScalarFieldEnum,
  CrawlPageScalarFieldEnum: () => CrawlPageScalarFieldEnum,
  CustomDomainScalarFieldEnum: () => CustomDomainScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  DeletedMessageScalarFieldEnum: () => DeletedMessageScalarFieldEnum,
  DisbursementLineScalarFieldEnum: () => DisbursementLineScalarFieldEnum,
  DisbursementScalarFieldEnum: () => DisbursementScalarFieldEnum,
  DkimKeyScalarFieldEnum: () => DkimKeyScalarFieldEnum,
  DomainOrderScalarFieldEnum: () => DomainOrderScalarFieldEnum,
  DomainRecordScalarFieldEnum: () => DomainRecordScalarFieldEnum,
  FlightIntentScalarFieldEnum: () => FlightIntentScalarFieldEnum,
  ForwardCountScalarFieldEnum: () => ForwardCountScalarFieldEnum,
  GatewayEndpointScalarFieldEnum: () => GatewayEndpointScalarFieldEnum,
  GatewayIndexVersionScalarFieldEnum: () => GatewayIndexVersionScalarFieldEnum,
  GatewayInviteCodeScalarFieldEnum: () => GatewayInviteCodeScalarFieldEnum,
  GatewayMemberScalarFieldEnum: () => GatewayMemberScalarFieldEnum,
  GatewayOrganizationScalarFieldEnum: () => GatewayOrganizationScalarFieldEnum,
  GatewayOriginScalarFieldEnum: () => GatewayOriginScalarFieldEnum,
  GatewayRedemptionScalarFieldEnum: () => GatewayRedemptionScalarFieldEnum,
  GatewayRegistryScalarFieldEnum: () => GatewayRegistryScalarFieldEnum,
  InboxPeriodScalarFieldEnum: () => InboxPeriodScalarFieldEnum,
  InboxScalarFieldEnum: () => InboxScalarFieldEnum,
  InstallationScalarFieldEnum: () => InstallationScalarFieldEnum,
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
  LedgerAuditFindingScalarFieldEnum: () => LedgerAuditFindingScalarFieldEnum,
  LedgerAuditScalarFieldEnum: () => LedgerAuditScalarFieldEnum,
  LocalAuthorityScalarFieldEnum: () => LocalAuthorityScalarFieldEnum,
  LockoutScalarFieldEnum: () => LockoutScalarFieldEnum,
  MailSignerScalarFieldEnum: () => MailSignerScalarFieldEnum,
  MailSubdomainScalarFieldEnum: () => MailSubdomainScalarFieldEnum,
  MediaUploadScalarFieldEnum: () => MediaUploadScalarFieldEnum,
  MerchNoticeScalarFieldEnum: () => MerchNoticeScalarFieldEnum,
  MerchOrderScalarFieldEnum: () => MerchOrderScalarFieldEnum,
  MerchStandInOrderScalarFieldEnum: () => MerchStandInOrderScalarFieldEnum,
  MessageScalarFieldEnum: () => MessageScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullableJsonNullValueInput: () => NullableJsonNullValueInput,
  NullsOrder: () => NullsOrder,
  OpenPaymentScalarFieldEnum: () => OpenPaymentScalarFieldEnum,
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentAnswerScalarFieldEnum: () => PaymentAnswerScalarFieldEnum,
  PaymentCredentialScalarFieldEnum: () => PaymentCredentialScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentReceiptScalarFieldEnum: () => PaymentReceiptScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentWatchScalarFieldEnum: () => PaymentWatchScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProcessScalarFieldEnum: () => ProcessScalarFieldEnum,
  PublishedRecordScalarFieldEnum: () => PublishedRecordScalarFieldEnum,
  PublishedZoneScalarFieldEnum: () => PublishedZoneScalarFieldEnum,
  PurchaseScalarFieldEnum: () => PurchaseScalarFieldEnum,
  QueryMode: () => QueryMode,
  QueuedSettlementScalarFieldEnum: () => QueuedSettlementScalarFieldEnum,
  RateScalarFieldEnum: () => RateScalarFieldEnum,
  ReadPageScalarFieldEnum: () => ReadPageScalarFieldEnum,
  ReceiptKeyScalarFieldEnum: () => ReceiptKeyScalarFieldEnum,
  RefusedAddressScalarFieldEnum: () => RefusedAddressScalarFieldEnum,
  RegistrantEmailCodeScalarFieldEnum: () => RegistrantEmailCodeScalarFieldEnum,
  RegistrantProfileScalarFieldEnum: () => RegistrantProfileScalarFieldEnum,
  ResultRefScalarFieldEnum: () => ResultRefScalarFieldEnum,
  SchemaVersionScalarFieldEnum: () => SchemaVersionScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  SignInHostScalarFieldEnum: () => SignInHostScalarFieldEnum,
  SiteVersionScalarFieldEnum: () => SiteVersionScalarFieldEnum,
  SiwxNonceScalarFieldEnum: () => SiwxNonceScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoredMailScalarFieldEnum: () => StoredMailScalarFieldEnum,
  SuspensionScalarFieldEnum: () => SuspensionScalarFieldEnum,
  TokenHoldingScalarFieldEnum: () => TokenHoldingScalarFieldEnum,
  TokenTransferScalarFieldEnum: () => TokenTransferScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  TravelBookingScalarFieldEnum: () => TravelBookingScalarFieldEnum,
  TravelHotelCodeScalarFieldEnum: () => TravelHotelCodeScalarFieldEnum,
  TravelStandInOrderScalarFieldEnum: () => TravelStandInOrderScalarFieldEnum,
  UploadScalarFieldEnum: () => UploadScalarFieldEnum,
  UploadTicketScalarFieldEnum: () => UploadTicketScalarFieldEnum,
  UsedTokenScalarFieldEnum: () => UsedTokenScalarFieldEnum,
  VerifiedContractScalarFieldEnum: () => VerifiedContractScalarFieldEnum,
  WebPageScalarFieldEnum: () => WebPageScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  Suspension: "Suspension",
  RefusedAddress: "RefusedAddress",
  AbuseAction: "AbuseAction",
  ChainIndex: "ChainIndex",
  ChainBlock: "ChainBlock",
  ChainTransaction: "ChainTransaction",
  InternalTransfer: "InternalTransfer",
  TokenTransfer: "TokenTransfer",
  TokenHolding: "TokenHolding",
  ContractCreation: "ContractCreation",
  ChainDay: "ChainDay",
  VerifiedContract: "VerifiedContract",
  DomainOrder: "DomainOrder",
  OwnedDomain: "OwnedDomain",
  DomainRecord: "DomainRecord",
  RegistrantProfile: "RegistrantProfile",
  RegistrantEmailCode: "RegistrantEmailCode",
  WebPage: "WebPage",
  CrawlPage: "CrawlPage",
  ReadPage: "ReadPage",
  GatewayOrganization: "GatewayOrganization",
  GatewayMember: "GatewayMember",
  GatewayInviteCode: "GatewayInviteCode",
  GatewayRedemption: "GatewayRedemption",
  GatewayRegistry: "GatewayRegistry",
  GatewayOrigin: "GatewayOrigin",
  GatewayEndpoint: "GatewayEndpoint",
  GatewayIndexVersion: "GatewayIndexVersion",
  SiwxNonce: "SiwxNonce",
  Session: "Session",
  AuditEntry: "AuditEntry",
  SignInHost: "SignInHost",
  Process: "Process",
  PaidAct: "PaidAct",
  Purchase: "Purchase",
  UsedToken: "UsedToken",
  ResultRef: "ResultRef",
  KeptDocument: "KeptDocument",
  PublishedZone: "PublishedZone",
  PublishedRecord: "PublishedRecord",
  PaidJob: "PaidJob",
  Rate: "Rate",
  Lockout: "Lockout",
  Installation: "Installation",
  Payment: "Payment",
  PaymentCredential: "PaymentCredential",
  OpenPayment: "OpenPayment",
  PaymentAnswer: "PaymentAnswer",
  PaymentReceipt: "PaymentReceipt",
  QueuedSettlement: "QueuedSettlement",
  PaymentLine: "PaymentLine",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
  LedgerAudit: "LedgerAudit",
  LedgerAuditFinding: "LedgerAuditFinding",
  ArchivedMonth: "ArchivedMonth",
  MailSubdomain: "MailSubdomain",
  DkimKey: "DkimKey",
  MailSigner: "MailSigner",
  Inbox: "Inbox",
  InboxPeriod: "InboxPeriod",
  StoredMail: "StoredMail",
  Message: "Message",
  DeletedMessage: "DeletedMessage",
  ForwardCount: "ForwardCount",
  OutboundMail: "OutboundMail",
  OutboundRecipient: "OutboundRecipient",
  MerchOrder: "MerchOrder",
  MerchNotice: "MerchNotice",
  MerchStandInOrder: "MerchStandInOrder",
  MediaUpload: "MediaUpload",
  TravelBooking: "TravelBooking",
  TravelStandInOrder: "TravelStandInOrder",
  TravelHotelCode: "TravelHotelCode",
  FlightIntent: "FlightIntent",
  Upload: "Upload",
  UploadTicket: "UploadTicket",
  SiteVersion: "SiteVersion",
  CustomDomain: "CustomDomain",
  AcmeAccount: "AcmeAccount",
  AcmeHttpChallenge: "AcmeHttpChallenge",
  LocalAuthority: "LocalAuthority"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var SuspensionScalarFieldEnum = {
  kind: "kind",
  target: "target",
  reason: "reason",
  by: "by",
  since: "since"
};
var RefusedAddressScalarFieldEnum = {
  address: "address",
  reason: "reason",
  by: "by",
  since: "since"
};
var AbuseActionScalarFieldEnum = {
  id: "id",
  at: "at",
  by: "by",
  action: "action",
  kind: "kind",
  target: "target",
  reason: "reason"
};
var ChainIndexScalarFieldEnum = {
  chainId: "chainId",
  startBlock: "startBlock",
  headBlock: "headBlock",
  headHash: "headHash",
  seenAt: "seenAt"
};
var ChainBlockScalarFieldEnum = {
  chainId: "chainId",
  number: "number",
  hash: "hash",
  parentHash: "parentHash",
  minedAt: "minedAt",
  miner: "miner",
  gasUsed: "gasUsed",
  gasLimit: "gasLimit",
  baseFee: "baseFee",
  size: "size",
  transactions: "transactions",
  traced: "traced"
};
var ChainTransactionScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  index: "index",
  hash: "hash",
  sender: "sender",
  recipient: "recipient",
  nonce: "nonce",
  value: "value",
  gas: "gas",
  gasPrice: "gasPrice",
  input: "input",
  createdContract: "createdContract",
  gasUsed: "gasUsed",
  cumulativeGasUsed: "cumulativeGasUsed",
  succeeded: "succeeded"
};
var InternalTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  transactionIndex: "transactionIndex",
  position: "position",
  transactionHash: "transactionHash",
  sender: "sender",
  recipient: "recipient",
  value: "value",
  kind: "kind",
  tracePath: "tracePath",
  gas: "gas",
  gasUsed: "gasUsed",
  failure: "failure"
};
var TokenTransferScalarFieldEnum = {
  chainId: "chainId",
  block: "block",
  logIndex: "logIndex",
  batchIndex: "batchIndex",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  standard: "standard",
  contract: "contract",
  sender: "sender",
  recipient: "recipient",
  tokenId: "tokenId",
  value: "value"
};
var TokenHoldingScalarFieldEnum = {
  chainId: "chainId",
  owner: "owner",
  standard: "standard",
  contract: "contract",
  tokenId: "tokenId",
  balance: "balance",
  transfers: "transfers"
};
var ContractCreationScalarFieldEnum = {
  chainId: "chainId",
  contract: "contract",
  block: "block",
  transactionIndex: "transactionIndex",
  transactionHash: "transactionHash",
  creator: "creator",
  factory: "factory"
};
var ChainDayScalarFieldEnum = {
  chainId: "chainId",
  day: "day",
  blocks: "blocks",
  transactions: "transactions",
  size: "size"
};
var VerifiedContractScalarFieldEnum = {
  codeHash: "codeHash",
  codeLength: "codeLength",
  immutables: "immutables",
  name: "name",
  sourceCode: "sourceCode",
  abi: "abi",
  compilerVersion: "compilerVersion",
  optimizer: "optimizer",
  runs: "runs",
  evmVersion: "evmVersion",
  libraries: "libraries",
  license: "license",
  creationCode: "creationCode",
  contentAddress: "contentAddress",
  addedAt: "addedAt"
};
var DomainOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  kind: "kind",
  state: "state",
  domain: "domain",
  claim: "claim",
  wallet: "wallet",
  years: "years",
  amount: "amount",
  slotDay: "slotDay",
  slot: "slot",
  expiryBefore: "expiryBefore",
  attempts: "attempts",
  busyUntil: "busyUntil",
  reason: "reason",
  heldAt: "heldAt",
  paidAt: "paidAt",
  finishedAt: "finishedAt"
};
var OwnedDomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  state: "state",
  orderId: "orderId",
  registeredAt: "registeredAt",
  expiresAt: "expiresAt",
  serial: "serial",
  registrantEmail: "registrantEmail",
  registrationMailAt: "registrationMailAt",
  icannDueAt: "icannDueAt",
  icannVerifiedAt: "icannVerifiedAt",
  icannReminders: "icannReminders",
  suspendedAt: "suspendedAt",
  transferRequestedAt: "transferRequestedAt",
  followedAt: "followedAt",
  createdAt: "createdAt"
};
var DomainRecordScalarFieldEnum = {
  id: "id",
  domain: "domain",
  name: "name",
  type: "type",
  value: "value",
  ttl: "ttl"
};
var RegistrantProfileScalarFieldEnum = {
  wallet: "wallet",
  firstName: "firstName",
  lastName: "lastName",
  email: "email",
  addressLine1: "addressLine1",
  addressLine2: "addressLine2",
  city: "city",
  state: "state",
  postalCode: "postalCode",
  country: "country",
  emailVerifiedAt: "emailVerifiedAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var RegistrantEmailCodeScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  email: "email",
  salt: "salt",
  hash: "hash",
  tries: "tries",
  sentAt: "sentAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var WebPageScalarFieldEnum = {
  url: "url",
  host: "host",
  title: "title",
  description: "description",
  author: "author",
  image: "image",
  favicon: "favicon",
  category: "category",
  markdown: "markdown",
  html: "html",
  links: "links",
  images: "images",
  rendered: "rendered",
  publishedAt: "publishedAt",
  readAt: "readAt",
  vector: "vector",
  vectorModel: "vectorModel"
};
var CrawlPageScalarFieldEnum = {
  jobId: "jobId",
  position: "position",
  url: "url",
  depth: "depth",
  status: "status",
  statusCode: "statusCode",
  foundUrl: "foundUrl",
  title: "title",
  html: "html",
  markdown: "markdown",
  json: "json",
  browserMs: "browserMs"
};
var ReadPageScalarFieldEnum = {
  id: "id",
  owner: "owner",
  url: "url",
  title: "title",
  rendered: "rendered",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var GatewayOrganizationScalarFieldEnum = {
  id: "id",
  slug: "slug",
  name: "name",
  createdBy: "createdBy",
  createdAt: "createdAt"
};
var GatewayMemberScalarFieldEnum = {
  organizationId: "organizationId",
  wallet: "wallet",
  role: "role",
  createdAt: "createdAt"
};
var GatewayInviteCodeScalarFieldEnum = {
  id: "id",
  code: "code",
  createdBy: "createdBy",
  organizationId: "organizationId",
  amountUsd: "amountUsd",
  network: "network",
  maxRedemptions: "maxRedemptions",
  redemptionCount: "redemptionCount",
  note: "note",
  expiresAt: "expiresAt",
  disabledAt: "disabledAt",
  createdAt: "createdAt"
};
var GatewayRedemptionScalarFieldEnum = {
  id: "id",
  inviteCodeId: "inviteCodeId",
  wallet: "wallet",
  amountUsd: "amountUsd",
  createdAt: "createdAt"
};
var GatewayRegistryScalarFieldEnum = {
  url: "url",
  attemptedAt: "attemptedAt",
  refreshedAt: "refreshedAt",
  failure: "failure"
};
var GatewayOriginScalarFieldEnum = {
  id: "id",
  registry: "registry",
  url: "url",
  title: "title",
  description: "description",
  favicon: "favicon",
  x402OriginId: "x402OriginId",
  mppOriginId: "mppOriginId",
  protocols: "protocols",
  vetted: "vetted"
};
var GatewayEndpointScalarFieldEnum = {
  id: "id",
  originId: "originId",
  method: "method",
  path: "path",
  summary: "summary",
  description: "description",
  authMode: "authMode",
  price: "price",
  digest: "digest",
  vectorModel: "vectorModel",
  vector: "vector"
};
var GatewayIndexVersionScalarFieldEnum = {
  id: "id",
  version: "version"
};
var SiwxNonceScalarFieldEnum = {
  nonce: "nonce",
  address: "address",
  usedAt: "usedAt",
  expiresAt: "expiresAt"
};
var SessionScalarFieldEnum = {
  tokenHash: "tokenHash",
  address: "address",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  wallet: "wallet",
  door: "door",
  method: "method",
  path: "path",
  operation: "operation",
  arguments: "arguments",
  message: "message",
  signature: "signature",
  requestId: "requestId",
  digest: "digest",
  outcome: "outcome",
  endedAt: "endedAt"
};
var SignInHostScalarFieldEnum = {
  name: "name",
  firstSeen: "firstSeen"
};
var ProcessScalarFieldEnum = {
  id: "id",
  seenAt: "seenAt",
  workers: "workers"
};
var PaidActScalarFieldEnum = {
  actId: "actId",
  field: "field",
  state: "state",
  claim: "claim",
  heldAt: "heldAt",
  endedAt: "endedAt"
};
var PurchaseScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  node: "node",
  createdAt: "createdAt"
};
var UsedTokenScalarFieldEnum = {
  jti: "jti",
  expiresAt: "expiresAt"
};
var ResultRefScalarFieldEnum = {
  paymentId: "paymentId",
  name: "name",
  type: "type",
  key: "key",
  createdAt: "createdAt"
};
var KeptDocumentScalarFieldEnum = {
  type: "type",
  key: "key",
  service: "service",
  owner: "owner",
  filename: "filename",
  contentType: "contentType",
  size: "size",
  blobKey: "blobKey",
  expiresAt: "expiresAt"
};
var PublishedZoneScalarFieldEnum = {
  name: "name",
  serial: "serial"
};
var PublishedRecordScalarFieldEnum = {
  id: "id",
  zone: "zone",
  owner: "owner",
  type: "type",
  name: "name",
  value: "value",
  ttl: "ttl"
};
var PaidJobScalarFieldEnum = {
  id: "id",
  service: "service",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  actId: "actId",
  source: "source",
  input: "input",
  progress: "progress",
  checkpoint: "checkpoint",
  result: "result",
  error: "error",
  failures: "failures",
  leaseUntil: "leaseUntil",
  leasedBy: "leasedBy",
  dueAt: "dueAt",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  deadline: "deadline",
  expiresAt: "expiresAt",
  deletedAt: "deletedAt"
};
var RateScalarFieldEnum = {
  key: "key",
  wholeAt: "wholeAt"
};
var LockoutScalarFieldEnum = {
  key: "key",
  failures: "failures",
  blockedUntil: "blockedUntil",
  forgetAt: "forgetAt"
};
var InstallationScalarFieldEnum = {
  id: "id",
  isOnly: "isOnly"
};
var PaymentScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt",
  validBefore: "validBefore",
  organizationId: "organizationId",
  transactionLog: "transactionLog",
  answerStatus: "answerStatus",
  retold: "retold",
  isShort: "isShort",
  state: "state",
  reason: "reason",
  settle: "settle",
  protocol: "protocol",
  scheme: "scheme",
  network: "network",
  asset: "asset",
  payer: "payer",
  nonce: "nonce",
  payTo: "payTo",
  amount: "amount",
  chargeAmount: "chargeAmount",
  settledAmount: "settledAmount",
  balance: "balance",
  transactionHash: "transactionHash",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  basis: "basis",
  transitions: "transitions"
};
var PaymentCredentialScalarFieldEnum = {
  paymentId: "paymentId",
  validBefore: "validBefore",
  scheme: "scheme",
  network: "network",
  payer: "payer",
  nonce: "nonce",
  idempotencyKey: "idempotencyKey",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  payload: "payload",
  requirements: "requirements"
};
var OpenPaymentScalarFieldEnum = {
  paymentId: "paymentId",
  reservedAt: "reservedAt",
  leaseUntil: "leaseUntil",
  settledAt: "settledAt",
  isDue: "isDue",
  state: "state",
  owner: "owner",
  payer: "payer",
  network: "network",
  asset: "asset",
  amount: "amount",
  openKey: "openKey"
};
var PaymentAnswerScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers",
  body: "body"
};
var PaymentReceiptScalarFieldEnum = {
  paymentId: "paymentId",
  createdAt: "createdAt",
  headers: "headers"
};
var QueuedSettlementScalarFieldEnum = {
  id: "id",
  createdAt: "createdAt",
  leaseUntil: "leaseUntil",
  doneAt: "doneAt",
  owner: "owner",
  network: "network",
  scheme: "scheme",
  key: "key",
  presented: "presented",
  outcome: "outcome"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  units: "units",
  delivered: "delivered",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  settle: "settle",
  outcome: "outcome"
};
var DisbursementScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  purpose: "purpose",
  key: "key",
  amount: "amount",
  reason: "reason",
  recipient: "recipient",
  state: "state",
  note: "note",
  prepared: "prepared",
  transactionHash: "transactionHash",
  attempts: "attempts",
  countedAt: "countedAt",
  approvedAt: "approvedAt",
  leaseUntil: "leaseUntil",
  leasedBy: "leasedBy",
  createdAt: "createdAt",
  updatedAt: "updatedAt"
};
var DisbursementLineScalarFieldEnum = {
  disbursementId: "disbursementId",
  position: "position",
  amount: "amount"
};
var SchemaVersionScalarFieldEnum = {
  id: "id",
  supergraph: "supergraph",
  firstSeen: "firstSeen"
};
var BillBasisScalarFieldEnum = {
  id: "id",
  schemaVersion: "schemaVersion",
  operation: "operation",
  variables: "variables",
  takesPart: "takesPart",
  firstSeen: "firstSeen",
  isNamed: "isNamed"
};
var OutflowScalarFieldEnum = {
  day: "day",
  dayAmount: "dayAmount",
  hour: "hour",
  hourAmount: "hourAmount"
};
var ReceiptKeyScalarFieldEnum = {
  name: "name",
  x: "x",
  createdAt: "createdAt"
};
var PaymentWatchScalarFieldEnum = {
  wallet: "wallet",
  router: "router",
  until: "until"
};
var LedgerAuditScalarFieldEnum = {
  id: "id",
  asked: "asked",
  network: "network",
  since: "since",
  fromBlock: "fromBlock",
  toBlock: "toBlock",
  payees: "payees",
  nextSince: "nextSince",
  done: "done",
  place: "place",
  plainCount: "plainCount",
  plainAmount: "plainAmount",
  findings: "findings",
  startedAt: "startedAt",
  finishedAt: "finishedAt"
};
var LedgerAuditFindingScalarFieldEnum = {
  id: "id",
  auditId: "auditId",
  finding: "finding"
};
var ArchivedMonthScalarFieldEnum = {
  month: "month",
  archivedAt: "archivedAt",
  payments: "payments",
  lines: "lines",
  disbursements: "disbursements",
  files: "files",
  totals: "totals"
};
var MailSubdomainScalarFieldEnum = {
  name: "name",
  owner: "owner",
  catchAllForwardTo: "catchAllForwardTo",
  dnsVerifiedAt: "dnsVerifiedAt",
  senderVerifiedAt: "senderVerifiedAt",
  actId: "actId",
  createdAt: "createdAt"
};
var DkimKeyScalarFieldEnum = {
  domain: "domain",
  selector: "selector",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var MailSignerScalarFieldEnum = {
  subdomain: "subdomain",
  wallet: "wallet",
  addedAt: "addedAt"
};
var InboxScalarFieldEnum = {
  id: "id",
  address: "address",
  localPart: "localPart",
  subdomain: "subdomain",
  owner: "owner",
  forwardTo: "forwardTo",
  retainMessages: "retainMessages",
  expiresAt: "expiresAt",
  cancelledAt: "cancelledAt",
  remindedFor: "remindedFor",
  createdAt: "createdAt"
};
var InboxPeriodScalarFieldEnum = {
  actId: "actId",
  inboxId: "inboxId",
  payer: "payer",
  amount: "amount",
  days: "days",
  paidAt: "paidAt",
  refunded: "refunded"
};
var StoredMailScalarFieldEnum = {
  id: "id",
  blobKey: "blobKey",
  size: "size",
  envelopeFrom: "envelopeFrom",
  fromEmail: "fromEmail",
  subject: "subject",
  spf: "spf",
  dkim: "dkim",
  dmarc: "dmarc",
  remoteIp: "remoteIp",
  receivedAt: "receivedAt"
};
var MessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  mailId: "mailId",
  readAt: "readAt",
  receivedAt: "receivedAt"
};
var DeletedMessageScalarFieldEnum = {
  id: "id",
  inboxId: "inboxId",
  deletedAt: "deletedAt"
};
var ForwardCountScalarFieldEnum = {
  scope: "scope",
  hour: "hour",
  count: "count"
};
var OutboundMailScalarFieldEnum = {
  id: "id",
  kind: "kind",
  actId: "actId",
  wallet: "wallet",
  subdomain: "subdomain",
  envelopeFrom: "envelopeFrom",
  headerFrom: "headerFrom",
  messageId: "messageId",
  subject: "subject",
  blobKey: "blobKey",
  size: "size",
  createdAt: "createdAt"
};
var OutboundRecipientScalarFieldEnum = {
  mailId: "mailId",
  address: "address",
  state: "state",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  reply: "reply",
  endedAt: "endedAt"
};
var MerchOrderScalarFieldEnum = {
  id: "id",
  actId: "actId",
  state: "state",
  product: "product",
  size: "size",
  color: "color",
  wallet: "wallet",
  source: "source",
  price: "price",
  commission: "commission",
  commissionTo: "commissionTo",
  address: "address",
  imageType: "imageType",
  pictureId: "pictureId",
  providerOrderId: "providerOrderId",
  productId: "productId",
  providerStatus: "providerStatus",
  tracking: "tracking",
  reason: "reason",
  dueAt: "dueAt",
  createdAt: "createdAt",
  paidAt: "paidAt",
  askedAt: "askedAt",
  sentAt: "sentAt",
  updatedAt: "updatedAt",
  endedAt: "endedAt",
  deliveredAt: "deliveredAt"
};
var MerchNoticeScalarFieldEnum = {
  orderId: "orderId",
  kind: "kind",
  createdAt: "createdAt",
  dueAt: "dueAt",
  sentAt: "sentAt"
};
var MerchStandInOrderScalarFieldEnum = {
  id: "id",
  externalId: "externalId",
  payload: "payload",
  createdAt: "createdAt",
  sentAt: "sentAt",
  canceledAt: "canceledAt"
};
var MediaUploadScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  filename: "filename",
  contentType: "contentType",
  maxBytes: "maxBytes",
  blobKey: "blobKey",
  createdAt: "createdAt",
  sentBy: "sentBy",
  confirmedAt: "confirmedAt",
  size: "size",
  expiresAt: "expiresAt"
};
var TravelBookingScalarFieldEnum = {
  actId: "actId",
  kind: "kind",
  state: "state",
  wallet: "wallet",
  orderId: "orderId",
  source: "source",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelStandInOrderScalarFieldEnum = {
  id: "id",
  kind: "kind",
  clientRef: "clientRef",
  payload: "payload",
  createdAt: "createdAt",
  cancelledAt: "cancelledAt"
};
var TravelHotelCodeScalarFieldEnum = {
  hotelId: "hotelId",
  accommodationId: "accommodationId"
};
var FlightIntentScalarFieldEnum = {
  id: "id",
  wallet: "wallet",
  actId: "actId",
  flight: "flight",
  ident: "ident",
  intent: "intent",
  aircraftType: "aircraftType",
  origin: "origin",
  destination: "destination",
  intendedOff: "intendedOff",
  intendedOn: "intendedOn",
  altitude: "altitude",
  airspeed: "airspeed",
  route: "route",
  createdAt: "createdAt"
};
var UploadScalarFieldEnum = {
  id: "id",
  kind: "kind",
  wallet: "wallet",
  filename: "filename",
  publicName: "publicName",
  contentType: "contentType",
  tier: "tier",
  maxSize: "maxSize",
  actualSize: "actualSize",
  blobKey: "blobKey",
  etag: "etag",
  pricePaid: "pricePaid",
  transactionHash: "transactionHash",
  actId: "actId",
  sourceId: "sourceId",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  uploadedAt: "uploadedAt",
  removedAt: "removedAt",
  certificatesAsked: "certificatesAsked",
  certificatesSince: "certificatesSince"
};
var UploadTicketScalarFieldEnum = {
  tokenHash: "tokenHash",
  uploadId: "uploadId",
  blobKey: "blobKey",
  announced: "announced",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  completedAt: "completedAt",
  writer: "writer",
  writerUntil: "writerUntil",
  wanted: "wanted"
};
var SiteVersionScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  zipKey: "zipKey",
  zipSize: "zipSize",
  manifest: "manifest",
  folder: "folder",
  fileCount: "fileCount",
  totalSize: "totalSize",
  receivedAt: "receivedAt",
  activatedAt: "activatedAt",
  replacedAt: "replacedAt",
  refusal: "refusal",
  extractor: "extractor",
  extractorUntil: "extractorUntil"
};
var CustomDomainScalarFieldEnum = {
  id: "id",
  uploadId: "uploadId",
  hostname: "hostname",
  state: "state",
  note: "note",
  certificate: "certificate",
  sealedKey: "sealedKey",
  issuedAt: "issuedAt",
  notAfter: "notAfter",
  attempts: "attempts",
  nextAttemptAt: "nextAttemptAt",
  createdAt: "createdAt"
};
var AcmeAccountScalarFieldEnum = {
  directoryUrl: "directoryUrl",
  sealedKey: "sealedKey",
  accountUrl: "accountUrl",
  createdAt: "createdAt"
};
var AcmeHttpChallengeScalarFieldEnum = {
  hostname: "hostname",
  token: "token",
  keyAuthorization: "keyAuthorization",
  expiresAt: "expiresAt"
};
var LocalAuthorityScalarFieldEnum = {
  id: "id",
  certificate: "certificate",
  sealedKey: "sealedKey",
  createdAt: "createdAt"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var NullableJsonNullValueInput = {
  DbNull: DbNull2,
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// enums.ts
var enums_exports = {};
__export(enums_exports, {
  AbuseActionKind: () => AbuseActionKind,
  ActState: () => ActState,
  BookingKind: () => BookingKind,
  BookingState: () => BookingState,
  CrawlPageStatus: () => CrawlPageStatus,
  CustomDomainState: () => CustomDomainState,
  DomainOrderKind: () => DomainOrderKind,
  DomainOrderState: () => DomainOrderState,
  GatewayNetwork: () => GatewayNetwork,
  GatewayRole: () => GatewayRole,
  JobState: () => JobState,
  MerchNoticeKind: () => MerchNoticeKind,
  MerchOrderState: () => MerchOrderState,
  MerchProduct: () => MerchProduct,
  OwnedDomainState: () => OwnedDomainState,
  SuspendedKind: () => SuspendedKind,
  TokenStandard: () => TokenStandard,
  UploadKind: () => UploadKind
});
var SuspendedKind = {
  WALLET: "WALLET",
  FILE: "FILE",
  SITE: "SITE",
  INBOX: "INBOX"
};
var AbuseActionKind = {
  SUSPENDED: "SUSPENDED",
  UNSUSPENDED: "UNSUSPENDED",
  REFUSED: "REFUSED",
  ALLOWED: "ALLOWED"
};
var TokenStandard = {
  ERC20: "ERC20",
  ERC721: "ERC721",
  ERC1155: "ERC1155"
};
var DomainOrderKind = {
  REGISTRATION: "REGISTRATION",
  RENEWAL: "RENEWAL"
};
var DomainOrderState = {
  HELD: "HELD",
  PENDING: "PENDING",
  DONE: "DONE",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var OwnedDomainState = {
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  FAILED: "FAILED",
  TRANSFERRED: "TRANSFERRED",
  RELEASED: "RELEASED"
};
var CrawlPageStatus = {
  QUEUED: "QUEUED",
  COMPLETED: "COMPLETED",
  ERRORED: "ERRORED",
  DISALLOWED: "DISALLOWED",
  SKIPPED: "SKIPPED",
  CANCELLED: "CANCELLED"
};
var GatewayRole = {
  owner: "owner",
  admin: "admin",
  member: "member"
};
var GatewayNetwork = {
  base: "base",
  tempo: "tempo",
  solana: "solana"
};
var ActState = {
  HELD: "HELD",
  ASKED: "ASKED",
  DONE: "DONE",
  RELEASED: "RELEASED"
};
var JobState = {
  PENDING: "PENDING",
  LOADING: "LOADING",
  COMPLETE: "COMPLETE",
  FAILED: "FAILED"
};
var MerchProduct = {
  SHIRT: "SHIRT",
  MUG: "MUG"
};
var MerchOrderState = {
  HELD: "HELD",
  PAID: "PAID",
  ASKING: "ASKING",
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  FAILED: "FAILED",
  RELEASED: "RELEASED"
};
var MerchNoticeKind = {
  ORDERED: "ORDERED",
  PROCESSING: "PROCESSING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "FAILED"
};
var BookingKind = {
  FLIGHT: "FLIGHT",
  HOTEL: "HOTEL",
  TRANSFER: "TRANSFER"
};
var BookingState = {
  BOOKED: "BOOKED",
  CANCELLED: "CANCELLED"
};
var UploadKind = {
  FILE: "FILE",
  SITE: "SITE"
};
var CustomDomainState = {
  PENDING_VALIDATION: "PENDING_VALIDATION",
  PENDING_ISSUANCE: "PENDING_ISSUANCE",
  PENDING_DEPLOYMENT: "PENDING_DEPLOYMENT",
  ACTIVE: "ACTIVE"
};

// client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  AbuseActionKind,
  ActState,
  BookingKind,
  BookingState,
  CrawlPageStatus,
  CustomDomainState,
  DomainOrderKind,
  DomainOrderState,
  GatewayNetwork,
  GatewayRole,
  JobState,
  MerchNoticeKind,
  MerchOrderState,
  MerchProduct,
  OwnedDomainState,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  SuspendedKind,
  TokenStandard,
  UploadKind
};
