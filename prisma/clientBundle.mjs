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
  /// Every state it has been in, in order, with reason and time; the view payment_transition has a row for each.
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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"Process":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"workers","kind":"scalar","type":"String"}],"dbName":"process","schema":"kit"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Installation":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"isOnly","kind":"scalar","type":"Boolean","dbName":"is_only"}],"dbName":"installation","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"isShort","kind":"scalar","type":"Boolean","dbName":"is_short"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentCredential":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"}],"dbName":"credential","schema":"ledger"},"OpenPayment":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"reservedAt","kind":"scalar","type":"DateTime","dbName":"reserved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"isDue","kind":"scalar","type":"Boolean","dbName":"is_due"},{"name":"state","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"}],"dbName":"open_payment","schema":"ledger"},"PaymentAnswer":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"},{"name":"body","kind":"scalar","type":"Bytes"}],"dbName":"answer","schema":"ledger"},"PaymentReceipt":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"headers","kind":"scalar","type":"Json"}],"dbName":"receipt","schema":"ledger"},"QueuedSettlement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"doneAt","kind":"scalar","type":"DateTime","dbName":"done_at"},{"name":"owner","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"Bytes"},{"name":"presented","kind":"scalar","type":"Json"},{"name":"outcome","kind":"scalar","type":"Json"}],"dbName":"queued_settlement","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"units","kind":"scalar","type":"Int"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"}],"dbName":"payment_line","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"isNamed","kind":"scalar","type":"Boolean","dbName":"is_named"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"LedgerAudit":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"asked","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"},{"name":"fromBlock","kind":"scalar","type":"BigInt","dbName":"from_block"},{"name":"toBlock","kind":"scalar","type":"BigInt","dbName":"to_block"},{"name":"payees","kind":"scalar","type":"String"},{"name":"nextSince","kind":"scalar","type":"DateTime","dbName":"next_since"},{"name":"done","kind":"scalar","type":"String"},{"name":"place","kind":"scalar","type":"String"},{"name":"plainCount","kind":"scalar","type":"Int","dbName":"plain_count"},{"name":"plainAmount","kind":"scalar","type":"Decimal","dbName":"plain_amount"},{"name":"findings","kind":"scalar","type":"Int"},{"name":"startedAt","kind":"scalar","type":"DateTime","dbName":"started_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"},{"name":"found","kind":"object","type":"LedgerAuditFinding","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit","schema":"ledger"},"LedgerAuditFinding":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"auditId","kind":"scalar","type":"String","dbName":"audit_id"},{"name":"finding","kind":"scalar","type":"Json"},{"name":"audit","kind":"object","type":"LedgerAudit","relationName":"LedgerAuditToLedgerAuditFinding"}],"dbName":"audit_finding","schema":"ledger"},"ArchivedMonth":{"fields":[{"name":"month","kind":"scalar","type":"DateTime"},{"name":"archivedAt","kind":"scalar","type":"DateTime","dbName":"archived_at"},{"name":"payments","kind":"scalar","type":"BigInt"},{"name":"lines","kind":"scalar","type":"BigInt"},{"name":"disbursements","kind":"scalar","type":"BigInt"},{"name":"files","kind":"scalar","type":"Json"},{"name":"totals","kind":"scalar","type":"Json"}],"dbName":"archived_month","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"TravelHotelCode":{"fields":[{"name":"hotelId","kind":"scalar","type":"String","dbName":"hotel_id"},{"name":"accommodationId","kind":"scalar","type":"String","dbName":"accommodation_id"}],"dbName":"hotel_code","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","Process.findUnique","Process.findUniqueOrThrow","Process.findFirst","Process.findFirstOrThrow","Process.findMany","Process.createOne","Process.createMany","Process.createManyAndReturn","Process.updateOne","Process.updateMany","Process.updateManyAndReturn","Process.upsertOne","Process.deleteOne","Process.deleteMany","Process.groupBy","Process.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","Installation.findUnique","Installation.findUniqueOrThrow","Installation.findFirst","Installation.findFirstOrThrow","Installation.findMany","Installation.createOne","Installation.createMany","Installation.createManyAndReturn","Installation.updateOne","Installation.updateMany","Installation.updateManyAndReturn","Installation.upsertOne","Installation.deleteOne","Installation.deleteMany","Installation.groupBy","Installation.aggregate","payment","disbursement","lines","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentCredential.findUnique","PaymentCredential.findUniqueOrThrow","PaymentCredential.findFirst","PaymentCredential.findFirstOrThrow","PaymentCredential.findMany","PaymentCredential.createOne","PaymentCredential.createMany","PaymentCredential.createManyAndReturn","PaymentCredential.updateOne","PaymentCredential.updateMany","PaymentCredential.updateManyAndReturn","PaymentCredential.upsertOne","PaymentCredential.deleteOne","PaymentCredential.deleteMany","PaymentCredential.groupBy","PaymentCredential.aggregate","OpenPayment.findUnique","OpenPayment.findUniqueOrThrow","OpenPayment.findFirst","OpenPayment.findFirstOrThrow","OpenPayment.findMany","OpenPayment.createOne","OpenPayment.createMany","OpenPayment.createManyAndReturn","OpenPayment.updateOne","OpenPayment.updateMany","OpenPayment.updateManyAndReturn","OpenPayment.upsertOne","OpenPayment.deleteOne","OpenPayment.deleteMany","OpenPayment.groupBy","OpenPayment.aggregate","PaymentAnswer.findUnique","PaymentAnswer.findUniqueOrThrow","PaymentAnswer.findFirst","PaymentAnswer.findFirstOrThrow","PaymentAnswer.findMany","PaymentAnswer.createOne","PaymentAnswer.createMany","PaymentAnswer.createManyAndReturn","PaymentAnswer.updateOne","PaymentAnswer.updateMany","PaymentAnswer.updateManyAndReturn","PaymentAnswer.upsertOne","PaymentAnswer.deleteOne","PaymentAnswer.deleteMany","PaymentAnswer.groupBy","PaymentAnswer.aggregate","PaymentReceipt.findUnique","PaymentReceipt.findUniqueOrThrow","PaymentReceipt.findFirst","PaymentReceipt.findFirstOrThrow","PaymentReceipt.findMany","PaymentReceipt.createOne","PaymentReceipt.createMany","PaymentReceipt.createManyAndReturn","PaymentReceipt.updateOne","PaymentReceipt.updateMany","PaymentReceipt.updateManyAndReturn","PaymentReceipt.upsertOne","PaymentReceipt.deleteOne","PaymentReceipt.deleteMany","PaymentReceipt.groupBy","PaymentReceipt.aggregate","QueuedSettlement.findUnique","QueuedSettlement.findUniqueOrThrow","QueuedSettlement.findFirst","QueuedSettlement.findFirstOrThrow","QueuedSettlement.findMany","QueuedSettlement.createOne","QueuedSettlement.createMany","QueuedSettlement.createManyAndReturn","QueuedSettlement.updateOne","QueuedSettlement.updateMany","QueuedSettlement.updateManyAndReturn","QueuedSettlement.upsertOne","QueuedSettlement.deleteOne","QueuedSettlement.deleteMany","QueuedSettlement.groupBy","QueuedSettlement.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","audit","found","LedgerAudit.findUnique","LedgerAudit.findUniqueOrThrow","LedgerAudit.findFirst","LedgerAudit.findFirstOrThrow","LedgerAudit.findMany","LedgerAudit.createOne","LedgerAudit.createMany","LedgerAudit.createManyAndReturn","LedgerAudit.updateOne","LedgerAudit.updateMany","LedgerAudit.updateManyAndReturn","LedgerAudit.upsertOne","LedgerAudit.deleteOne","LedgerAudit.deleteMany","LedgerAudit.groupBy","LedgerAudit.aggregate","LedgerAuditFinding.findUnique","LedgerAuditFinding.findUniqueOrThrow","LedgerAuditFinding.findFirst","LedgerAuditFinding.findFirstOrThrow","LedgerAuditFinding.findMany","LedgerAuditFinding.createOne","LedgerAuditFinding.createMany","LedgerAuditFinding.createManyAndReturn","LedgerAuditFinding.updateOne","LedgerAuditFinding.updateMany","LedgerAuditFinding.updateManyAndReturn","LedgerAuditFinding.upsertOne","LedgerAuditFinding.deleteOne","LedgerAuditFinding.deleteMany","LedgerAuditFinding.groupBy","LedgerAuditFinding.aggregate","ArchivedMonth.findUnique","ArchivedMonth.findUniqueOrThrow","ArchivedMonth.findFirst","ArchivedMonth.findFirstOrThrow","ArchivedMonth.findMany","ArchivedMonth.createOne","ArchivedMonth.createMany","ArchivedMonth.createManyAndReturn","ArchivedMonth.updateOne","ArchivedMonth.updateMany","ArchivedMonth.updateManyAndReturn","ArchivedMonth.upsertOne","ArchivedMonth.deleteOne","ArchivedMonth.deleteMany","ArchivedMonth.groupBy","ArchivedMonth.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","TravelHotelCode.findUnique","TravelHotelCode.findUniqueOrThrow","TravelHotelCode.findFirst","TravelHotelCode.findFirstOrThrow","TravelHotelCode.findMany","TravelHotelCode.createOne","TravelHotelCode.createMany","TravelHotelCode.createManyAndReturn","TravelHotelCode.updateOne","TravelHotelCode.updateMany","TravelHotelCode.updateManyAndReturn","TravelHotelCode.upsertOne","TravelHotelCode.deleteOne","TravelHotelCode.deleteMany","TravelHotelCode.groupBy","TravelHotelCode.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","hotelId","accommodationId","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","month","archivedAt","payments","files","totals","auditId","finding","asked","network","since","fromBlock","toBlock","payees","nextSince","done","place","plainCount","plainAmount","findings","startedAt","finishedAt","has","hasEvery","hasSome","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","isNamed","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","leasedBy","units","delivered","path","field","service","charged","settle","outcome","paymentId_position","doneAt","scheme","presented","headers","body","reservedAt","settledAt","isDue","asset","openKey","validBefore","nonce","idempotencyKey","credentialHash","requestHash","requirements","scheme_network_payer_nonce","organizationId","transactionLog","answerStatus","retold","isShort","protocol","payTo","chargeAmount","settledAmount","balance","method","resourceUrl","requestId","basis","disbursementId_position","paymentId_key","isOnly","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","seenAt","workers","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","at","by","AbuseActionKind","action","target","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hxumBuwKCZYLAACnFAAwlwsAAAQAEJgLAACnFAAw0AsAAKgUww4ikAwBALcRACHFDEAAuBEAIb4OAQC3EQAhwQ4BALcRACHDDgAAqRQAIAEAAAABACABAAAAAQAgCJYLAACnFAAwlwsAAAQAEJgLAACnFAAw0AsAAKgUww4ikAwBALcRACHFDEAAuBEAIb4OAQC3EQAhwQ4BALcRACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBdALAAAAww4CkAwBAAAAAcUMQAAAAAG-DgEAAAABwQ4BAAAAAQEIAAAJACAF0AsAAADDDgKQDAEAAAABxQxAAAAAAb4OAQAAAAHBDgEAAAABAQgAAAsAMAEIAAALADAF0AsAAJAaww4ikAwBALAUACHFDEAAsRQAIb4OAQCwFAAhwQ4BALAUACECAAAAAQAgCAAADgAgBdALAACQGsMOIpAMAQCwFAAhxQxAALEUACG-DgEAsBQAIcEOAQCwFAAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAjRoAIBYAAI8aACAXAACOGgAgCJYLAACjFAAwlwsAABcAEJgLAACjFAAw0AsAAKQUww4ikAwBAKwRACHFDEAArREAIb4OAQCsEQAhwQ4BAKwRACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeWCwAAohQAMJcLAAAdABCYCwAAohQAMIkMAQAAAAGQDAEAtxEAIcUMQAC4EQAhvg4BALcRACEBAAAAGgAgAQAAABoAIAeWCwAAohQAMJcLAAAdABCYCwAAohQAMIkMAQC3EQAhkAwBALcRACHFDEAAuBEAIb4OAQC3EQAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIASJDAEAAAABkAwBAAAAAcUMQAAAAAG-DgEAAAABAQgAACIAIASJDAEAAAABkAwBAAAAAcUMQAAAAAG-DgEAAAABAQgAACQAMAEIAAAkADAEiQwBALAUACGQDAEAsBQAIcUMQACxFAAhvg4BALAUACECAAAAGgAgCAAAJwAgBIkMAQCwFAAhkAwBALAUACHFDEAAsRQAIb4OAQCwFAAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAihoAIBYAAIwaACAXAACLGgAgB5YLAAChFAAwlwsAADAAEJgLAAChFAAwiQwBAKwRACGQDAEArBEAIcUMQACtEQAhvg4BAKwRACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqWCwAAnxQAMJcLAAA2ABCYCwAAnxQAMJkLBAAAAAHQCwEAtxEAIZAMAQC3EQAhvQ5AALgRACG-DgEAtxEAIcAOAACgFMAOIsEOAQC3EQAhAQAAADMAIAEAAAAzACAKlgsAAJ8UADCXCwAANgAQmAsAAJ8UADCZCwQA5xEAIdALAQC3EQAhkAwBALcRACG9DkAAuBEAIb4OAQC3EQAhwA4AAKAUwA4iwQ4BALcRACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB5kLBAAAAAHQCwEAAAABkAwBAAAAAb0OQAAAAAG-DgEAAAABwA4AAADADgLBDgEAAAABAQgAADsAIAeZCwQAAAAB0AsBAAAAAZAMAQAAAAG9DkAAAAABvg4BAAAAAcAOAAAAwA4CwQ4BAAAAAQEIAAA9ADABCAAAPQAwB5kLBADJFAAh0AsBALAUACGQDAEAsBQAIb0OQACxFAAhvg4BALAUACHADgAAiRrADiLBDgEAsBQAIQIAAAAzACAIAABAACAHmQsEAMkUACHQCwEAsBQAIZAMAQCwFAAhvQ5AALEUACG-DgEAsBQAIcAOAACJGsAOIsEOAQCwFAAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAAhBoAIBYAAIcaACAXAACGGgAgOAAAhRoAIDkAAIgaACAKlgsAAJsUADCXCwAASQAQmAsAAJsUADCZCwQAzxEAIdALAQCsEQAhkAwBAKwRACG9DkAArREAIb4OAQCsEQAhwA4AAJwUwA4iwQ4BAKwRACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiWCwAAmhQAMJcLAABPABCYCwAAmhQAMK8NQAC4EQAhlQ4CAAAAAboOBADnEQAhuw4EAOgRACG8DgAB9RIAIQEAAABMACABAAAATAAgCJYLAACaFAAwlwsAAE8AEJgLAACaFAAwrw1AALgRACGVDgIAthEAIboOBADnEQAhuw4EAOgRACG8DgAB9RIAIQK7DgAAtRQAILwOAAC1FAAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBa8NQAAAAAGVDgIAAAABug4EAAAAAbsOBAAAAAG8DgABAAABAQgAAFQAIAWvDUAAAAABlQ4CAAAAAboOBAAAAAG7DgQAAAABvA4AAQAAAQEIAABWADABCAAAVgAwBa8NQACxFAAhlQ4CAK8UACG6DgQAyRQAIbsOBADLFAAhvA4AAcEXACECAAAATAAgCAAAWQAgBa8NQACxFAAhlQ4CAK8UACG6DgQAyRQAIbsOBADLFAAhvA4AAcEXACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAD_GQAgFgAAghoAIBcAAIEaACA4AACAGgAgOQAAgxoAILsOAAC1FAAgvA4AALUUACAIlgsAAJkUADCXCwAAYgAQmAsAAJkUADCvDUAArREAIZUOAgCrEQAhug4EAM8RACG7DgQA0hEAIbwOAAHxEgAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQlgsAAJcUADCXCwAAaAAQmAsAAJcUADD7CwIAthEAIewNAAHrEgAhlQ4CALYRACGXDgIAthEAIaoOEADpEQAhsg4EAOcRACGzDgAB6xIAIbQOQAC4EQAhtQ4AAesSACG2DhAA6REAIbcOEACjEgAhuA4gAPIRACG5DgAAmBQAIAEAAABlACABAAAAZQAgD5YLAACXFAAwlwsAAGgAEJgLAACXFAAw-wsCALYRACHsDQAB6xIAIZUOAgC2EQAhlw4CALYRACGqDhAA6REAIbIOBADnEQAhsw4AAesSACG0DkAAuBEAIbUOAAHrEgAhtg4QAOkRACG3DhAAoxIAIbgOIADyEQAhAbcOAAC1FAAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDPsLAgAAAAHsDQABAAABlQ4CAAAAAZcOAgAAAAGqDhAAAAABsg4EAAAAAbMOAAEAAAG0DkAAAAABtQ4AAQAAAbYOEAAAAAG3DhAAAAABuA4gAAAAAQEIAABtACAM-wsCAAAAAewNAAEAAAGVDgIAAAABlw4CAAAAAaoOEAAAAAGyDgQAAAABsw4AAQAAAbQOQAAAAAG1DgABAAABtg4QAAAAAbcOEAAAAAG4DiAAAAABAQgAAG8AMAEIAABvADAM-wsCAK8UACHsDQABtRcAIZUOAgCvFAAhlw4CAK8UACGqDhAA3BQAIbIOBADJFAAhsw4AAbUXACG0DkAAsRQAIbUOAAG1FwAhtg4QANwUACG3DhAAphUAIbgOIADTFAAhAgAAAGUAIAgAAHIAIAz7CwIArxQAIewNAAG1FwAhlQ4CAK8UACGXDgIArxQAIaoOEADcFAAhsg4EAMkUACGzDgABtRcAIbQOQACxFAAhtQ4AAbUXACG2DhAA3BQAIbcOEACmFQAhuA4gANMUACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAAD6GQAgFgAA_RkAIBcAAPwZACA4AAD7GQAgOQAA_hkAILcOAAC1FAAgD5YLAACWFAAwlwsAAHsAEJgLAACWFAAw-wsCAKsRACHsDQAB5xIAIZUOAgCrEQAhlw4CAKsRACGqDhAA4BEAIbIOBADPEQAhsw4AAecSACG0DkAArREAIbUOAAHnEgAhtg4QAOARACG3DhAAmRIAIbgOIADbEQAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACATlgsAAJQUADCXCwAAgQEAEJgLAACUFAAw5wwAAfUSACGBDQQA5xEAIZ0NAAHrEgAhpA0QAOkRACHsDQAB6xIAIZUOAgC2EQAhmg4EAOcRACGmDgAB6xIAIakOBADnEQAhqg4EAOcRACGsDgIAthEAIa0OEADpEQAhrg4AAfUSACGvDgQA5xEAIbAOIADyEQAhsQ4AAJUUACABAAAAfgAgAQAAAH4AIBKWCwAAlBQAMJcLAACBAQAQmAsAAJQUADDnDAAB9RIAIYENBADnEQAhnQ0AAesSACGkDRAA6REAIewNAAHrEgAhlQ4CALYRACGaDgQA5xEAIaYOAAHrEgAhqQ4EAOcRACGqDgQA5xEAIawOAgC2EQAhrQ4QAOkRACGuDgAB9RIAIa8OBADnEQAhsA4gAPIRACEC5wwAALUUACCuDgAAtRQAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA_nDAABAAABgQ0EAAAAAZ0NAAEAAAGkDRAAAAAB7A0AAQAAAZUOAgAAAAGaDgQAAAABpg4AAQAAAakOBAAAAAGqDgQAAAABrA4CAAAAAa0OEAAAAAGuDgABAAABrw4EAAAAAbAOIAAAAAEBCAAAhgEAIA_nDAABAAABgQ0EAAAAAZ0NAAEAAAGkDRAAAAAB7A0AAQAAAZUOAgAAAAGaDgQAAAABpg4AAQAAAakOBAAAAAGqDgQAAAABrA4CAAAAAa0OEAAAAAGuDgABAAABrw4EAAAAAbAOIAAAAAEBCAAAiAEAMAEIAACIAQAwD-cMAAHBFwAhgQ0EAMkUACGdDQABtRcAIaQNEADcFAAh7A0AAbUXACGVDgIArxQAIZoOBADJFAAhpg4AAbUXACGpDgQAyRQAIaoOBADJFAAhrA4CAK8UACGtDhAA3BQAIa4OAAHBFwAhrw4EAMkUACGwDiAA0xQAIQIAAAB-ACAIAACLAQAgD-cMAAHBFwAhgQ0EAMkUACGdDQABtRcAIaQNEADcFAAh7A0AAbUXACGVDgIArxQAIZoOBADJFAAhpg4AAbUXACGpDgQAyRQAIaoOBADJFAAhrA4CAK8UACGtDhAA3BQAIa4OAAHBFwAhrw4EAMkUACGwDiAA0xQAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAAD1GQAgFgAA-BkAIBcAAPcZACA4AAD2GQAgOQAA-RkAIOcMAAC1FAAgrg4AALUUACASlgsAAJMUADCXCwAAlAEAEJgLAACTFAAw5wwAAfESACGBDQQAzxEAIZ0NAAHnEgAhpA0QAOARACHsDQAB5xIAIZUOAgCrEQAhmg4EAM8RACGmDgAB5xIAIakOBADPEQAhqg4EAM8RACGsDgIAqxEAIa0OEADgEQAhrg4AAfESACGvDgQAzxEAIbAOIADbEQAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGWCwAAkRQAMJcLAACaAQAQmAsAAJEUADDQCwEAtxEAIdoLAAHrEgAh4wwCALYRACHnDAAB9RIAIaQNEADpEQAhyA0BAMIRACGVDgIAthEAIZoOBADnEQAhmw4CALYRACGmDgAB6xIAIagOAQC3EQAhqQ4EAOcRACGqDgQA5xEAIasOAACSFAAgAQAAAJcBACABAAAAlwEAIBCWCwAAkRQAMJcLAACaAQAQmAsAAJEUADDQCwEAtxEAIdoLAAHrEgAh4wwCALYRACHnDAAB9RIAIaQNEADpEQAhyA0BAMIRACGVDgIAthEAIZoOBADnEQAhmw4CALYRACGmDgAB6xIAIagOAQC3EQAhqQ4EAOcRACGqDgQA5xEAIQLnDAAAtRQAIMgNAAC1FAAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDdALAQAAAAHaCwABAAAB4wwCAAAAAecMAAEAAAGkDRAAAAAByA0BAAAAAZUOAgAAAAGaDgQAAAABmw4CAAAAAaYOAAEAAAGoDgEAAAABqQ4EAAAAAaoOBAAAAAEBCAAAnwEAIA3QCwEAAAAB2gsAAQAAAeMMAgAAAAHnDAABAAABpA0QAAAAAcgNAQAAAAGVDgIAAAABmg4EAAAAAZsOAgAAAAGmDgABAAABqA4BAAAAAakOBAAAAAGqDgQAAAABAQgAAKEBADABCAAAoQEAMA3QCwEAsBQAIdoLAAG1FwAh4wwCAK8UACHnDAABwRcAIaQNEADcFAAhyA0BALkUACGVDgIArxQAIZoOBADJFAAhmw4CAK8UACGmDgABtRcAIagOAQCwFAAhqQ4EAMkUACGqDgQAyRQAIQIAAACXAQAgCAAApAEAIA3QCwEAsBQAIdoLAAG1FwAh4wwCAK8UACHnDAABwRcAIaQNEADcFAAhyA0BALkUACGVDgIArxQAIZoOBADJFAAhmw4CAK8UACGmDgABtRcAIagOAQCwFAAhqQ4EAMkUACGqDgQAyRQAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAPAZACAWAADzGQAgFwAA8hkAIDgAAPEZACA5AAD0GQAg5wwAALUUACDIDQAAtRQAIBCWCwAAkBQAMJcLAACtAQAQmAsAAJAUADDQCwEArBEAIdoLAAHnEgAh4wwCAKsRACHnDAAB8RIAIaQNEADgEQAhyA0BAL0RACGVDgIAqxEAIZoOBADPEQAhmw4CAKsRACGmDgAB5xIAIagOAQCsEQAhqQ4EAM8RACGqDgQAzxEAIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEJYLAACOFAAwlwsAALMBABCYCwAAjhQAMNoLAAHrEgAh5wwAAesSACGkDRAA6REAIZUOAgC2EQAhmQ4AAesSACGaDgQA5xEAIZsOAgC2EQAhoA4AAIsUoA4ioQ4QAOkRACGkDgIAthEAIaUOAgC2EQAhpg4AAesSACGnDgAAjxQAIAEAAACwAQAgAQAAALABACAPlgsAAI4UADCXCwAAswEAEJgLAACOFAAw2gsAAesSACHnDAAB6xIAIaQNEADpEQAhlQ4CALYRACGZDgAB6xIAIZoOBADnEQAhmw4CALYRACGgDgAAixSgDiKhDhAA6REAIaQOAgC2EQAhpQ4CALYRACGmDgAB6xIAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAM2gsAAQAAAecMAAEAAAGkDRAAAAABlQ4CAAAAAZkOAAEAAAGaDgQAAAABmw4CAAAAAaAOAAAAoA4CoQ4QAAAAAaQOAgAAAAGlDgIAAAABpg4AAQAAAQEIAAC4AQAgDNoLAAEAAAHnDAABAAABpA0QAAAAAZUOAgAAAAGZDgABAAABmg4EAAAAAZsOAgAAAAGgDgAAAKAOAqEOEAAAAAGkDgIAAAABpQ4CAAAAAaYOAAEAAAEBCAAAugEAMAEIAAC6AQAwDNoLAAG1FwAh5wwAAbUXACGkDRAA3BQAIZUOAgCvFAAhmQ4AAbUXACGaDgQAyRQAIZsOAgCvFAAhoA4AAOoZoA4ioQ4QANwUACGkDgIArxQAIaUOAgCvFAAhpg4AAbUXACECAAAAsAEAIAgAAL0BACAM2gsAAbUXACHnDAABtRcAIaQNEADcFAAhlQ4CAK8UACGZDgABtRcAIZoOBADJFAAhmw4CAK8UACGgDgAA6hmgDiKhDhAA3BQAIaQOAgCvFAAhpQ4CAK8UACGmDgABtRcAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAOsZACAWAADuGQAgFwAA7RkAIDgAAOwZACA5AADvGQAgD5YLAACNFAAwlwsAAMYBABCYCwAAjRQAMNoLAAHnEgAh5wwAAecSACGkDRAA4BEAIZUOAgCrEQAhmQ4AAecSACGaDgQAzxEAIZsOAgCrEQAhoA4AAIcUoA4ioQ4QAOARACGkDgIAqxEAIaUOAgCrEQAhpg4AAecSACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuWCwAAihQAMJcLAADMAQAQmAsAAIoUADCvDAAB6xIAIZANEADpEQAhlQ4CALYRACGZDgAB6xIAIaAOAACLFKAOIqEOEADpEQAhog4CALYRACGjDgAAjBQAIAEAAADJAQAgAQAAAMkBACAKlgsAAIoUADCXCwAAzAEAEJgLAACKFAAwrwwAAesSACGQDRAA6REAIZUOAgC2EQAhmQ4AAesSACGgDgAAixSgDiKhDhAA6REAIaIOAgC2EQAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAevDAABAAABkA0QAAAAAZUOAgAAAAGZDgABAAABoA4AAACgDgKhDhAAAAABog4CAAAAAQEIAADRAQAgB68MAAEAAAGQDRAAAAABlQ4CAAAAAZkOAAEAAAGgDgAAAKAOAqEOEAAAAAGiDgIAAAABAQgAANMBADABCAAA0wEAMAevDAABtRcAIZANEADcFAAhlQ4CAK8UACGZDgABtRcAIaAOAADqGaAOIqEOEADcFAAhog4CAK8UACECAAAAyQEAIAgAANYBACAHrwwAAbUXACGQDRAA3BQAIZUOAgCvFAAhmQ4AAbUXACGgDgAA6hmgDiKhDhAA3BQAIaIOAgCvFAAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA5RkAIBYAAOgZACAXAADnGQAgOAAA5hkAIDkAAOkZACAKlgsAAIYUADCXCwAA3wEAEJgLAACGFAAwrwwAAecSACGQDRAA4BEAIZUOAgCrEQAhmQ4AAecSACGgDgAAhxSgDiKhDhAA4BEAIaIOAgCrEQAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALlgsAAIQUADCXCwAA5QEAEJgLAACEFAAw2gsAAesSACGVDgIAthEAIZkOAAHrEgAhmg4EAOcRACGbDgIAthEAIZwOAAHrEgAhnQ4AAfUSACGeDgAAhRQAIAEAAADiAQAgAQAAAOIBACAKlgsAAIQUADCXCwAA5QEAEJgLAACEFAAw2gsAAesSACGVDgIAthEAIZkOAAHrEgAhmg4EAOcRACGbDgIAthEAIZwOAAHrEgAhnQ4AAfUSACEBnQ4AALUUACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAH2gsAAQAAAZUOAgAAAAGZDgABAAABmg4EAAAAAZsOAgAAAAGcDgABAAABnQ4AAQAAAQEIAADqAQAgB9oLAAEAAAGVDgIAAAABmQ4AAQAAAZoOBAAAAAGbDgIAAAABnA4AAQAAAZ0OAAEAAAEBCAAA7AEAMAEIAADsAQAwB9oLAAG1FwAhlQ4CAK8UACGZDgABtRcAIZoOBADJFAAhmw4CAK8UACGcDgABtRcAIZ0OAAHBFwAhAgAAAOIBACAIAADvAQAgB9oLAAG1FwAhlQ4CAK8UACGZDgABtRcAIZoOBADJFAAhmw4CAK8UACGcDgABtRcAIZ0OAAHBFwAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA4BkAIBYAAOMZACAXAADiGQAgOAAA4RkAIDkAAOQZACCdDgAAtRQAIAqWCwAAgxQAMJcLAAD4AQAQmAsAAIMUADDaCwAB5xIAIZUOAgCrEQAhmQ4AAecSACGaDgQAzxEAIZsOAgCrEQAhnA4AAecSACGdDgAB8RIAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCZYLAACBFAAwlwsAAP4BABCYCwAAgRQAMPsLBADnEQAh2AxAALgRACGVDgIAthEAIZYOAgC2EQAhlw4EAOcRACGYDgAAghQAIAEAAAD7AQAgAQAAAPsBACAIlgsAAIEUADCXCwAA_gEAEJgLAACBFAAw-wsEAOcRACHYDEAAuBEAIZUOAgC2EQAhlg4CALYRACGXDgQA5xEAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF-wsEAAAAAdgMQAAAAAGVDgIAAAABlg4CAAAAAZcOBAAAAAEBCAAAgwIAIAX7CwQAAAAB2AxAAAAAAZUOAgAAAAGWDgIAAAABlw4EAAAAAQEIAACFAgAwAQgAAIUCADAF-wsEAMkUACHYDEAAsRQAIZUOAgCvFAAhlg4CAK8UACGXDgQAyRQAIQIAAAD7AQAgCAAAiAIAIAX7CwQAyRQAIdgMQACxFAAhlQ4CAK8UACGWDgIArxQAIZcOBADJFAAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA2xkAIBYAAN4ZACAXAADdGQAgOAAA3BkAIDkAAN8ZACAIlgsAAIAUADCXCwAAkQIAEJgLAACAFAAw-wsEAM8RACHYDEAArREAIZUOAgCrEQAhlg4CAKsRACGXDgQAzxEAIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEpYLAAD_EwAwlwsAAJcCABCYCwAA_xMAMLMMQAC4EQAhtgwBALcRACGIDgEAAAABiQ4CALYRACGKDgAAgxIAIIsOAQC3EQAhjA4AAIMSACCNDgEAtxEAIY4OIADyEQAhjw4CALYRACGQDgEAtxEAIZEOAQC3EQAhkg4BALcRACGTDgAB9RIAIZQOAQC3EQAhAQAAAJQCACABAAAAlAIAIBKWCwAA_xMAMJcLAACXAgAQmAsAAP8TADCzDEAAuBEAIbYMAQC3EQAhiA4BALcRACGJDgIAthEAIYoOAACDEgAgiw4BALcRACGMDgAAgxIAII0OAQC3EQAhjg4gAPIRACGPDgIAthEAIZAOAQC3EQAhkQ4BALcRACGSDgEAtxEAIZMOAAH1EgAhlA4BALcRACEBkw4AALUUACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPswxAAAAAAbYMAQAAAAGIDgEAAAABiQ4CAAAAAYoOgAAAAAGLDgEAAAABjA6AAAAAAY0OAQAAAAGODiAAAAABjw4CAAAAAZAOAQAAAAGRDgEAAAABkg4BAAAAAZMOAAEAAAGUDgEAAAABAQgAAJwCACAPswxAAAAAAbYMAQAAAAGIDgEAAAABiQ4CAAAAAYoOgAAAAAGLDgEAAAABjA6AAAAAAY0OAQAAAAGODiAAAAABjw4CAAAAAZAOAQAAAAGRDgEAAAABkg4BAAAAAZMOAAEAAAGUDgEAAAABAQgAAJ4CADABCAAAngIAMA-zDEAAsRQAIbYMAQCwFAAhiA4BALAUACGJDgIArxQAIYoOgAAAAAGLDgEAsBQAIYwOgAAAAAGNDgEAsBQAIY4OIADTFAAhjw4CAK8UACGQDgEAsBQAIZEOAQCwFAAhkg4BALAUACGTDgABwRcAIZQOAQCwFAAhAgAAAJQCACAIAAChAgAgD7MMQACxFAAhtgwBALAUACGIDgEAsBQAIYkOAgCvFAAhig6AAAAAAYsOAQCwFAAhjA6AAAAAAY0OAQCwFAAhjg4gANMUACGPDgIArxQAIZAOAQCwFAAhkQ4BALAUACGSDgEAsBQAIZMOAAHBFwAhlA4BALAUACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADWGQAgFgAA2RkAIBcAANgZACA4AADXGQAgOQAA2hkAIJMOAAC1FAAgEpYLAAD-EwAwlwsAAKoCABCYCwAA_hMAMLMMQACtEQAhtgwBAKwRACGIDgEArBEAIYkOAgCrEQAhig4AAP0RACCLDgEArBEAIYwOAAD9EQAgjQ4BAKwRACGODiAA2xEAIY8OAgCrEQAhkA4BAKwRACGRDgEArBEAIZIOAQCsEQAhkw4AAfESACGUDgEArBEAIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFpYLAAD6EwAwlwsAALACABCYCwAA-hMAMJkLBAAAAAGwCwAA_BOCDiK0CwIAthEAIdALAAD7E4EOItELAQC3EQAh2wsBAAAAAZAMAQDCEQAhkQxAAMwRACGrDAQA5xEAIbQMAQC3EQAh0AxAAMwRACGtDQEAAAABrg1AALgRACGCDgIAthEAIYMOQADMEQAhhA4CAO8RACGFDkAAzBEAIYYOQADMEQAhhw4AAP0TACABAAAArQIAIAEAAACtAgAgFZYLAAD6EwAwlwsAALACABCYCwAA-hMAMJkLBADnEQAhsAsAAPwTgg4itAsCALYRACHQCwAA-xOBDiLRCwEAtxEAIdsLAQC3EQAhkAwBAMIRACGRDEAAzBEAIasMBADnEQAhtAwBALcRACHQDEAAzBEAIa0NAQDCEQAhrg1AALgRACGCDgIAthEAIYMOQADMEQAhhA4CAO8RACGFDkAAzBEAIYYOQADMEQAhCJAMAAC1FAAgkQwAALUUACDQDAAAtRQAIK0NAAC1FAAggw4AALUUACCEDgAAtRQAIIUOAAC1FAAghg4AALUUACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASmQsEAAAAAbALAAAAgg4CtAsCAAAAAdALAAAAgQ4C0QsBAAAAAdsLAQAAAAGQDAEAAAABkQxAAAAAAasMBAAAAAG0DAEAAAAB0AxAAAAAAa0NAQAAAAGuDUAAAAABgg4CAAAAAYMOQAAAAAGEDgIAAAABhQ5AAAAAAYYOQAAAAAEBCAAAtQIAIBKZCwQAAAABsAsAAACCDgK0CwIAAAAB0AsAAACBDgLRCwEAAAAB2wsBAAAAAZAMAQAAAAGRDEAAAAABqwwEAAAAAbQMAQAAAAHQDEAAAAABrQ0BAAAAAa4NQAAAAAGCDgIAAAABgw5AAAAAAYQOAgAAAAGFDkAAAAABhg5AAAAAAQEIAAC3AgAwAQgAALcCADASmQsEAMkUACGwCwAA1RmCDiK0CwIArxQAIdALAADUGYEOItELAQCwFAAh2wsBALAUACGQDAEAuRQAIZEMQADAFAAhqwwEAMkUACG0DAEAsBQAIdAMQADAFAAhrQ0BALkUACGuDUAAsRQAIYIOAgCvFAAhgw5AAMAUACGEDgIAyhQAIYUOQADAFAAhhg5AAMAUACECAAAArQIAIAgAALoCACASmQsEAMkUACGwCwAA1RmCDiK0CwIArxQAIdALAADUGYEOItELAQCwFAAh2wsBALAUACGQDAEAuRQAIZEMQADAFAAhqwwEAMkUACG0DAEAsBQAIdAMQADAFAAhrQ0BALkUACGuDUAAsRQAIYIOAgCvFAAhgw5AAMAUACGEDgIAyhQAIYUOQADAFAAhhg5AAMAUACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADPGQAgFgAA0hkAIBcAANEZACA4AADQGQAgOQAA0xkAIJAMAAC1FAAgkQwAALUUACDQDAAAtRQAIK0NAAC1FAAggw4AALUUACCEDgAAtRQAIIUOAAC1FAAghg4AALUUACAVlgsAAPMTADCXCwAAwwIAEJgLAADzEwAwmQsEAM8RACGwCwAA9ROCDiK0CwIAqxEAIdALAAD0E4EOItELAQCsEQAh2wsBAKwRACGQDAEAvREAIZEMQADFEQAhqwwEAM8RACG0DAEArBEAIdAMQADFEQAhrQ0BAL0RACGuDUAArREAIYIOAgCrEQAhgw5AAMURACGEDgIA0REAIYUOQADFEQAhhg5AAMURACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA8BMAIJYLAADuEwAwlwsAAM4CABCYCwAA7hMAMJwLQAC4EQAhqgtAAMwRACGwCwAA7xP3DSL1CwQA5xEAIa8MAQC3EQAhtgwBAAAAAaYNAgC2EQAh9w1AAMwRACH4DQEAwhEAIfkNQADMEQAh-g1AAMwRACH7DUAAzBEAIfwNAgC2EQAh_Q1AAMwRACH-DUAAzBEAIf8NQADMEQAhAQAAAMYCACAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQA5xEAIbQMAQC3EQAhtgwBALcRACGjDQEAtxEAIaQNAQC3EQAhpQ0CALYRACEB3AEAAM4ZACAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQAAAABtAwBALcRACG2DAEAtxEAIaMNAQC3EQAhpA0BALcRACGlDQIAthEAIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAADwEwAglgsAAO4TADCXCwAAzgIAEJgLAADuEwAwnAtAALgRACGqC0AAzBEAIbALAADvE_cNIvULBADnEQAhrwwBALcRACG2DAEAtxEAIaYNAgC2EQAh9w1AAMwRACH4DQEAwhEAIfkNQADMEQAh-g1AAMwRACH7DUAAzBEAIfwNAgC2EQAh_Q1AAMwRACH-DUAAzBEAIf8NQADMEQAhCt0BAADNGQAgqgsAALUUACD3DQAAtRQAIPgNAAC1FAAg-Q0AALUUACD6DQAAtRQAIPsNAAC1FAAg_Q0AALUUACD-DQAAtRQAIP8NAAC1FAAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADMGQAgnAtAAAAAAaoLQAAAAAGwCwAAAPcNAvULBAAAAAGvDAEAAAABtgwBAAAAAaYNAgAAAAH3DUAAAAAB-A0BAAAAAfkNQAAAAAH6DUAAAAAB-w1AAAAAAfwNAgAAAAH9DUAAAAAB_g1AAAAAAf8NQAAAAAEBCAAA0wIAIBCcC0AAAAABqgtAAAAAAbALAAAA9w0C9QsEAAAAAa8MAQAAAAG2DAEAAAABpg0CAAAAAfcNQAAAAAH4DQEAAAAB-Q1AAAAAAfoNQAAAAAH7DUAAAAAB_A0CAAAAAf0NQAAAAAH-DUAAAAAB_w1AAAAAAQEIAADVAgAwAQgAANUCADAR3QEAAL8ZACCcC0AAsRQAIaoLQADAFAAhsAsAAL4Z9w0i9QsEAMkUACGvDAEAsBQAIbYMAQCwFAAhpg0CAK8UACH3DUAAwBQAIfgNAQC5FAAh-Q1AAMAUACH6DUAAwBQAIfsNQADAFAAh_A0CAK8UACH9DUAAwBQAIf4NQADAFAAh_w1AAMAUACECAAAAxgIAIAgAANgCACAQnAtAALEUACGqC0AAwBQAIbALAAC-GfcNIvULBADJFAAhrwwBALAUACG2DAEAsBQAIaYNAgCvFAAh9w1AAMAUACH4DQEAuRQAIfkNQADAFAAh-g1AAMAUACH7DUAAwBQAIfwNAgCvFAAh_Q1AAMAUACH-DUAAwBQAIf8NQADAFAAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAuRkAIBYAALwZACAXAAC7GQAgOAAAuhkAIDkAAL0ZACCqCwAAtRQAIPcNAAC1FAAg-A0AALUUACD5DQAAtRQAIPoNAAC1FAAg-w0AALUUACD9DQAAtRQAIP4NAAC1FAAg_w0AALUUACATlgsAAOoTADCXCwAA4QIAEJgLAADqEwAwnAtAAK0RACGqC0AAxREAIbALAADrE_cNIvULBADPEQAhrwwBAKwRACG2DAEArBEAIaYNAgCrEQAh9w1AAMURACH4DQEAvREAIfkNQADFEQAh-g1AAMURACH7DUAAxREAIfwNAgCrEQAh_Q1AAMURACH-DUAAxREAIf8NQADFEQAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAAC4GQAgmQsEAAAAAbQMAQAAAAG2DAEAAAABow0BAAAAAaQNAQAAAAGlDQIAAAABAQgAAOkCACAGmQsEAAAAAbQMAQAAAAG2DAEAAAABow0BAAAAAaQNAQAAAAGlDQIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAtxkAIJkLBADJFAAhtAwBALAUACG2DAEAsBQAIaMNAQCwFAAhpA0BALAUACGlDQIArxQAIQIAAADKAgAgCAAA7gIAIAaZCwQAyRQAIbQMAQCwFAAhtgwBALAUACGjDQEAsBQAIaQNAQCwFAAhpQ0CAK8UACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACyGQAgFgAAtRkAIBcAALQZACA4AACzGQAgOQAAthkAIAmWCwAA6RMAMJcLAAD3AgAQmAsAAOkTADCZCwQAzxEAIbQMAQCsEQAhtgwBAKwRACGjDQEArBEAIaQNAQCsEQAhpQ0CAKsRACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCWCwAA6BMAMJcLAAD9AgAQmAsAAOgTADCcC0AAuBEAIbALAQDCEQAh0QsBAAAAAZMMQAC4EQAh6g0BALcRACHuDQEAtxEAIe8NAQC3EQAh8A0BALcRACHxDQEAwhEAIfINAQC3EQAh8w0BALcRACH0DQEAtxEAIfUNQADMEQAhAQAAAPoCACABAAAA-gIAIBCWCwAA6BMAMJcLAAD9AgAQmAsAAOgTADCcC0AAuBEAIbALAQDCEQAh0QsBALcRACGTDEAAuBEAIeoNAQC3EQAh7g0BALcRACHvDQEAtxEAIfANAQC3EQAh8Q0BAMIRACHyDQEAtxEAIfMNAQC3EQAh9A0BALcRACH1DUAAzBEAIQOwCwAAtRQAIPENAAC1FAAg9Q0AALUUACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANnAtAAAAAAbALAQAAAAHRCwEAAAABkwxAAAAAAeoNAQAAAAHuDQEAAAAB7w0BAAAAAfANAQAAAAHxDQEAAAAB8g0BAAAAAfMNAQAAAAH0DQEAAAAB9Q1AAAAAAQEIAACCAwAgDZwLQAAAAAGwCwEAAAAB0QsBAAAAAZMMQAAAAAHqDQEAAAAB7g0BAAAAAe8NAQAAAAHwDQEAAAAB8Q0BAAAAAfINAQAAAAHzDQEAAAAB9A0BAAAAAfUNQAAAAAEBCAAAhAMAMAEIAACEAwAwDZwLQACxFAAhsAsBALkUACHRCwEAsBQAIZMMQACxFAAh6g0BALAUACHuDQEAsBQAIe8NAQCwFAAh8A0BALAUACHxDQEAuRQAIfINAQCwFAAh8w0BALAUACH0DQEAsBQAIfUNQADAFAAhAgAAAPoCACAIAACHAwAgDZwLQACxFAAhsAsBALkUACHRCwEAsBQAIZMMQACxFAAh6g0BALAUACHuDQEAsBQAIe8NAQCwFAAh8A0BALAUACHxDQEAuRQAIfINAQCwFAAh8w0BALAUACH0DQEAsBQAIfUNQADAFAAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAArxkAIBYAALEZACAXAACwGQAgsAsAALUUACDxDQAAtRQAIPUNAAC1FAAgEJYLAADnEwAwlwsAAJADABCYCwAA5xMAMJwLQACtEQAhsAsBAL0RACHRCwEArBEAIZMMQACtEQAh6g0BAKwRACHuDQEArBEAIe8NAQCsEQAh8A0BAKwRACHxDQEAvREAIfINAQCsEQAh8w0BAKwRACH0DQEArBEAIfUNQADFEQAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMlgsAAOYTADCXCwAAlgMAEJgLAADmEwAwmQsEAAAAAaoLQAC4EQAh0QsBALcRACH9C0AAuBEAIbYNQADMEQAh6g0BALcRACHrDQAB6xIAIewNAAHrEgAh7Q0CALYRACEBAAAAkwMAIAEAAACTAwAgDJYLAADmEwAwlwsAAJYDABCYCwAA5hMAMJkLBADnEQAhqgtAALgRACHRCwEAtxEAIf0LQAC4EQAhtg1AAMwRACHqDQEAtxEAIesNAAHrEgAh7A0AAesSACHtDQIAthEAIQG2DQAAtRQAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmZCwQAAAABqgtAAAAAAdELAQAAAAH9C0AAAAABtg1AAAAAAeoNAQAAAAHrDQABAAAB7A0AAQAAAe0NAgAAAAEBCAAAmwMAIAmZCwQAAAABqgtAAAAAAdELAQAAAAH9C0AAAAABtg1AAAAAAeoNAQAAAAHrDQABAAAB7A0AAQAAAe0NAgAAAAEBCAAAnQMAMAEIAACdAwAwCZkLBADJFAAhqgtAALEUACHRCwEAsBQAIf0LQACxFAAhtg1AAMAUACHqDQEAsBQAIesNAAG1FwAh7A0AAbUXACHtDQIArxQAIQIAAACTAwAgCAAAoAMAIAmZCwQAyRQAIaoLQACxFAAh0QsBALAUACH9C0AAsRQAIbYNQADAFAAh6g0BALAUACHrDQABtRcAIewNAAG1FwAh7Q0CAK8UACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACqGQAgFgAArRkAIBcAAKwZACA4AACrGQAgOQAArhkAILYNAAC1FAAgDJYLAADlEwAwlwsAAKkDABCYCwAA5RMAMJkLBADPEQAhqgtAAK0RACHRCwEArBEAIf0LQACtEQAhtg1AAMURACHqDQEArBEAIesNAAHnEgAh7A0AAecSACHtDQIAqxEAIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFJYLAADkEwAwlwsAAK8DABCYCwAA5BMAMKQMQAC4EQAhuQ0BAMIRACG7DQEAtxEAIbwNAAHrEgAhvg0BAAAAAb8NAQDCEQAhwA0BAMIRACHWDSAA8hEAId0NAQC3EQAh3g0BALcRACHjDQEAtxEAIeQNAQDCEQAh5Q0BAMIRACHmDQEAwhEAIecNAADNEgAg6A0AAM0SACDpDUAAzBEAIQEAAACsAwAgAQAAAKwDACAUlgsAAOQTADCXCwAArwMAEJgLAADkEwAwpAxAALgRACG5DQEAwhEAIbsNAQC3EQAhvA0AAesSACG-DQEAtxEAIb8NAQDCEQAhwA0BAMIRACHWDSAA8hEAId0NAQC3EQAh3g0BALcRACHjDQEAtxEAIeQNAQDCEQAh5Q0BAMIRACHmDQEAwhEAIecNAADNEgAg6A0AAM0SACDpDUAAzBEAIQe5DQAAtRQAIL8NAAC1FAAgwA0AALUUACDkDQAAtRQAIOUNAAC1FAAg5g0AALUUACDpDQAAtRQAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGkDEAAsRQAIbkNAQC5FAAhuw0BALAUACG8DQABtRcAIb4NAQCwFAAhvw0BALkUACHADQEAuRQAIdYNIADTFAAh3Q0BALAUACHeDQEAsBQAIeMNAQCwFAAh5A0BALkUACHlDQEAuRQAIeYNAQC5FAAh5w0AAKgZACDoDQAAqRkAIOkNQADAFAAhAgAAAKwDACAIAAC0AwAgEaQMQACxFAAhuQ0BALkUACG7DQEAsBQAIbwNAAG1FwAhvg0BALAUACG_DQEAuRQAIcANAQC5FAAh1g0gANMUACHdDQEAsBQAId4NAQCwFAAh4w0BALAUACHkDQEAuRQAIeUNAQC5FAAh5g0BALkUACHnDQAAqBkAIOgNAACpGQAg6Q1AAMAUACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAKUZACAWAACnGQAgFwAAphkAILkNAAC1FAAgvw0AALUUACDADQAAtRQAIOQNAAC1FAAg5Q0AALUUACDmDQAAtRQAIOkNAAC1FAAgFJYLAADjEwAwlwsAALwDABCYCwAA4xMAMKQMQACtEQAhuQ0BAL0RACG7DQEArBEAIbwNAAHnEgAhvg0BAKwRACG_DQEAvREAIcANAQC9EQAh1g0gANsRACHdDQEArBEAId4NAQCsEQAh4w0BAKwRACHkDQEAvREAIeUNAQC9EQAh5g0BAL0RACHnDQAAzRIAIOgNAADNEgAg6Q1AAMURACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGWCwAA3xMAMJcLAADCAwAQmAsAAN8TADDjDAIAthEAIb4NAQC3EQAhvw0BAMIRACHXDQEAtxEAIdgNAgC2EQAh2g0AAOAT2g0i2w0CAO8RACHcDQEAwhEAId0NAQDCEQAh3g0BAMIRACHfDQAA7hEAIOANAgC2EQAh4Q0AAOETACDiDQAA4hMAIAEAAAC_AwAgAQAAAL8DACAPlgsAAN8TADCXCwAAwgMAEJgLAADfEwAw4wwCALYRACG-DQEAtxEAIb8NAQDCEQAh1w0BALcRACHYDQIAthEAIdoNAADgE9oNItsNAgDvEQAh3A0BAMIRACHdDQEAwhEAId4NAQDCEQAh3w0AAO4RACDgDQIAthEAIQa_DQAAtRQAINsNAAC1FAAg3A0AALUUACDdDQAAtRQAIN4NAAC1FAAg3w0AALUUACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAM4wwCAAAAAb4NAQAAAAG_DQEAAAAB1w0BAAAAAdgNAgAAAAHaDQAAANoNAtsNAgAAAAHcDQEAAAAB3Q0BAAAAAd4NAQAAAAHfDYAAAAAB4A0CAAAAAQEIAADHAwAgDOMMAgAAAAG-DQEAAAABvw0BAAAAAdcNAQAAAAHYDQIAAAAB2g0AAADaDQLbDQIAAAAB3A0BAAAAAd0NAQAAAAHeDQEAAAAB3w2AAAAAAeANAgAAAAEBCAAAyQMAMAEIAADJAwAwDOMMAgCvFAAhvg0BALAUACG_DQEAuRQAIdcNAQCwFAAh2A0CAK8UACHaDQAApBnaDSLbDQIAyhQAIdwNAQC5FAAh3Q0BALkUACHeDQEAuRQAId8NgAAAAAHgDQIArxQAIQIAAAC_AwAgCAAAzAMAIAzjDAIArxQAIb4NAQCwFAAhvw0BALkUACHXDQEAsBQAIdgNAgCvFAAh2g0AAKQZ2g0i2w0CAMoUACHcDQEAuRQAId0NAQC5FAAh3g0BALkUACHfDYAAAAAB4A0CAK8UACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACfGQAgFgAAohkAIBcAAKEZACA4AACgGQAgOQAAoxkAIL8NAAC1FAAg2w0AALUUACDcDQAAtRQAIN0NAAC1FAAg3g0AALUUACDfDQAAtRQAIA-WCwAA2xMAMJcLAADVAwAQmAsAANsTADDjDAIAqxEAIb4NAQCsEQAhvw0BAL0RACHXDQEArBEAIdgNAgCrEQAh2g0AANwT2g0i2w0CANERACHcDQEAvREAId0NAQC9EQAh3g0BAL0RACHfDQAA0BEAIOANAgCrEQAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKlgsAANkTADCXCwAA2wMAEJgLAADZEwAwmQsBAAAAAZwLQAC4EQAhqgtAALgRACGvDAEAtxEAIb4NAQC3EQAhvw0BAMIRACHWDSAA2hMAIQEAAADYAwAgAQAAANgDACAKlgsAANkTADCXCwAA2wMAEJgLAADZEwAwmQsBALcRACGcC0AAuBEAIaoLQAC4EQAhrwwBALcRACG-DQEAtxEAIb8NAQDCEQAh1g0gANoTACECvw0AALUUACDWDQAAtRQAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeZCwEAAAABnAtAAAAAAaoLQAAAAAGvDAEAAAABvg0BAAAAAb8NAQAAAAHWDSAAAAABAQgAAOADACAHmQsBAAAAAZwLQAAAAAGqC0AAAAABrwwBAAAAAb4NAQAAAAG_DQEAAAAB1g0gAAAAAQEIAADiAwAwAQgAAOIDADAHmQsBALAUACGcC0AAsRQAIaoLQACxFAAhrwwBALAUACG-DQEAsBQAIb8NAQC5FAAh1g0gAJ4ZACECAAAA2AMAIAgAAOUDACAHmQsBALAUACGcC0AAsRQAIaoLQACxFAAhrwwBALAUACG-DQEAsBQAIb8NAQC5FAAh1g0gAJ4ZACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACbGQAgFgAAnRkAIBcAAJwZACC_DQAAtRQAINYNAAC1FAAgCpYLAADVEwAwlwsAAO4DABCYCwAA1RMAMJkLAQCsEQAhnAtAAK0RACGqC0AArREAIa8MAQCsEQAhvg0BAKwRACG_DQEAvREAIdYNIADWEwAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQAAAAGcC0AAuBEAIbYMAQC3EQAhzA0BALcRACHTDQEAAAABAQAAAPEDACAIygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHSDQAA0xPSDSIBygIAAJkZACAJygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHSDQAA0xPSDSLVDQAA0RMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAM8TACDNAgAA0BMAIJYLAADNEwAwlwsAAPcDABCYCwAAzRMAMJkLAQD3EQAhnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzg0ihw0BAPsSACHKDQQA5xEAIcsNAQC3EQAhzA0BALcRACHODQQA5xEAIc8NBADnEQAh0A1AAMwRACEGygIAAJkZACDNAgAAmhkAIKoLAAC1FAAgsQsAALUUACCHDQAAtRQAINANAAC1FAAgEcoCAADPEwAgzQIAANATACCWCwAAzRMAMJcLAAD3AwAQmAsAAM0TADCZCwEAAAABnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzg0ihw0BAPsSACHKDQQA5xEAIcsNAQAAAAHMDQEAtxEAIc4NBADnEQAhzw0EAOcRACHQDUAAzBEAIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQD3EQAhnAtAALgRACG2DAEAtxEAIcwNAQC3EQAh0w0BALcRACEBAAAA-wMAIAnMAgAAyRMAIJYLAADIEwAwlwsAAP0DABCYCwAAyBMAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIckNAQD3EQAhyg0EAOcRACEBzAIAAJgZACAKzAIAAMkTACCWCwAAyBMAMJcLAAD9AwAQmAsAAMgTADCZCwEAAAABnAtAALgRACHRCwEAtxEAIckNAQD3EQAhyg0EAOcRACHUDQAAxxMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAlhkAIM4CAACXGQAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAACUGQAgzgIAAJUZACCZCwEAAAABnAtAAAAAAbYMAQAAAAHMDQEAAAAB0w0BAAAAAQEIAACJBAAgBZkLAQAAAAGcC0AAAAABtgwBAAAAAcwNAQAAAAHTDQEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA-hgAIM4CAAD7GAAgmQsBALAUACGcC0AAsRQAIbYMAQCwFAAhzA0BALAUACHTDQEAsBQAIQIAAADxAwAgCAAAjgQAIAWZCwEAsBQAIZwLQACxFAAhtgwBALAUACHMDQEAsBQAIdMNAQCwFAAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA9xgAIBYAAPkYACAXAAD4GAAgCJYLAADGEwAwlwsAAJcEABCYCwAAxhMAMJkLAQD0EQAhnAtAAK0RACG2DAEArBEAIcwNAQCsEQAh0w0BAKwRACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAPYYACCcC0AAAAAB0QsBAAAAAYcNAQAAAAHSDQAAANINAgEIAACfBAAgBJwLQAAAAAHRCwEAAAABhw0BAAAAAdINAAAA0g0CAQgAAKEEADABCAAAoQQAMAXKAgAA9RgAIJwLQACxFAAh0QsBALAUACGHDQEAsBQAIdINAAD0GNINIgIAAAD1AwAgCAAApAQAIAScC0AAsRQAIdELAQCwFAAhhw0BALAUACHSDQAA9BjSDSICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADxGAAgFgAA8xgAIBcAAPIYACAHlgsAAMITADCXCwAArQQAEJgLAADCEwAwnAtAAK0RACHRCwEArBEAIYcNAQD0EQAh0g0AAMMT0g0iAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADvGAAgzQIAAPAYACCZCwEAAAABnAtAAAAAAaoLQAAAAAGxCwEAAAABxAwAAADODQKHDQEAAAAByg0EAAAAAcsNAQAAAAHMDQEAAAABzg0EAAAAAc8NBAAAAAHQDUAAAAABAQgAALUEACAMmQsBAAAAAZwLQAAAAAGqC0AAAAABsQsBAAAAAcQMAAAAzg0Chw0BAAAAAcoNBAAAAAHLDQEAAAABzA0BAAAAAc4NBAAAAAHPDQQAAAAB0A1AAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAA4RgAIM0CAADiGAAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAhsQsBALkUACHEDAAA4BjODSKHDQEAuRQAIcoNBADJFAAhyw0BALAUACHMDQEAsBQAIc4NBADJFAAhzw0EAMkUACHQDUAAwBQAIQIAAAD5AwAgCAAAuwQAIAyZCwEAsBQAIZwLQACxFAAhqgtAAMAUACGxCwEAuRQAIcQMAADgGM4NIocNAQC5FAAhyg0EAMkUACHLDQEAsBQAIcwNAQCwFAAhzg0EAMkUACHPDQQAyRQAIdANQADAFAAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADbGAAgFgAA3hgAIBcAAN0YACA4AADcGAAgOQAA3xgAIKoLAAC1FAAgsQsAALUUACCHDQAAtRQAINANAAC1FAAgD5YLAAC-EwAwlwsAAMUEABCYCwAAvhMAMJkLAQD0EQAhnAtAAK0RACGqC0AAxREAIbELAQC9EQAhxAwAAL8Tzg0ihw0BAOESACHKDQQAzxEAIcsNAQCsEQAhzA0BAKwRACHODQQAzxEAIc8NBADPEQAh0A1AAMURACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAANoYACCZCwEAAAABnAtAAAAAAdELAQAAAAHJDQEAAAAByg0EAAAAAQEIAADNBAAgBZkLAQAAAAGcC0AAAAAB0QsBAAAAAckNAQAAAAHKDQQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAA2RgAIJkLAQCwFAAhnAtAALEUACHRCwEAsBQAIckNAQCwFAAhyg0EAMkUACECAAAA_wMAIAgAANIEACAFmQsBALAUACGcC0AAsRQAIdELAQCwFAAhyQ0BALAUACHKDQQAyRQAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAANQYACAWAADXGAAgFwAA1hgAIDgAANUYACA5AADYGAAgCJYLAAC9EwAwlwsAANsEABCYCwAAvRMAMJkLAQD0EQAhnAtAAK0RACHRCwEArBEAIckNAQD0EQAhyg0EAM8RACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeWCwAAvBMAMJcLAADhBAAQmAsAALwTADC-DQEAAAABxg1AALgRACHHDUAAzBEAIcgNAQDCEQAhAQAAAN4EACABAAAA3gQAIAeWCwAAvBMAMJcLAADhBAAQmAsAALwTADC-DQEAtxEAIcYNQAC4EQAhxw1AAMwRACHIDQEAwhEAIQLHDQAAtRQAIMgNAAC1FAAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBL4NAQAAAAHGDUAAAAABxw1AAAAAAcgNAQAAAAEBCAAA5gQAIAS-DQEAAAABxg1AAAAAAccNQAAAAAHIDQEAAAABAQgAAOgEADABCAAA6AQAMAS-DQEAsBQAIcYNQACxFAAhxw1AAMAUACHIDQEAuRQAIQIAAADeBAAgCAAA6wQAIAS-DQEAsBQAIcYNQACxFAAhxw1AAMAUACHIDQEAuRQAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAANEYACAWAADTGAAgFwAA0hgAIMcNAAC1FAAgyA0AALUUACAHlgsAALsTADCXCwAA9AQAEJgLAAC7EwAwvg0BAKwRACHGDUAArREAIccNQADFEQAhyA0BAL0RACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAtxMAIJYLAAC2EwAwlwsAAP8EABCYCwAAthMAMJkLAgAAAAG5DQEAtxEAIb0NAQC3EQAhvg0BAAAAAb8NAQC3EQAhwA0BALcRACHBDQEAwhEAIcINAQDCEQAhww0AAM0SACDEDSAA8hEAIQEAAAD3BAAgD58DAAC6EwAglgsAALkTADCXCwAA-QQAEJgLAAC5EwAwmQsCALYRACGGDAEAwhEAIe8MAQC3EQAhkQ0BALcRACG1DQAB6xIAIbcNAgC2EQAhuA0BALcRACG5DQEAtxEAIboNAQDCEQAhuw0BAMIRACG8DQAB9RIAIQWfAwAA0BgAIIYMAAC1FAAgug0AALUUACC7DQAAtRQAILwNAAC1FAAgEJ8DAAC6EwAglgsAALkTADCXCwAA-QQAEJgLAAC5EwAwmQsCAAAAAYYMAQDCEQAh7wwBALcRACGRDQEAtxEAIbUNAAHrEgAhtw0CALYRACG4DQEAtxEAIbkNAQC3EQAhug0BAMIRACG7DQEAwhEAIbwNAAH1EgAhxQ0AALgTACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAtxMAIJYLAAC2EwAwlwsAAP8EABCYCwAAthMAMJkLAgC2EQAhuQ0BALcRACG9DQEAtxEAIb4NAQC3EQAhvw0BALcRACHADQEAtxEAIcENAQDCEQAhwg0BAMIRACHDDQAAzRIAIMQNIADyEQAhA6ADAADPGAAgwQ0AALUUACDCDQAAtRQAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAzhgAIJkLAgAAAAG5DQEAAAABvQ0BAAAAAb4NAQAAAAG_DQEAAAABwA0BAAAAAcENAQAAAAHCDQEAAAABww0AAM0YACDEDSAAAAABAQgAAIQFACAKmQsCAAAAAbkNAQAAAAG9DQEAAAABvg0BAAAAAb8NAQAAAAHADQEAAAABwQ0BAAAAAcINAQAAAAHDDQAAzRgAIMQNIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAADAGAAgmQsCAK8UACG5DQEAsBQAIb0NAQCwFAAhvg0BALAUACG_DQEAsBQAIcANAQCwFAAhwQ0BALkUACHCDQEAuRQAIcMNAAC_GAAgxA0gANMUACECAAAA9wQAIAgAAIkFACAKmQsCAK8UACG5DQEAsBQAIb0NAQCwFAAhvg0BALAUACG_DQEAsBQAIcANAQCwFAAhwQ0BALkUACHCDQEAuRQAIcMNAAC_GAAgxA0gANMUACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAAC6GAAgFgAAvRgAIBcAALwYACA4AAC7GAAgOQAAvhgAIMENAAC1FAAgwg0AALUUACANlgsAALUTADCXCwAAkgUAEJgLAAC1EwAwmQsCAKsRACG5DQEArBEAIb0NAQCsEQAhvg0BAKwRACG_DQEArBEAIcANAQCsEQAhwQ0BAL0RACHCDQEAvREAIcMNAADNEgAgxA0gANsRACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAALkYACCZCwIAAAABhgwBAAAAAe8MAQAAAAGRDQEAAAABtQ0AAQAAAbcNAgAAAAG4DQEAAAABuQ0BAAAAAboNAQAAAAG7DQEAAAABvA0AAQAAAQEIAACaBQAgC5kLAgAAAAGGDAEAAAAB7wwBAAAAAZENAQAAAAG1DQABAAABtw0CAAAAAbgNAQAAAAG5DQEAAAABug0BAAAAAbsNAQAAAAG8DQABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAuBgAIJkLAgCvFAAhhgwBALkUACHvDAEAsBQAIZENAQCwFAAhtQ0AAbUXACG3DQIArxQAIbgNAQCwFAAhuQ0BALAUACG6DQEAuRQAIbsNAQC5FAAhvA0AAcEXACECAAAA-wQAIAgAAJ8FACALmQsCAK8UACGGDAEAuRQAIe8MAQCwFAAhkQ0BALAUACG1DQABtRcAIbcNAgCvFAAhuA0BALAUACG5DQEAsBQAIboNAQC5FAAhuw0BALkUACG8DQABwRcAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAALMYACAWAAC2GAAgFwAAtRgAIDgAALQYACA5AAC3GAAghgwAALUUACC6DQAAtRQAILsNAAC1FAAgvA0AALUUACAOlgsAALQTADCXCwAAqAUAEJgLAAC0EwAwmQsCAKsRACGGDAEAvREAIe8MAQCsEQAhkQ0BAKwRACG1DQAB5xIAIbcNAgCrEQAhuA0BAKwRACG5DQEArBEAIboNAQC9EQAhuw0BAL0RACG8DQAB8RIAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBeYGBADnEQAhlgsAALMTADCXCwAArgUAEJgLAACzEwAwmQsCAAAAAQEAAACrBQAgAQAAAKsFACAF5gYEAOcRACGWCwAAsxMAMJcLAACuBQAQmAsAALMTADCZCwIAthEAIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAC5gYEAAAAAZkLAgAAAAEBCAAAswUAIALmBgQAAAABmQsCAAAAAQEIAAC1BQAwAQgAALUFADAC5gYEAMkUACGZCwIArxQAIQIAAACrBQAgCAAAuAUAIALmBgQAyRQAIZkLAgCvFAAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAArhgAIBYAALEYACAXAACwGAAgOAAArxgAIDkAALIYACAF5gYEAM8RACGWCwAAshMAMJcLAADBBQAQmAsAALITADCZCwIAqxEAIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB5YLAACxEwAwlwsAAMcFABCYCwAAsRMAMKoLQAC4EQAhiQwBALcRACGBDQEAAAABtg1AALgRACEBAAAAxAUAIAEAAADEBQAgB5YLAACxEwAwlwsAAMcFABCYCwAAsRMAMKoLQAC4EQAhiQwBALcRACGBDQEAtxEAIbYNQAC4EQAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASqC0AAAAABiQwBAAAAAYENAQAAAAG2DUAAAAABAQgAAMwFACAEqgtAAAAAAYkMAQAAAAGBDQEAAAABtg1AAAAAAQEIAADOBQAwAQgAAM4FADAEqgtAALEUACGJDAEAsBQAIYENAQCwFAAhtg1AALEUACECAAAAxAUAIAgAANEFACAEqgtAALEUACGJDAEAsBQAIYENAQCwFAAhtg1AALEUACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAACrGAAgFgAArRgAIBcAAKwYACAHlgsAALATADCXCwAA2gUAEJgLAACwEwAwqgtAAK0RACGJDAEArBEAIYENAQCsEQAhtg1AAK0RACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeWCwAArxMAMJcLAADgBQAQmAsAAK8TADCcC0AAuBEAIaoLQAC4EQAhyAsAAQAAAYkMAQC3EQAhAQAAAN0FACABAAAA3QUAIAeWCwAArxMAMJcLAADgBQAQmAsAAK8TADCcC0AAuBEAIaoLQAC4EQAhyAsAAesSACGJDAEAtxEAIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEnAtAAAAAAaoLQAAAAAHICwABAAABiQwBAAAAAQEIAADlBQAgBJwLQAAAAAGqC0AAAAAByAsAAQAAAYkMAQAAAAEBCAAA5wUAMAEIAADnBQAwBJwLQACxFAAhqgtAALEUACHICwABtRcAIYkMAQCwFAAhAgAAAN0FACAIAADqBQAgBJwLQACxFAAhqgtAALEUACHICwABtRcAIYkMAQCwFAAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAqBgAIBYAAKoYACAXAACpGAAgB5YLAACuEwAwlwsAAPMFABCYCwAArhMAMJwLQACtEQAhqgtAAK0RACHICwAB5xIAIYkMAQCsEQAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARlgsAAK0TADCXCwAA-QUAEJgLAACtEwAwmQsBAAAAAZwLQAC4EQAh0QsBALcRACGUDEAAzBEAIdwMAQC3EQAh7wwBAMIRACH0DAEAwhEAIZENAQC3EQAhkw0BALcRACGxDQEAtxEAIbINAACDEgAgsw0BALcRACG0DQEAtxEAIbUNAQDCEQAhAQAAAPYFACABAAAA9gUAIBGWCwAArRMAMJcLAAD5BQAQmAsAAK0TADCZCwEA9xEAIZwLQAC4EQAh0QsBALcRACGUDEAAzBEAIdwMAQC3EQAh7wwBAMIRACH0DAEAwhEAIZENAQC3EQAhkw0BALcRACGxDQEAtxEAIbINAACDEgAgsw0BALcRACG0DQEAtxEAIbUNAQDCEQAhBJQMAAC1FAAg7wwAALUUACD0DAAAtRQAILUNAAC1FAAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDpkLAQAAAAGcC0AAAAAB0QsBAAAAAZQMQAAAAAHcDAEAAAAB7wwBAAAAAfQMAQAAAAGRDQEAAAABkw0BAAAAAbENAQAAAAGyDYAAAAABsw0BAAAAAbQNAQAAAAG1DQEAAAABAQgAAP4FACAOmQsBAAAAAZwLQAAAAAHRCwEAAAABlAxAAAAAAdwMAQAAAAHvDAEAAAAB9AwBAAAAAZENAQAAAAGTDQEAAAABsQ0BAAAAAbINgAAAAAGzDQEAAAABtA0BAAAAAbUNAQAAAAEBCAAAgAYAMAEIAACABgAwDpkLAQCwFAAhnAtAALEUACHRCwEAsBQAIZQMQADAFAAh3AwBALAUACHvDAEAuRQAIfQMAQC5FAAhkQ0BALAUACGTDQEAsBQAIbENAQCwFAAhsg2AAAAAAbMNAQCwFAAhtA0BALAUACG1DQEAuRQAIQIAAAD2BQAgCAAAgwYAIA6ZCwEAsBQAIZwLQACxFAAh0QsBALAUACGUDEAAwBQAIdwMAQCwFAAh7wwBALkUACH0DAEAuRQAIZENAQCwFAAhkw0BALAUACGxDQEAsBQAIbINgAAAAAGzDQEAsBQAIbQNAQCwFAAhtQ0BALkUACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAAClGAAgFgAApxgAIBcAAKYYACCUDAAAtRQAIO8MAAC1FAAg9AwAALUUACC1DQAAtRQAIBGWCwAArBMAMJcLAACMBgAQmAsAAKwTADCZCwEA9BEAIZwLQACtEQAh0QsBAKwRACGUDEAAxREAIdwMAQCsEQAh7wwBAL0RACH0DAEAvREAIZENAQCsEQAhkw0BAKwRACGxDQEArBEAIbINAAD9EQAgsw0BAKwRACG0DQEArBEAIbUNAQC9EQAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFlgsAAKsTADCXCwAAkgYAEJgLAACrEwAwtgwBAAAAAd8MQAC4EQAhAQAAAI8GACABAAAAjwYAIAWWCwAAqxMAMJcLAACSBgAQmAsAAKsTADC2DAEAtxEAId8MQAC4EQAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAK2DAEAAAAB3wxAAAAAAQEIAACXBgAgArYMAQAAAAHfDEAAAAABAQgAAJkGADABCAAAmQYAMAK2DAEAsBQAId8MQACxFAAhAgAAAI8GACAIAACcBgAgArYMAQCwFAAh3wxAALEUACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACiGAAgFgAApBgAIBcAAKMYACAFlgsAAKoTADCXCwAApQYAEJgLAACqEwAwtgwBAKwRACHfDEAArREAIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBpYLAACpEwAwlwsAAKsGABCYCwAAqRMAMJkLAQAAAAGvDUAAuBEAIbANAADNEgAgAQAAAKgGACABAAAAqAYAIAaWCwAAqRMAMJcLAACrBgAQmAsAAKkTADCZCwEA9xEAIa8NQAC4EQAhsA0AAM0SACAAAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgA5kLAQAAAAGvDUAAAAABsA0AAKEYACABCAAAsAYAIAOZCwEAAAABrw1AAAAAAbANAAChGAAgAQgAALIGADABCAAAsgYAMAOZCwEAsBQAIa8NQACxFAAhsA0AAKAYACACAAAAqAYAIAgAALUGACADmQsBALAUACGvDUAAsRQAIbANAACgGAAgAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAAnRgAIBYAAJ8YACAXAACeGAAgBpYLAACoEwAwlwsAAL4GABCYCwAAqBMAMJkLAQD0EQAhrw1AAK0RACGwDQAAzRIAIAMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCZYLAACmEwAwlwsAAMQGABCYCwAAphMAMLALAACnE60NItsLAQAAAAGUDEAAzBEAIfAMAQC3EQAhrQ0BAAAAAa4NQAC4EQAhAQAAAMEGACABAAAAwQYAIAmWCwAAphMAMJcLAADEBgAQmAsAAKYTADCwCwAApxOtDSLbCwEAtxEAIZQMQADMEQAh8AwBALcRACGtDQEAwhEAIa4NQAC4EQAhApQMAAC1FAAgrQ0AALUUACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAGsAsAAACtDQLbCwEAAAABlAxAAAAAAfAMAQAAAAGtDQEAAAABrg1AAAAAAQEIAADJBgAgBrALAAAArQ0C2wsBAAAAAZQMQAAAAAHwDAEAAAABrQ0BAAAAAa4NQAAAAAEBCAAAywYAMAEIAADLBgAwBrALAACcGK0NItsLAQCwFAAhlAxAAMAUACHwDAEAsBQAIa0NAQC5FAAhrg1AALEUACECAAAAwQYAIAgAAM4GACAGsAsAAJwYrQ0i2wsBALAUACGUDEAAwBQAIfAMAQCwFAAhrQ0BALkUACGuDUAAsRQAIQIAAADEBgAgCAAA0AYAIAIAAADEBgAgCAAA0AYAIAMAAADBBgAgDwAAyQYAIBAAAM4GACABAAAAwQYAIAEAAADEBgAgBRUAAJkYACAWAACbGAAgFwAAmhgAIJQMAAC1FAAgrQ0AALUUACAJlgsAAKITADCXCwAA1wYAEJgLAACiEwAwsAsAAKMTrQ0i2wsBAKwRACGUDEAAxREAIfAMAQCsEQAhrQ0BAL0RACGuDUAArREAIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCJYLAACgEwAwlwsAAN0GABCYCwAAoBMAMJwLQAC4EQAh4wwCALYRACHkDAEA9xEAIaoNAQC3EQAhqw0AAKETACABAAAA2gYAIAEAAADaBgAgB5YLAACgEwAwlwsAAN0GABCYCwAAoBMAMJwLQAC4EQAh4wwCALYRACHkDAEA9xEAIaoNAQC3EQAhAAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIAScC0AAAAAB4wwCAAAAAeQMAQAAAAGqDQEAAAABAQgAAOIGACAEnAtAAAAAAeMMAgAAAAHkDAEAAAABqg0BAAAAAQEIAADkBgAwAQgAAOQGADAEnAtAALEUACHjDAIArxQAIeQMAQCwFAAhqg0BALAUACECAAAA2gYAIAgAAOcGACAEnAtAALEUACHjDAIArxQAIeQMAQCwFAAhqg0BALAUACECAAAA3QYAIAgAAOkGACACAAAA3QYAIAgAAOkGACADAAAA2gYAIA8AAOIGACAQAADnBgAgAQAAANoGACABAAAA3QYAIAUVAACUGAAgFgAAlxgAIBcAAJYYACA4AACVGAAgOQAAmBgAIAeWCwAAnxMAMJcLAADwBgAQmAsAAJ8TADCcC0AArREAIeMMAgCrEQAh5AwBAPQRACGqDQEArBEAIQMAAADdBgAgAwAA7wYAMBQAAPAGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBZYLAACeEwAwlwsAAPYGABCYCwAAnhMAMKoLQAC4EQAhqQ0BAAAAAQEAAADzBgAgAQAAAPMGACAFlgsAAJ4TADCXCwAA9gYAEJgLAACeEwAwqgtAALgRACGpDQEAtxEAIQADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACACqgtAAAAAAakNAQAAAAEBCAAA-wYAIAKqC0AAAAABqQ0BAAAAAQEIAAD9BgAwAQgAAP0GADACqgtAALEUACGpDQEAsBQAIQIAAADzBgAgCAAAgAcAIAKqC0AAsRQAIakNAQCwFAAhAgAAAPYGACAIAACCBwAgAgAAAPYGACAIAACCBwAgAwAAAPMGACAPAAD7BgAgEAAAgAcAIAEAAADzBgAgAQAAAPYGACADFQAAkRgAIBYAAJMYACAXAACSGAAgBZYLAACdEwAwlwsAAIkHABCYCwAAnRMAMKoLQACtEQAhqQ0BAKwRACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAmWCwAAmxMAMJcLAACPBwAQmAsAAJsTADCcC0AAuBEAIbYMAQC3EQAh5AwBALcRACHmDAEAtxEAIaMNAQC3EQAhqA0AAJwTACABAAAAjAcAIAEAAACMBwAgCJYLAACbEwAwlwsAAI8HABCYCwAAmxMAMJwLQAC4EQAhtgwBALcRACHkDAEAtxEAIeYMAQC3EQAhow0BALcRACEAAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACADAAAAjwcAIAMAAJAHADAEAACMBwAgBZwLQAAAAAG2DAEAAAAB5AwBAAAAAeYMAQAAAAGjDQEAAAABAQgAAJQHACAFnAtAAAAAAbYMAQAAAAHkDAEAAAAB5gwBAAAAAaMNAQAAAAEBCAAAlgcAMAEIAACWBwAwBZwLQACxFAAhtgwBALAUACHkDAEAsBQAIeYMAQCwFAAhow0BALAUACECAAAAjAcAIAgAAJkHACAFnAtAALEUACG2DAEAsBQAIeQMAQCwFAAh5gwBALAUACGjDQEAsBQAIQIAAACPBwAgCAAAmwcAIAIAAACPBwAgCAAAmwcAIAMAAACMBwAgDwAAlAcAIBAAAJkHACABAAAAjAcAIAEAAACPBwAgAxUAAI4YACAWAACQGAAgFwAAjxgAIAiWCwAAmhMAMJcLAACiBwAQmAsAAJoTADCcC0AArREAIbYMAQCsEQAh5AwBAKwRACHmDAEArBEAIaMNAQCsEQAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACANlgsAAJgTADCXCwAAqAcAEJgLAACYEwAwqgtAALgRACHJCwEAtxEAIdILAQC3EQAh1AsBALcRACH7CwIAthEAIa8MAQC3EQAh5gwBALcRACHxDAEAtxEAIaMNAQC3EQAhpw0AAJkTACABAAAApQcAIAEAAAClBwAgDJYLAACYEwAwlwsAAKgHABCYCwAAmBMAMKoLQAC4EQAhyQsBALcRACHSCwEAtxEAIdQLAQC3EQAh-wsCALYRACGvDAEAtxEAIeYMAQC3EQAh8QwBALcRACGjDQEAtxEAIQADAAAAqAcAIAMAAKkHADAEAAClBwAgAwAAAKgHACADAACpBwAwBAAApQcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAJqgtAAAAAAckLAQAAAAHSCwEAAAAB1AsBAAAAAfsLAgAAAAGvDAEAAAAB5gwBAAAAAfEMAQAAAAGjDQEAAAABAQgAAK0HACAJqgtAAAAAAckLAQAAAAHSCwEAAAAB1AsBAAAAAfsLAgAAAAGvDAEAAAAB5gwBAAAAAfEMAQAAAAGjDQEAAAABAQgAAK8HADABCAAArwcAMAmqC0AAsRQAIckLAQCwFAAh0gsBALAUACHUCwEAsBQAIfsLAgCvFAAhrwwBALAUACHmDAEAsBQAIfEMAQCwFAAhow0BALAUACECAAAApQcAIAgAALIHACAJqgtAALEUACHJCwEAsBQAIdILAQCwFAAh1AsBALAUACH7CwIArxQAIa8MAQCwFAAh5gwBALAUACHxDAEAsBQAIaMNAQCwFAAhAgAAAKgHACAIAAC0BwAgAgAAAKgHACAIAAC0BwAgAwAAAKUHACAPAACtBwAgEAAAsgcAIAEAAAClBwAgAQAAAKgHACAFFQAAiRgAIBYAAIwYACAXAACLGAAgOAAAihgAIDkAAI0YACAMlgsAAJcTADCXCwAAuwcAEJgLAACXEwAwqgtAAK0RACHJCwEArBEAIdILAQCsEQAh1AsBAKwRACH7CwIAqxEAIa8MAQCsEQAh5gwBAKwRACHxDAEArBEAIaMNAQCsEQAhAwAAAKgHACADAAC6BwAwFAAAuwcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAG3QEAAJQTACCWCwAAkxMAMJcLAADGBwAQmAsAAJMTADC2DAEAAAABpg0CALYRACEBAAAAvgcAIAvcAQEAtxEAIfEEAACWEwAglgsAAJUTADCXCwAAwAcAEJgLAACVEwAwmQsEAOcRACGvDAEAtxEAIbYMAQC3EQAhow0BALcRACGkDQEAtxEAIaUNAgC2EQAhAfEEAACIGAAgC9wBAQC3EQAh8QQAAJYTACCWCwAAlRMAMJcLAADABwAQmAsAAJUTADCZCwQAAAABrwwBALcRACG2DAEAtxEAIaMNAQC3EQAhpA0BALcRACGlDQIAthEAIQMAAADABwAgAwAAwQcAMAQAAMIHACABAAAAwAcAIAEAAAC-BwAgBt0BAACUEwAglgsAAJMTADCXCwAAxgcAEJgLAACTEwAwtgwBALcRACGmDQIAthEAIQHdAQAAhxgAIAMAAADGBwAgAwAAxwcAMAQAAL4HACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAwAAAMYHACADAADHBwAwBAAAvgcAIAPdAQAAhhgAILYMAQAAAAGmDQIAAAABAQgAAMsHACACtgwBAAAAAaYNAgAAAAEBCAAAzQcAMAEIAADNBwAwA90BAAD5FwAgtgwBALAUACGmDQIArxQAIQIAAAC-BwAgCAAA0AcAIAK2DAEAsBQAIaYNAgCvFAAhAgAAAMYHACAIAADSBwAgAgAAAMYHACAIAADSBwAgAwAAAL4HACAPAADLBwAgEAAA0AcAIAEAAAC-BwAgAQAAAMYHACAFFQAA9BcAIBYAAPcXACAXAAD2FwAgOAAA9RcAIDkAAPgXACAFlgsAAJITADCXCwAA2QcAEJgLAACSEwAwtgwBAKwRACGmDQIAqxEAIQMAAADGBwAgAwAA2AcAMBQAANkHACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAQAAAMIHACABAAAAwgcAIAMAAADABwAgAwAAwQcAMAQAAMIHACADAAAAwAcAIAMAAMEHADAEAADCBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIAjcAQEAAAAB8QQAAPMXACCZCwQAAAABrwwBAAAAAbYMAQAAAAGjDQEAAAABpA0BAAAAAaUNAgAAAAEBCAAA4QcAIAfcAQEAAAABmQsEAAAAAa8MAQAAAAG2DAEAAAABow0BAAAAAaQNAQAAAAGlDQIAAAABAQgAAOMHADABCAAA4wcAMAjcAQEAsBQAIfEEAADyFwAgmQsEAMkUACGvDAEAsBQAIbYMAQCwFAAhow0BALAUACGkDQEAsBQAIaUNAgCvFAAhAgAAAMIHACAIAADmBwAgB9wBAQCwFAAhmQsEAMkUACGvDAEAsBQAIbYMAQCwFAAhow0BALAUACGkDQEAsBQAIaUNAgCvFAAhAgAAAMAHACAIAADoBwAgAgAAAMAHACAIAADoBwAgAwAAAMIHACAPAADhBwAgEAAA5gcAIAEAAADCBwAgAQAAAMAHACAFFQAA7RcAIBYAAPAXACAXAADvFwAgOAAA7hcAIDkAAPEXACAK3AEBAKwRACGWCwAAkRMAMJcLAADvBwAQmAsAAJETADCZCwQAzxEAIa8MAQCsEQAhtgwBAKwRACGjDQEArBEAIaQNAQCsEQAhpQ0CAKsRACEDAAAAwAcAIAMAAO4HADAUAADvBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIBiWCwAAjxMAMJcLAAD1BwAQmAsAAI8TADCZCwEAAAABnAtAALgRACGqC0AAzBEAIbALAACQE50NItALAQC3EQAh0QsBALcRACHbCwEAAAAB9gsBALcRACGADEAAuBEAIZMMQAC4EQAhowxAAMwRACHrDEAAzBEAIewMAQD7EgAh8QwBALcRACGYDQIAthEAIZ0NAACDEgAgng0CALYRACGfDQAA7hEAIKANAADuEQAgoQ0BAMIRACGiDUAAuBEAIQEAAADyBwAgAQAAAPIHACAYlgsAAI8TADCXCwAA9QcAEJgLAACPEwAwmQsBALcRACGcC0AAuBEAIaoLQADMEQAhsAsAAJATnQ0i0AsBALcRACHRCwEAtxEAIdsLAQC3EQAh9gsBALcRACGADEAAuBEAIZMMQAC4EQAhowxAAMwRACHrDEAAzBEAIewMAQD7EgAh8QwBALcRACGYDQIAthEAIZ0NAACDEgAgng0CALYRACGfDQAA7hEAIKANAADuEQAgoQ0BAMIRACGiDUAAuBEAIQeqCwAAtRQAIKMMAAC1FAAg6wwAALUUACDsDAAAtRQAIJ8NAAC1FAAgoA0AALUUACChDQAAtRQAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIBWZCwEAAAABnAtAAAAAAaoLQAAAAAGwCwAAAJ0NAtALAQAAAAHRCwEAAAAB2wsBAAAAAfYLAQAAAAGADEAAAAABkwxAAAAAAaMMQAAAAAHrDEAAAAAB7AwBAAAAAfEMAQAAAAGYDQIAAAABnQ2AAAAAAZ4NAgAAAAGfDYAAAAABoA2AAAAAAaENAQAAAAGiDUAAAAABAQgAAPoHACAVmQsBAAAAAZwLQAAAAAGqC0AAAAABsAsAAACdDQLQCwEAAAAB0QsBAAAAAdsLAQAAAAH2CwEAAAABgAxAAAAAAZMMQAAAAAGjDEAAAAAB6wxAAAAAAewMAQAAAAHxDAEAAAABmA0CAAAAAZ0NgAAAAAGeDQIAAAABnw2AAAAAAaANgAAAAAGhDQEAAAABog1AAAAAAQEIAAD8BwAwAQgAAPwHADAVmQsBALAUACGcC0AAsRQAIaoLQADAFAAhsAsAAOwXnQ0i0AsBALAUACHRCwEAsBQAIdsLAQCwFAAh9gsBALAUACGADEAAsRQAIZMMQACxFAAhowxAAMAUACHrDEAAwBQAIewMAQC5FAAh8QwBALAUACGYDQIArxQAIZ0NgAAAAAGeDQIArxQAIZ8NgAAAAAGgDYAAAAABoQ0BALkUACGiDUAAsRQAIQIAAADyBwAgCAAA_wcAIBWZCwEAsBQAIZwLQACxFAAhqgtAAMAUACGwCwAA7BedDSLQCwEAsBQAIdELAQCwFAAh2wsBALAUACH2CwEAsBQAIYAMQACxFAAhkwxAALEUACGjDEAAwBQAIesMQADAFAAh7AwBALkUACHxDAEAsBQAIZgNAgCvFAAhnQ2AAAAAAZ4NAgCvFAAhnw2AAAAAAaANgAAAAAGhDQEAuRQAIaINQACxFAAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAMFQAA5xcAIBYAAOoXACAXAADpFwAgOAAA6BcAIDkAAOsXACCqCwAAtRQAIKMMAAC1FAAg6wwAALUUACDsDAAAtRQAIJ8NAAC1FAAgoA0AALUUACChDQAAtRQAIBiWCwAAixMAMJcLAACICAAQmAsAAIsTADCZCwEArBEAIZwLQACtEQAhqgtAAMURACGwCwAAjBOdDSLQCwEArBEAIdELAQCsEQAh2wsBAKwRACH2CwEArBEAIYAMQACtEQAhkwxAAK0RACGjDEAAxREAIesMQADFEQAh7AwBAOESACHxDAEArBEAIZgNAgCrEQAhnQ0AAP0RACCeDQIAqxEAIZ8NAADQEQAgoA0AANARACChDQEAvREAIaINQACtEQAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAFlgsAAIoTADCXCwAAjggAEJgLAACKEwAw5gwBAAAAAZsNQAC4EQAhAQAAAIsIACABAAAAiwgAIAWWCwAAihMAMJcLAACOCAAQmAsAAIoTADDmDAEAtxEAIZsNQAC4EQAhAAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgAwAAAI4IACADAACPCAAwBAAAiwgAIALmDAEAAAABmw1AAAAAAQEIAACTCAAgAuYMAQAAAAGbDUAAAAABAQgAAJUIADABCAAAlQgAMALmDAEAsBQAIZsNQACxFAAhAgAAAIsIACAIAACYCAAgAuYMAQCwFAAhmw1AALEUACECAAAAjggAIAgAAJoIACACAAAAjggAIAgAAJoIACADAAAAiwgAIA8AAJMIACAQAACYCAAgAQAAAIsIACABAAAAjggAIAMVAADkFwAgFgAA5hcAIBcAAOUXACAFlgsAAIkTADCXCwAAoQgAEJgLAACJEwAw5gwBAKwRACGbDUAArREAIQMAAACOCAAgAwAAoAgAMBQAAKEIACADAAAAjggAIAMAAI8IADAEAACLCAAgB5YLAACIEwAwlwsAAKcIABCYCwAAiBMAMOYMAQAAAAGYDQIAthEAIZkNQAC4EQAhmg1AALgRACEBAAAApAgAIAEAAACkCAAgB5YLAACIEwAwlwsAAKcIABCYCwAAiBMAMOYMAQC3EQAhmA0CALYRACGZDUAAuBEAIZoNQAC4EQAhAAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAwAAAKcIACADAACoCAAwBAAApAgAIATmDAEAAAABmA0CAAAAAZkNQAAAAAGaDUAAAAABAQgAAKwIACAE5gwBAAAAAZgNAgAAAAGZDUAAAAABmg1AAAAAAQEIAACuCAAwAQgAAK4IADAE5gwBALAUACGYDQIArxQAIZkNQACxFAAhmg1AALEUACECAAAApAgAIAgAALEIACAE5gwBALAUACGYDQIArxQAIZkNQACxFAAhmg1AALEUACECAAAApwgAIAgAALMIACACAAAApwgAIAgAALMIACADAAAApAgAIA8AAKwIACAQAACxCAAgAQAAAKQIACABAAAApwgAIAUVAADfFwAgFgAA4hcAIBcAAOEXACA4AADgFwAgOQAA4xcAIAeWCwAAhxMAMJcLAAC6CAAQmAsAAIcTADDmDAEArBEAIZgNAgCrEQAhmQ1AAK0RACGaDUAArREAIQMAAACnCAAgAwAAuQgAMBQAALoIACADAAAApwgAIAMAAKgIADAEAACkCAAgBZYLAACGEwAwlwsAAMAIABCYCwAAhhMAMJkLAQAAAAGXDSAAAAABAQAAAL0IACABAAAAvQgAIAWWCwAAhhMAMJcLAADACAAQmAsAAIYTADCZCwEA9xEAIZcNIADyEQAhAAMAAADACAAgAwAAwQgAMAQAAL0IACADAAAAwAgAIAMAAMEIADAEAAC9CAAgAwAAAMAIACADAADBCAAwBAAAvQgAIAKZCwEAAAABlw0gAAAAAQEIAADFCAAgApkLAQAAAAGXDSAAAAABAQgAAMcIADABCAAAxwgAMAKZCwEAsBQAIZcNIADTFAAhAgAAAL0IACAIAADKCAAgApkLAQCwFAAhlw0gANMUACECAAAAwAgAIAgAAMwIACACAAAAwAgAIAgAAMwIACADAAAAvQgAIA8AAMUIACAQAADKCAAgAQAAAL0IACABAAAAwAgAIAMVAADcFwAgFgAA3hcAIBcAAN0XACAFlgsAAIUTADCXCwAA0wgAEJgLAACFEwAwmQsBAPQRACGXDSAA2xEAIQMAAADACAAgAwAA0ggAMBQAANMIACADAAAAwAgAIAMAAMEIADAEAAC9CAAgJNUFAAD8EgAglgsAAPoSADCXCwAA4wgAEJgLAAD6EgAwmQsBAAAAAZwLQAC4EQAhsAsBALcRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGqDAEAtxEAIasMEADpEQAhxAwBALcRACHcDAEAwhEAIe8MAQDCEQAh8QwBALcRACHzDAEAtxEAIfcMAQC3EQAh_AxAAMwRACH-DAEAtxEAIYANQAC4EQAhgQ0BALcRACGHDQEA-xIAIYgNAgDvEQAhiQ0CAO8RACGKDSAA8hEAIYsNIADyEQAhjA0BALcRACGNDQEAtxEAIY4NEACjEgAhjw0QAKMSACGQDRAAoxIAIZENAQDCEQAhkg0BAMIRACGTDQEAtxEAIZQNAQDCEQAhAQAAANYIACAX0gUAAIMTACDUBQAAhBMAIJYLAACCEwAwlwsAANgIABCYCwAAghMAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAIQrSBQAA2hcAINQFAADbFwAgsQsAALUUACDaCwAAtRQAIOcMAAC1FAAg6AwAALUUACDpDAAAtRQAIOoMAAC1FAAg6wwAALUUACDsDAAAtRQAIBjSBQAAgxMAINQFAACEEwAglgsAAIITADCXCwAA2AgAEJgLAACCEwAwmQsBAAAAAZwLQAC4EQAhsAsBALcRACGxCwEAwhEAIbQLAgC2EQAh2gsBAMIRACGQDAEAtxEAIZMMQAC4EQAhqwwQAOkRACHkDAEA9xEAIeUMAQC3EQAh5gwBALcRACHnDAEAwhEAIegMAADuEQAg6QxAAMwRACHqDEAAzBEAIesMQADMEQAh7AwBAPsSACGWDQAAgRMAIAMAAADYCAAgAwAA2QgAMAQAANoIACAH0wUAAIATACCWCwAA_xIAMJcLAADcCAAQmAsAAP8SADCrDBAA6REAIeIMAQD3EQAh4wwCALYRACEB0wUAANkXACAI0wUAAIATACCWCwAA_xIAMJcLAADcCAAQmAsAAP8SADCrDBAA6REAIeIMAQD3EQAh4wwCALYRACGVDQAA_hIAIAMAAADcCAAgAwAA3QgAMAQAAN4IACABAAAA3AgAIAEAAADYCAAgAQAAANYIACAk1QUAAPwSACCWCwAA-hIAMJcLAADjCAAQmAsAAPoSADCZCwEA9xEAIZwLQAC4EQAhsAsBALcRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGqDAEAtxEAIasMEADpEQAhxAwBALcRACHcDAEAwhEAIe8MAQDCEQAh8QwBALcRACHzDAEAtxEAIfcMAQC3EQAh_AxAAMwRACH-DAEAtxEAIYANQAC4EQAhgQ0BALcRACGHDQEA-xIAIYgNAgDvEQAhiQ0CAO8RACGKDSAA8hEAIYsNIADyEQAhjA0BALcRACGNDQEAtxEAIY4NEACjEgAhjw0QAKMSACGQDRAAoxIAIZENAQDCEQAhkg0BAMIRACGTDQEAtxEAIZQNAQDCEQAhDtUFAADYFwAg2gsAALUUACDcDAAAtRQAIO8MAAC1FAAg_AwAALUUACCHDQAAtRQAIIgNAAC1FAAgiQ0AALUUACCODQAAtRQAII8NAAC1FAAgkA0AALUUACCRDQAAtRQAIJINAAC1FAAglA0AALUUACADAAAA4wgAIAMAAOQIADAEAADWCAAgAwAAAOMIACADAADkCAAwBAAA1ggAIAMAAADjCAAgAwAA5AgAMAQAANYIACAh1QUAANcXACCZCwEAAAABnAtAAAAAAbALAQAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGqDAEAAAABqwwQAAAAAcQMAQAAAAHcDAEAAAAB7wwBAAAAAfEMAQAAAAHzDAEAAAAB9wwBAAAAAfwMQAAAAAH-DAEAAAABgA1AAAAAAYENAQAAAAGHDQEAAAABiA0CAAAAAYkNAgAAAAGKDSAAAAABiw0gAAAAAYwNAQAAAAGNDQEAAAABjg0QAAAAAY8NEAAAAAGQDRAAAAABkQ0BAAAAAZINAQAAAAGTDQEAAAABlA0BAAAAAQEIAADoCAAgIJkLAQAAAAGcC0AAAAABsAsBAAAAAdoLAQAAAAGQDAEAAAABkwxAAAAAAaoMAQAAAAGrDBAAAAABxAwBAAAAAdwMAQAAAAHvDAEAAAAB8QwBAAAAAfMMAQAAAAH3DAEAAAAB_AxAAAAAAf4MAQAAAAGADUAAAAABgQ0BAAAAAYcNAQAAAAGIDQIAAAABiQ0CAAAAAYoNIAAAAAGLDSAAAAABjA0BAAAAAY0NAQAAAAGODRAAAAABjw0QAAAAAZANEAAAAAGRDQEAAAABkg0BAAAAAZMNAQAAAAGUDQEAAAABAQgAAOoIADABCAAA6ggAMCHVBQAAyhcAIJkLAQCwFAAhnAtAALEUACGwCwEAsBQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIaoMAQCwFAAhqwwQANwUACHEDAEAsBQAIdwMAQC5FAAh7wwBALkUACHxDAEAsBQAIfMMAQCwFAAh9wwBALAUACH8DEAAwBQAIf4MAQCwFAAhgA1AALEUACGBDQEAsBQAIYcNAQC5FAAhiA0CAMoUACGJDQIAyhQAIYoNIADTFAAhiw0gANMUACGMDQEAsBQAIY0NAQCwFAAhjg0QAKYVACGPDRAAphUAIZANEACmFQAhkQ0BALkUACGSDQEAuRQAIZMNAQCwFAAhlA0BALkUACECAAAA1ggAIAgAAO0IACAgmQsBALAUACGcC0AAsRQAIbALAQCwFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqgwBALAUACGrDBAA3BQAIcQMAQCwFAAh3AwBALkUACHvDAEAuRQAIfEMAQCwFAAh8wwBALAUACH3DAEAsBQAIfwMQADAFAAh_gwBALAUACGADUAAsRQAIYENAQCwFAAhhw0BALkUACGIDQIAyhQAIYkNAgDKFAAhig0gANMUACGLDSAA0xQAIYwNAQCwFAAhjQ0BALAUACGODRAAphUAIY8NEACmFQAhkA0QAKYVACGRDQEAuRQAIZINAQC5FAAhkw0BALAUACGUDQEAuRQAIQIAAADjCAAgCAAA7wgAIAIAAADjCAAgCAAA7wgAIAMAAADWCAAgDwAA6AgAIBAAAO0IACABAAAA1ggAIAEAAADjCAAgEhUAAMUXACAWAADIFwAgFwAAxxcAIDgAAMYXACA5AADJFwAg2gsAALUUACDcDAAAtRQAIO8MAAC1FAAg_AwAALUUACCHDQAAtRQAIIgNAAC1FAAgiQ0AALUUACCODQAAtRQAII8NAAC1FAAgkA0AALUUACCRDQAAtRQAIJINAAC1FAAglA0AALUUACAjlgsAAPkSADCXCwAA9ggAEJgLAAD5EgAwmQsBAPQRACGcC0AArREAIbALAQCsEQAh2gsBAL0RACGQDAEArBEAIZMMQACtEQAhqgwBAKwRACGrDBAA4BEAIcQMAQCsEQAh3AwBAL0RACHvDAEAvREAIfEMAQCsEQAh8wwBAKwRACH3DAEArBEAIfwMQADFEQAh_gwBAKwRACGADUAArREAIYENAQCsEQAhhw0BAOESACGIDQIA0REAIYkNAgDREQAhig0gANsRACGLDSAA2xEAIYwNAQCsEQAhjQ0BAKwRACGODRAAmRIAIY8NEACZEgAhkA0QAJkSACGRDQEAvREAIZINAQC9EQAhkw0BAKwRACGUDQEAvREAIQMAAADjCAAgAwAA9QgAMBQAAPYIACADAAAA4wgAIAMAAOQIADAEAADWCAAgD5YLAAD3EgAwlwsAAPwIABCYCwAA9xIAMPILAACDEgAgqgwBALcRACHEDAEAtxEAIeQMAQAAAAH3DAEAtxEAIYANQAC4EQAhgQ0BALcRACGCDQEAwhEAIYMNAAHrEgAhhA0AAesSACGFDQAAgxIAIIYNAAD4EgAgAQAAAPkIACABAAAA-QgAIA6WCwAA9xIAMJcLAAD8CAAQmAsAAPcSADDyCwAAgxIAIKoMAQC3EQAhxAwBALcRACHkDAEA9xEAIfcMAQC3EQAhgA1AALgRACGBDQEAtxEAIYINAQDCEQAhgw0AAesSACGEDQAB6xIAIYUNAACDEgAgAYINAAC1FAAgAwAAAPwIACADAAD9CAAwBAAA-QgAIAMAAAD8CAAgAwAA_QgAMAQAAPkIACADAAAA_AgAIAMAAP0IADAEAAD5CAAgC_ILgAAAAAGqDAEAAAABxAwBAAAAAeQMAQAAAAH3DAEAAAABgA1AAAAAAYENAQAAAAGCDQEAAAABgw0AAQAAAYQNAAEAAAGFDYAAAAABAQgAAIEJACAL8guAAAAAAaoMAQAAAAHEDAEAAAAB5AwBAAAAAfcMAQAAAAGADUAAAAABgQ0BAAAAAYINAQAAAAGDDQABAAABhA0AAQAAAYUNgAAAAAEBCAAAgwkAMAEIAACDCQAwC_ILgAAAAAGqDAEAsBQAIcQMAQCwFAAh5AwBALAUACH3DAEAsBQAIYANQACxFAAhgQ0BALAUACGCDQEAuRQAIYMNAAG1FwAhhA0AAbUXACGFDYAAAAABAgAAAPkIACAIAACGCQAgC_ILgAAAAAGqDAEAsBQAIcQMAQCwFAAh5AwBALAUACH3DAEAsBQAIYANQACxFAAhgQ0BALAUACGCDQEAuRQAIYMNAAG1FwAhhA0AAbUXACGFDYAAAAABAgAAAPwIACAIAACICQAgAgAAAPwIACAIAACICQAgAwAAAPkIACAPAACBCQAgEAAAhgkAIAEAAAD5CAAgAQAAAPwIACAEFQAAwhcAIBYAAMQXACAXAADDFwAggg0AALUUACAOlgsAAPYSADCXCwAAjwkAEJgLAAD2EgAw8gsAAP0RACCqDAEArBEAIcQMAQCsEQAh5AwBAPQRACH3DAEArBEAIYANQACtEQAhgQ0BAKwRACGCDQEAvREAIYMNAAHnEgAhhA0AAecSACGFDQAA_REAIAMAAAD8CAAgAwAAjgkAMBQAAI8JACADAAAA_AgAIAMAAP0IADAEAAD5CAAgD5YLAAD0EgAwlwsAAJUJABCYCwAA9BIAMLALAQC3EQAhqgwBALcRACGrDBAA6REAIa8MAQC3EQAhxAwBALcRACHkDAEAAAAB6wxAALgRACH7DEAAuBEAIfwMQADMEQAh_QwgAPIRACH-DAEAtxEAIf8MAAH1EgAhAQAAAJIJACABAAAAkgkAIA-WCwAA9BIAMJcLAACVCQAQmAsAAPQSADCwCwEAtxEAIaoMAQC3EQAhqwwQAOkRACGvDAEAtxEAIcQMAQC3EQAh5AwBAPcRACHrDEAAuBEAIfsMQAC4EQAh_AxAAMwRACH9DCAA8hEAIf4MAQC3EQAh_wwAAfUSACEC_AwAALUUACD_DAAAtRQAIAMAAACVCQAgAwAAlgkAMAQAAJIJACADAAAAlQkAIAMAAJYJADAEAACSCQAgAwAAAJUJACADAACWCQAwBAAAkgkAIAywCwEAAAABqgwBAAAAAasMEAAAAAGvDAEAAAABxAwBAAAAAeQMAQAAAAHrDEAAAAAB-wxAAAAAAfwMQAAAAAH9DCAAAAAB_gwBAAAAAf8MAAEAAAEBCAAAmgkAIAywCwEAAAABqgwBAAAAAasMEAAAAAGvDAEAAAABxAwBAAAAAeQMAQAAAAHrDEAAAAAB-wxAAAAAAfwMQAAAAAH9DCAAAAAB_gwBAAAAAf8MAAEAAAEBCAAAnAkAMAEIAACcCQAwDLALAQCwFAAhqgwBALAUACGrDBAA3BQAIa8MAQCwFAAhxAwBALAUACHkDAEAsBQAIesMQACxFAAh-wxAALEUACH8DEAAwBQAIf0MIADTFAAh_gwBALAUACH_DAABwRcAIQIAAACSCQAgCAAAnwkAIAywCwEAsBQAIaoMAQCwFAAhqwwQANwUACGvDAEAsBQAIcQMAQCwFAAh5AwBALAUACHrDEAAsRQAIfsMQACxFAAh_AxAAMAUACH9DCAA0xQAIf4MAQCwFAAh_wwAAcEXACECAAAAlQkAIAgAAKEJACACAAAAlQkAIAgAAKEJACADAAAAkgkAIA8AAJoJACAQAACfCQAgAQAAAJIJACABAAAAlQkAIAcVAAC8FwAgFgAAvxcAIBcAAL4XACA4AAC9FwAgOQAAwBcAIPwMAAC1FAAg_wwAALUUACAPlgsAAPASADCXCwAAqAkAEJgLAADwEgAwsAsBAKwRACGqDAEArBEAIasMEADgEQAhrwwBAKwRACHEDAEArBEAIeQMAQD0EQAh6wxAAK0RACH7DEAArREAIfwMQADFEQAh_QwgANsRACH-DAEArBEAIf8MAAHxEgAhAwAAAJUJACADAACnCQAwFAAAqAkAIAMAAACVCQAgAwAAlgkAMAQAAJIJACAHlgsAAO8SADCXCwAArgkAEJgLAADvEgAwnAtAALgRACHkDAEAAAAB-QwAAIMSACD6DAAB6xIAIQEAAACrCQAgAQAAAKsJACAHlgsAAO8SADCXCwAArgkAEJgLAADvEgAwnAtAALgRACHkDAEA9xEAIfkMAACDEgAg-gwAAesSACEAAwAAAK4JACADAACvCQAwBAAAqwkAIAMAAACuCQAgAwAArwkAMAQAAKsJACADAAAArgkAIAMAAK8JADAEAACrCQAgBJwLQAAAAAHkDAEAAAAB-QyAAAAAAfoMAAEAAAEBCAAAswkAIAScC0AAAAAB5AwBAAAAAfkMgAAAAAH6DAABAAABAQgAALUJADABCAAAtQkAMAScC0AAsRQAIeQMAQCwFAAh-QyAAAAAAfoMAAG1FwAhAgAAAKsJACAIAAC4CQAgBJwLQACxFAAh5AwBALAUACH5DIAAAAAB-gwAAbUXACECAAAArgkAIAgAALoJACACAAAArgkAIAgAALoJACADAAAAqwkAIA8AALMJACAQAAC4CQAgAQAAAKsJACABAAAArgkAIAMVAAC5FwAgFgAAuxcAIBcAALoXACAHlgsAAO4SADCXCwAAwQkAEJgLAADuEgAwnAtAAK0RACHkDAEA9BEAIfkMAAD9EQAg-gwAAecSACEDAAAArgkAIAMAAMAJADAUAADBCQAgAwAAAK4JACADAACvCQAwBAAAqwkAIAaWCwAA7RIAMJcLAADHCQAQmAsAAO0SADCcC0AAuBEAIeQMAQAAAAH5DAAAgxIAIAEAAADECQAgAQAAAMQJACAGlgsAAO0SADCXCwAAxwkAEJgLAADtEgAwnAtAALgRACHkDAEA9xEAIfkMAACDEgAgAAMAAADHCQAgAwAAyAkAMAQAAMQJACADAAAAxwkAIAMAAMgJADAEAADECQAgAwAAAMcJACADAADICQAwBAAAxAkAIAOcC0AAAAAB5AwBAAAAAfkMgAAAAAEBCAAAzAkAIAOcC0AAAAAB5AwBAAAAAfkMgAAAAAEBCAAAzgkAMAEIAADOCQAwA5wLQACxFAAh5AwBALAUACH5DIAAAAABAgAAAMQJACAIAADRCQAgA5wLQACxFAAh5AwBALAUACH5DIAAAAABAgAAAMcJACAIAADTCQAgAgAAAMcJACAIAADTCQAgAwAAAMQJACAPAADMCQAgEAAA0QkAIAEAAADECQAgAQAAAMcJACADFQAAthcAIBYAALgXACAXAAC3FwAgBpYLAADsEgAwlwsAANoJABCYCwAA7BIAMJwLQACtEQAh5AwBAPQRACH5DAAA_REAIAMAAADHCQAgAwAA2QkAMBQAANoJACADAAAAxwkAIAMAAMgJADAEAADECQAgDZYLAADqEgAwlwsAAOAJABCYCwAA6hIAMJkLAQAAAAGcC0AAuBEAIa8MAQDCEQAhxAwBALcRACHmDAABAAAB6wxAAMwRACH0DAAA7hEAIPYMQADMEQAh9wwBALcRACH4DAAAgxIAIAEAAADdCQAgAQAAAN0JACANlgsAAOoSADCXCwAA4AkAEJgLAADqEgAwmQsBAPcRACGcC0AAuBEAIa8MAQDCEQAhxAwBALcRACHmDAAB6xIAIesMQADMEQAh9AwAAO4RACD2DEAAzBEAIfcMAQC3EQAh-AwAAIMSACAErwwAALUUACDrDAAAtRQAIPQMAAC1FAAg9gwAALUUACADAAAA4AkAIAMAAOEJADAEAADdCQAgAwAAAOAJACADAADhCQAwBAAA3QkAIAMAAADgCQAgAwAA4QkAMAQAAN0JACAKmQsBAAAAAZwLQAAAAAGvDAEAAAABxAwBAAAAAeYMAAEAAAHrDEAAAAAB9AyAAAAAAfYMQAAAAAH3DAEAAAAB-AyAAAAAAQEIAADlCQAgCpkLAQAAAAGcC0AAAAABrwwBAAAAAcQMAQAAAAHmDAABAAAB6wxAAAAAAfQMgAAAAAH2DEAAAAAB9wwBAAAAAfgMgAAAAAEBCAAA5wkAMAEIAADnCQAwCpkLAQCwFAAhnAtAALEUACGvDAEAuRQAIcQMAQCwFAAh5gwAAbUXACHrDEAAwBQAIfQMgAAAAAH2DEAAwBQAIfcMAQCwFAAh-AyAAAAAAQIAAADdCQAgCAAA6gkAIAqZCwEAsBQAIZwLQACxFAAhrwwBALkUACHEDAEAsBQAIeYMAAG1FwAh6wxAAMAUACH0DIAAAAAB9gxAAMAUACH3DAEAsBQAIfgMgAAAAAECAAAA4AkAIAgAAOwJACACAAAA4AkAIAgAAOwJACADAAAA3QkAIA8AAOUJACAQAADqCQAgAQAAAN0JACABAAAA4AkAIAcVAACyFwAgFgAAtBcAIBcAALMXACCvDAAAtRQAIOsMAAC1FAAg9AwAALUUACD2DAAAtRQAIA2WCwAA5hIAMJcLAADzCQAQmAsAAOYSADCZCwEA9BEAIZwLQACtEQAhrwwBAL0RACHEDAEArBEAIeYMAAHnEgAh6wxAAMURACH0DAAA0BEAIPYMQADFEQAh9wwBAKwRACH4DAAA_REAIAMAAADgCQAgAwAA8gkAMBQAAPMJACADAAAA4AkAIAMAAOEJADAEAADdCQAgD5YLAADkEgAwlwsAAPkJABCYCwAA5BIAMKsMEADpEQAh4wwCALYRACHkDAEA9xEAIe0MAgC2EQAh7gwCAO8RACHvDAEAtxEAIfAMAQC3EQAh8QwBALcRACHyDBAAoxIAIfMMAQC3EQAh9AwBALcRACH1DAAA5RIAIAEAAAD2CQAgAQAAAPYJACAOlgsAAOQSADCXCwAA-QkAEJgLAADkEgAwqwwQAOkRACHjDAIAthEAIeQMAQD3EQAh7QwCALYRACHuDAIA7xEAIe8MAQC3EQAh8AwBALcRACHxDAEAtxEAIfIMEACjEgAh8wwBALcRACH0DAEAtxEAIQLuDAAAtRQAIPIMAAC1FAAgAwAAAPkJACADAAD6CQAwBAAA9gkAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgC6sMEAAAAAHjDAIAAAAB5AwBAAAAAe0MAgAAAAHuDAIAAAAB7wwBAAAAAfAMAQAAAAHxDAEAAAAB8gwQAAAAAfMMAQAAAAH0DAEAAAABAQgAAP4JACALqwwQAAAAAeMMAgAAAAHkDAEAAAAB7QwCAAAAAe4MAgAAAAHvDAEAAAAB8AwBAAAAAfEMAQAAAAHyDBAAAAAB8wwBAAAAAfQMAQAAAAEBCAAAgAoAMAEIAACACgAwC6sMEADcFAAh4wwCAK8UACHkDAEAsBQAIe0MAgCvFAAh7gwCAMoUACHvDAEAsBQAIfAMAQCwFAAh8QwBALAUACHyDBAAphUAIfMMAQCwFAAh9AwBALAUACECAAAA9gkAIAgAAIMKACALqwwQANwUACHjDAIArxQAIeQMAQCwFAAh7QwCAK8UACHuDAIAyhQAIe8MAQCwFAAh8AwBALAUACHxDAEAsBQAIfIMEACmFQAh8wwBALAUACH0DAEAsBQAIQIAAAD5CQAgCAAAhQoAIAIAAAD5CQAgCAAAhQoAIAMAAAD2CQAgDwAA_gkAIBAAAIMKACABAAAA9gkAIAEAAAD5CQAgBxUAAK0XACAWAACwFwAgFwAArxcAIDgAAK4XACA5AACxFwAg7gwAALUUACDyDAAAtRQAIA6WCwAA4xIAMJcLAACMCgAQmAsAAOMSADCrDBAA4BEAIeMMAgCrEQAh5AwBAPQRACHtDAIAqxEAIe4MAgDREQAh7wwBAKwRACHwDAEArBEAIfEMAQCsEQAh8gwQAJkSACHzDAEArBEAIfQMAQCsEQAhAwAAAPkJACADAACLCgAwFAAAjAoAIAMAAAD5CQAgAwAA-gkAMAQAAPYJACABAAAA2ggAIAEAAADaCAAgAwAAANgIACADAADZCAAwBAAA2ggAIAMAAADYCAAgAwAA2QgAMAQAANoIACADAAAA2AgAIAMAANkIADAEAADaCAAgFNIFAACrFwAg1AUAAKwXACCZCwEAAAABnAtAAAAAAbALAQAAAAGxCwEAAAABtAsCAAAAAdoLAQAAAAGQDAEAAAABkwxAAAAAAasMEAAAAAHkDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAEAAAAB6AyAAAAAAekMQAAAAAHqDEAAAAAB6wxAAAAAAewMAQAAAAEBCAAAlAoAIBKZCwEAAAABnAtAAAAAAbALAQAAAAGxCwEAAAABtAsCAAAAAdoLAQAAAAGQDAEAAAABkwxAAAAAAasMEAAAAAHkDAEAAAAB5QwBAAAAAeYMAQAAAAHnDAEAAAAB6AyAAAAAAekMQAAAAAHqDEAAAAAB6wxAAAAAAewMAQAAAAEBCAAAlgoAMAEIAACWCgAwFNIFAACdFwAg1AUAAJ4XACCZCwEAsBQAIZwLQACxFAAhsAsBALAUACGxCwEAuRQAIbQLAgCvFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqwwQANwUACHkDAEAsBQAIeUMAQCwFAAh5gwBALAUACHnDAEAuRQAIegMgAAAAAHpDEAAwBQAIeoMQADAFAAh6wxAAMAUACHsDAEAuRQAIQIAAADaCAAgCAAAmQoAIBKZCwEAsBQAIZwLQACxFAAhsAsBALAUACGxCwEAuRQAIbQLAgCvFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqwwQANwUACHkDAEAsBQAIeUMAQCwFAAh5gwBALAUACHnDAEAuRQAIegMgAAAAAHpDEAAwBQAIeoMQADAFAAh6wxAAMAUACHsDAEAuRQAIQIAAADYCAAgCAAAmwoAIAIAAADYCAAgCAAAmwoAIAMAAADaCAAgDwAAlAoAIBAAAJkKACABAAAA2ggAIAEAAADYCAAgDRUAAJgXACAWAACbFwAgFwAAmhcAIDgAAJkXACA5AACcFwAgsQsAALUUACDaCwAAtRQAIOcMAAC1FAAg6AwAALUUACDpDAAAtRQAIOoMAAC1FAAg6wwAALUUACDsDAAAtRQAIBWWCwAA4BIAMJcLAACiCgAQmAsAAOASADCZCwEA9BEAIZwLQACtEQAhsAsBAKwRACGxCwEAvREAIbQLAgCrEQAh2gsBAL0RACGQDAEArBEAIZMMQACtEQAhqwwQAOARACHkDAEA9BEAIeUMAQCsEQAh5gwBAKwRACHnDAEAvREAIegMAADQEQAg6QxAAMURACHqDEAAxREAIesMQADFEQAh7AwBAOESACEDAAAA2AgAIAMAAKEKADAUAACiCgAgAwAAANgIACADAADZCAAwBAAA2ggAIAEAAADeCAAgAQAAAN4IACADAAAA3AgAIAMAAN0IADAEAADeCAAgAwAAANwIACADAADdCAAwBAAA3ggAIAMAAADcCAAgAwAA3QgAMAQAAN4IACAE0wUAAJcXACCrDBAAAAAB4gwBAAAAAeMMAgAAAAEBCAAAqgoAIAOrDBAAAAAB4gwBAAAAAeMMAgAAAAEBCAAArAoAMAEIAACsCgAwBNMFAACWFwAgqwwQANwUACHiDAEAsBQAIeMMAgCvFAAhAgAAAN4IACAIAACvCgAgA6sMEADcFAAh4gwBALAUACHjDAIArxQAIQIAAADcCAAgCAAAsQoAIAIAAADcCAAgCAAAsQoAIAMAAADeCAAgDwAAqgoAIBAAAK8KACABAAAA3ggAIAEAAADcCAAgBRUAAJEXACAWAACUFwAgFwAAkxcAIDgAAJIXACA5AACVFwAgBpYLAADfEgAwlwsAALgKABCYCwAA3xIAMKsMEADgEQAh4gwBAPQRACHjDAIAqxEAIQMAAADcCAAgAwAAtwoAMBQAALgKACADAAAA3AgAIAMAAN0IADAEAADeCAAgB-cGAADcEgAglgsAANsSADCXCwAAwwoAEJgLAADbEgAwmQsBAAAAAd8MQAC4EQAh4QwBALcRACEBAAAAuwoAIAvmBgAA3hIAIJYLAADdEgAwlwsAAL0KABCYCwAA3RIAMJkLAQC3EQAh2wwBALcRACHcDAEAtxEAId0MAACDEgAg3gwgAPIRACHfDEAAuBEAIeAMIADyEQAhAeYGAACQFwAgC-YGAADeEgAglgsAAN0SADCXCwAAvQoAEJgLAADdEgAwmQsBAAAAAdsMAQC3EQAh3AwBALcRACHdDAAAgxIAIN4MIADyEQAh3wxAALgRACHgDCAA8hEAIQMAAAC9CgAgAwAAvgoAMAQAAL8KACABAAAAvQoAIAEAAAC7CgAgB-cGAADcEgAglgsAANsSADCXCwAAwwoAEJgLAADbEgAwmQsBALcRACHfDEAAuBEAIeEMAQC3EQAhAecGAACPFwAgAwAAAMMKACADAADECgAwBAAAuwoAIAMAAADDCgAgAwAAxAoAMAQAALsKACADAAAAwwoAIAMAAMQKADAEAAC7CgAgBOcGAACOFwAgmQsBAAAAAd8MQAAAAAHhDAEAAAABAQgAAMgKACADmQsBAAAAAd8MQAAAAAHhDAEAAAABAQgAAMoKADABCAAAygoAMATnBgAAgRcAIJkLAQCwFAAh3wxAALEUACHhDAEAsBQAIQIAAAC7CgAgCAAAzQoAIAOZCwEAsBQAId8MQACxFAAh4QwBALAUACECAAAAwwoAIAgAAM8KACACAAAAwwoAIAgAAM8KACADAAAAuwoAIA8AAMgKACAQAADNCgAgAQAAALsKACABAAAAwwoAIAMVAAD-FgAgFgAAgBcAIBcAAP8WACAGlgsAANoSADCXCwAA1goAEJgLAADaEgAwmQsBAKwRACHfDEAArREAIeEMAQCsEQAhAwAAAMMKACADAADVCgAwFAAA1goAIAMAAADDCgAgAwAAxAoAMAQAALsKACABAAAAvwoAIAEAAAC_CgAgAwAAAL0KACADAAC-CgAwBAAAvwoAIAMAAAC9CgAgAwAAvgoAMAQAAL8KACADAAAAvQoAIAMAAL4KADAEAAC_CgAgCOYGAAD9FgAgmQsBAAAAAdsMAQAAAAHcDAEAAAAB3QyAAAAAAd4MIAAAAAHfDEAAAAAB4AwgAAAAAQEIAADeCgAgB5kLAQAAAAHbDAEAAAAB3AwBAAAAAd0MgAAAAAHeDCAAAAAB3wxAAAAAAeAMIAAAAAEBCAAA4AoAMAEIAADgCgAwCOYGAAD8FgAgmQsBALAUACHbDAEAsBQAIdwMAQCwFAAh3QyAAAAAAd4MIADTFAAh3wxAALEUACHgDCAA0xQAIQIAAAC_CgAgCAAA4woAIAeZCwEAsBQAIdsMAQCwFAAh3AwBALAUACHdDIAAAAAB3gwgANMUACHfDEAAsRQAIeAMIADTFAAhAgAAAL0KACAIAADlCgAgAgAAAL0KACAIAADlCgAgAwAAAL8KACAPAADeCgAgEAAA4woAIAEAAAC_CgAgAQAAAL0KACADFQAA-RYAIBYAAPsWACAXAAD6FgAgCpYLAADZEgAwlwsAAOwKABCYCwAA2RIAMJkLAQCsEQAh2wwBAKwRACHcDAEArBEAId0MAAD9EQAg3gwgANsRACHfDEAArREAIeAMIADbEQAhAwAAAL0KACADAADrCgAwFAAA7AoAIAMAAAC9CgAgAwAAvgoAMAQAAL8KACAHlgsAANgSADCXCwAA8goAEJgLAADYEgAwnwwCALYRACHYDEAAAAAB2QwQAOkRACHaDBAA6REAIQEAAADvCgAgAQAAAO8KACAHlgsAANgSADCXCwAA8goAEJgLAADYEgAwnwwCALYRACHYDEAAuBEAIdkMEADpEQAh2gwQAOkRACEAAwAAAPIKACADAADzCgAwBAAA7woAIAMAAADyCgAgAwAA8woAMAQAAO8KACADAAAA8goAIAMAAPMKADAEAADvCgAgBJ8MAgAAAAHYDEAAAAAB2QwQAAAAAdoMEAAAAAEBCAAA9woAIASfDAIAAAAB2AxAAAAAAdkMEAAAAAHaDBAAAAABAQgAAPkKADABCAAA-QoAMASfDAIArxQAIdgMQACxFAAh2QwQANwUACHaDBAA3BQAIQIAAADvCgAgCAAA_AoAIASfDAIArxQAIdgMQACxFAAh2QwQANwUACHaDBAA3BQAIQIAAADyCgAgCAAA_goAIAIAAADyCgAgCAAA_goAIAMAAADvCgAgDwAA9woAIBAAAPwKACABAAAA7woAIAEAAADyCgAgBRUAAPQWACAWAAD3FgAgFwAA9hYAIDgAAPUWACA5AAD4FgAgB5YLAADXEgAwlwsAAIULABCYCwAA1xIAMJ8MAgCrEQAh2AxAAK0RACHZDBAA4BEAIdoMEADgEQAhAwAAAPIKACADAACECwAwFAAAhQsAIAMAAADyCgAgAwAA8woAMAQAAO8KACAGlgsAANYSADCXCwAAiwsAEJgLAADWEgAwnAtAALgRACG2DAEAAAAB1wwBALcRACEBAAAAiAsAIAEAAACICwAgBpYLAADWEgAwlwsAAIsLABCYCwAA1hIAMJwLQAC4EQAhtgwBALcRACHXDAEAtxEAIQADAAAAiwsAIAMAAIwLADAEAACICwAgAwAAAIsLACADAACMCwAwBAAAiAsAIAMAAACLCwAgAwAAjAsAMAQAAIgLACADnAtAAAAAAbYMAQAAAAHXDAEAAAABAQgAAJALACADnAtAAAAAAbYMAQAAAAHXDAEAAAABAQgAAJILADABCAAAkgsAMAOcC0AAsRQAIbYMAQCwFAAh1wwBALAUACECAAAAiAsAIAgAAJULACADnAtAALEUACG2DAEAsBQAIdcMAQCwFAAhAgAAAIsLACAIAACXCwAgAgAAAIsLACAIAACXCwAgAwAAAIgLACAPAACQCwAgEAAAlQsAIAEAAACICwAgAQAAAIsLACADFQAA8RYAIBYAAPMWACAXAADyFgAgBpYLAADVEgAwlwsAAJ4LABCYCwAA1RIAMJwLQACtEQAhtgwBAKwRACHXDAEArBEAIQMAAACLCwAgAwAAnQsAMBQAAJ4LACADAAAAiwsAIAMAAIwLADAEAACICwAgB5YLAADTEgAwlwsAAKQLABCYCwAA0xIAMNELAQC3EQAh1AwBAPcRACHVDEAAuBEAIdYMAADUEgAgAQAAAKELACABAAAAoQsAIAaWCwAA0xIAMJcLAACkCwAQmAsAANMSADDRCwEAtxEAIdQMAQD3EQAh1QxAALgRACEAAwAAAKQLACADAAClCwAwBAAAoQsAIAMAAACkCwAgAwAApQsAMAQAAKELACADAAAApAsAIAMAAKULADAEAAChCwAgA9ELAQAAAAHUDAEAAAAB1QxAAAAAAQEIAACpCwAgA9ELAQAAAAHUDAEAAAAB1QxAAAAAAQEIAACrCwAwAQgAAKsLADAD0QsBALAUACHUDAEAsBQAIdUMQACxFAAhAgAAAKELACAIAACuCwAgA9ELAQCwFAAh1AwBALAUACHVDEAAsRQAIQIAAACkCwAgCAAAsAsAIAIAAACkCwAgCAAAsAsAIAMAAAChCwAgDwAAqQsAIBAAAK4LACABAAAAoQsAIAEAAACkCwAgAxUAAO4WACAWAADwFgAgFwAA7xYAIAaWCwAA0hIAMJcLAAC3CwAQmAsAANISADDRCwEArBEAIdQMAQD0EQAh1QxAAK0RACEDAAAApAsAIAMAALYLADAUAAC3CwAgAwAAAKQLACADAAClCwAwBAAAoQsAIBO5BwAAzxIAIJYLAADOEgAwlwsAAMILABCYCwAAzhIAMJkLAQAAAAHDDAEAtxEAIcQMAQC3EQAhxQxAAMwRACHGDAQA5xEAIccMBADnEQAhyAwAAM0SACDJDEAAuBEAIcoMAADNEgAgywwBAMIRACHMDAIAthEAIc0MEADpEQAhzgwCALYRACHPDEAAuBEAIdAMQADMEQAhAQAAALoLACAHuAcAANESACCWCwAA0BIAMJcLAAC8CwAQmAsAANASADCZCwQA5xEAIcEMAQD3EQAhwgwAAIMSACABuAcAAO0WACAHuAcAANESACCWCwAA0BIAMJcLAAC8CwAQmAsAANASADCZCwQAAAABwQwBAPcRACHCDAAAgxIAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACABAAAAvAsAIAEAAAC6CwAgE7kHAADPEgAglgsAAM4SADCXCwAAwgsAEJgLAADOEgAwmQsBAPcRACHDDAEAtxEAIcQMAQC3EQAhxQxAAMwRACHGDAQA5xEAIccMBADnEQAhyAwAAM0SACDJDEAAuBEAIcoMAADNEgAgywwBAMIRACHMDAIAthEAIc0MEADpEQAhzgwCALYRACHPDEAAuBEAIdAMQADMEQAhBLkHAADsFgAgxQwAALUUACDLDAAAtRQAINAMAAC1FAAgAwAAAMILACADAADDCwAwBAAAugsAIAMAAADCCwAgAwAAwwsAMAQAALoLACADAAAAwgsAIAMAAMMLADAEAAC6CwAgELkHAADrFgAgmQsBAAAAAcMMAQAAAAHEDAEAAAABxQxAAAAAAcYMBAAAAAHHDAQAAAAByAwAAOkWACDJDEAAAAABygwAAOoWACDLDAEAAAABzAwCAAAAAc0MEAAAAAHODAIAAAABzwxAAAAAAdAMQAAAAAEBCAAAxwsAIA-ZCwEAAAABwwwBAAAAAcQMAQAAAAHFDEAAAAABxgwEAAAAAccMBAAAAAHIDAAA6RYAIMkMQAAAAAHKDAAA6hYAIMsMAQAAAAHMDAIAAAABzQwQAAAAAc4MAgAAAAHPDEAAAAAB0AxAAAAAAQEIAADJCwAwAQgAAMkLADAQuQcAANwWACCZCwEAsBQAIcMMAQCwFAAhxAwBALAUACHFDEAAwBQAIcYMBADJFAAhxwwEAMkUACHIDAAA2hYAIMkMQACxFAAhygwAANsWACDLDAEAuRQAIcwMAgCvFAAhzQwQANwUACHODAIArxQAIc8MQACxFAAh0AxAAMAUACECAAAAugsAIAgAAMwLACAPmQsBALAUACHDDAEAsBQAIcQMAQCwFAAhxQxAAMAUACHGDAQAyRQAIccMBADJFAAhyAwAANoWACDJDEAAsRQAIcoMAADbFgAgywwBALkUACHMDAIArxQAIc0MEADcFAAhzgwCAK8UACHPDEAAsRQAIdAMQADAFAAhAgAAAMILACAIAADOCwAgAgAAAMILACAIAADOCwAgAwAAALoLACAPAADHCwAgEAAAzAsAIAEAAAC6CwAgAQAAAMILACAIFQAA1RYAIBYAANgWACAXAADXFgAgOAAA1hYAIDkAANkWACDFDAAAtRQAIMsMAAC1FAAg0AwAALUUACASlgsAAMwSADCXCwAA1QsAEJgLAADMEgAwmQsBAPQRACHDDAEArBEAIcQMAQCsEQAhxQxAAMURACHGDAQAzxEAIccMBADPEQAhyAwAAM0SACDJDEAArREAIcoMAADNEgAgywwBAL0RACHMDAIAqxEAIc0MEADgEQAhzgwCAKsRACHPDEAArREAIdAMQADFEQAhAwAAAMILACADAADUCwAwFAAA1QsAIAMAAADCCwAgAwAAwwsAMAQAALoLACABAAAAvgsAIAEAAAC-CwAgAwAAALwLACADAAC9CwAwBAAAvgsAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACADAAAAvAsAIAMAAL0LADAEAAC-CwAgBLgHAADUFgAgmQsEAAAAAcEMAQAAAAHCDIAAAAABAQgAAN0LACADmQsEAAAAAcEMAQAAAAHCDIAAAAABAQgAAN8LADABCAAA3wsAMAS4BwAA0xYAIJkLBADJFAAhwQwBALAUACHCDIAAAAABAgAAAL4LACAIAADiCwAgA5kLBADJFAAhwQwBALAUACHCDIAAAAABAgAAALwLACAIAADkCwAgAgAAALwLACAIAADkCwAgAwAAAL4LACAPAADdCwAgEAAA4gsAIAEAAAC-CwAgAQAAALwLACAFFQAAzhYAIBYAANEWACAXAADQFgAgOAAAzxYAIDkAANIWACAGlgsAAMsSADCXCwAA6wsAEJgLAADLEgAwmQsEAM8RACHBDAEA9BEAIcIMAAD9EQAgAwAAALwLACADAADqCwAwFAAA6wsAIAMAAAC8CwAgAwAAvQsAMAQAAL4LACAK1AUEAOcRACHVBQQA5xEAIZYLAADKEgAwlwsAAPELABCYCwAAyhIAMLwMQAAAAAG9DEAAuBEAIb4MBADnEQAhvwwAAIMSACDADAAAgxIAIAEAAADuCwAgAQAAAO4LACAK1AUEAOcRACHVBQQA5xEAIZYLAADKEgAwlwsAAPELABCYCwAAyhIAMLwMQAC4EQAhvQxAALgRACG-DAQA5xEAIb8MAACDEgAgwAwAAIMSACAAAwAAAPELACADAADyCwAwBAAA7gsAIAMAAADxCwAgAwAA8gsAMAQAAO4LACADAAAA8QsAIAMAAPILADAEAADuCwAgB9QFBAAAAAHVBQQAAAABvAxAAAAAAb0MQAAAAAG-DAQAAAABvwyAAAAAAcAMgAAAAAEBCAAA9gsAIAfUBQQAAAAB1QUEAAAAAbwMQAAAAAG9DEAAAAABvgwEAAAAAb8MgAAAAAHADIAAAAABAQgAAPgLADABCAAA-AsAMAfUBQQAyRQAIdUFBADJFAAhvAxAALEUACG9DEAAsRQAIb4MBADJFAAhvwyAAAAAAcAMgAAAAAECAAAA7gsAIAgAAPsLACAH1AUEAMkUACHVBQQAyRQAIbwMQACxFAAhvQxAALEUACG-DAQAyRQAIb8MgAAAAAHADIAAAAABAgAAAPELACAIAAD9CwAgAgAAAPELACAIAAD9CwAgAwAAAO4LACAPAAD2CwAgEAAA-wsAIAEAAADuCwAgAQAAAPELACAFFQAAyRYAIBYAAMwWACAXAADLFgAgOAAAyhYAIDkAAM0WACAK1AUEAM8RACHVBQQAzxEAIZYLAADJEgAwlwsAAIQMABCYCwAAyRIAMLwMQACtEQAhvQxAAK0RACG-DAQAzxEAIb8MAAD9EQAgwAwAAP0RACADAAAA8QsAIAMAAIMMADAUAACEDAAgAwAAAPELACADAADyCwAwBAAA7gsAIAzqBwAAwBIAIPAHAADBEgAglgsAAL8SADCXCwAAkQwAEJgLAAC_EgAwnAtAALgRACHbCwEAAAABrwwBALcRACG2DAEAAAABtwwBAMIRACG4DEAAzBEAIbkMQADMEQAhAQAAAIcMACAH8QQAAMgSACCWCwAAxxIAMJcLAACJDAAQmAsAAMcSADDRCwEAtxEAIZgMAQC3EQAhswxAALgRACEB8QQAAMYWACAI8QQAAMgSACCWCwAAxxIAMJcLAACJDAAQmAsAAMcSADDRCwEAtxEAIZgMAQC3EQAhswxAALgRACG7DAAAxhIAIAMAAACJDAAgAwAAigwAMAQAAIsMACAS8QQAAMMSACDsBwAAshIAIO4HAADEEgAg7wcAAMUSACCWCwAAwhIAMJcLAACNDAAQmAsAAMISADCZCwEAtxEAIZwLQAC4EQAhqgtAAMwRACHzC0AAzBEAIYkMAQDCEQAhmAwBAMIRACGuDAEAtxEAIa8MAQC3EQAhsAwBAMIRACGxDCAA8hEAIbIMQADMEQAhCvEEAADGFgAg7AcAAOcVACDuBwAAxxYAIO8HAADIFgAgqgsAALUUACDzCwAAtRQAIIkMAAC1FAAgmAwAALUUACCwDAAAtRQAILIMAAC1FAAgEvEEAADDEgAg7AcAALISACDuBwAAxBIAIO8HAADFEgAglgsAAMISADCXCwAAjQwAEJgLAADCEgAwmQsBAAAAAZwLQAC4EQAhqgtAAMwRACHzC0AAzBEAIYkMAQAAAAGYDAEAwhEAIa4MAQC3EQAhrwwBALcRACGwDAEAwhEAIbEMIADyEQAhsgxAAMwRACEDAAAAjQwAIAMAAI4MADAEAACPDAAgDOoHAADAEgAg8AcAAMESACCWCwAAvxIAMJcLAACRDAAQmAsAAL8SADCcC0AAuBEAIdsLAQC3EQAhrwwBALcRACG2DAEAtxEAIbcMAQDCEQAhuAxAAMwRACG5DEAAzBEAIQEAAACRDAAgCusHAAC6EgAg7QcAAL4SACCWCwAAvRIAMJcLAACTDAAQmAsAAL0SADCZCwEAtxEAIbwLQAC4EQAhlgwBALcRACGiDAEAtxEAIaQMQADMEQAhA-sHAADEFgAg7QcAAMUWACCkDAAAtRQAIAvrBwAAuhIAIO0HAAC-EgAglgsAAL0SADCXCwAAkwwAEJgLAAC9EgAwmQsBAAAAAbwLQAC4EQAhlgwBALcRACGiDAEAtxEAIaQMQADMEQAhugwAALwSACADAAAAkwwAIAMAAJQMADAEAACVDAAgAwAAAJMMACADAACUDAAwBAAAlQwAIAEAAACTDAAgB-sHAAC6EgAglgsAALsSADCXCwAAmQwAEJgLAAC7EgAwmQsBALcRACGiDAEAtxEAIaMMQAC4EQAhAesHAADEFgAgB-sHAAC6EgAglgsAALsSADCXCwAAmQwAEJgLAAC7EgAwmQsBAAAAAaIMAQC3EQAhowxAALgRACEDAAAAmQwAIAMAAJoMADAEAACbDAAgC-sHAAC6EgAglgsAALkSADCXCwAAnQwAEJgLAAC5EgAw2wsBALcRACGRDEAAuBEAIaIMAQC3EQAhqgwBALcRACGrDBAA6REAIawMAgC2EQAhrQwQAOkRACEB6wcAAMQWACAL6wcAALoSACCWCwAAuRIAMJcLAACdDAAQmAsAALkSADDbCwEAAAABkQxAALgRACGiDAEAtxEAIaoMAQC3EQAhqwwQAOkRACGsDAIAthEAIa0MEADpEQAhAwAAAJ0MACADAACeDAAwBAAAnwwAIAEAAACTDAAgAQAAAJkMACABAAAAnQwAIAEAAACJDAAgAQAAAI0MACABAAAAhwwAIAXqBwAAwhYAIPAHAADDFgAgtwwAALUUACC4DAAAtRQAILkMAAC1FAAgAwAAAJEMACADAACnDAAwBAAAhwwAIAMAAACRDAAgAwAApwwAMAQAAIcMACADAAAAkQwAIAMAAKcMADAEAACHDAAgCeoHAADAFgAg8AcAAMEWACCcC0AAAAAB2wsBAAAAAa8MAQAAAAG2DAEAAAABtwwBAAAAAbgMQAAAAAG5DEAAAAABAQgAAKsMACAHnAtAAAAAAdsLAQAAAAGvDAEAAAABtgwBAAAAAbcMAQAAAAG4DEAAAAABuQxAAAAAAQEIAACtDAAwAQgAAK0MADAJ6gcAAKYWACDwBwAApxYAIJwLQACxFAAh2wsBALAUACGvDAEAsBQAIbYMAQCwFAAhtwwBALkUACG4DEAAwBQAIbkMQADAFAAhAgAAAIcMACAIAACwDAAgB5wLQACxFAAh2wsBALAUACGvDAEAsBQAIbYMAQCwFAAhtwwBALkUACG4DEAAwBQAIbkMQADAFAAhAgAAAJEMACAIAACyDAAgAgAAAJEMACAIAACyDAAgAwAAAIcMACAPAACrDAAgEAAAsAwAIAEAAACHDAAgAQAAAJEMACAGFQAAoxYAIBYAAKUWACAXAACkFgAgtwwAALUUACC4DAAAtRQAILkMAAC1FAAgCpYLAAC4EgAwlwsAALkMABCYCwAAuBIAMJwLQACtEQAh2wsBAKwRACGvDAEArBEAIbYMAQCsEQAhtwwBAL0RACG4DEAAxREAIbkMQADFEQAhAwAAAJEMACADAAC4DAAwFAAAuQwAIAMAAACRDAAgAwAApwwAMAQAAIcMACAHlgsAALcSADCXCwAAvwwAEJgLAAC3EgAwmwsBALcRACGcC0AAuBEAIbQMAQAAAAG1DAEAtxEAIQEAAAC8DAAgAQAAALwMACAHlgsAALcSADCXCwAAvwwAEJgLAAC3EgAwmwsBALcRACGcC0AAuBEAIbQMAQC3EQAhtQwBALcRACEAAwAAAL8MACADAADADAAwBAAAvAwAIAMAAAC_DAAgAwAAwAwAMAQAALwMACADAAAAvwwAIAMAAMAMADAEAAC8DAAgBJsLAQAAAAGcC0AAAAABtAwBAAAAAbUMAQAAAAEBCAAAxAwAIASbCwEAAAABnAtAAAAAAbQMAQAAAAG1DAEAAAABAQgAAMYMADABCAAAxgwAMASbCwEAsBQAIZwLQACxFAAhtAwBALAUACG1DAEAsBQAIQIAAAC8DAAgCAAAyQwAIASbCwEAsBQAIZwLQACxFAAhtAwBALAUACG1DAEAsBQAIQIAAAC_DAAgCAAAywwAIAIAAAC_DAAgCAAAywwAIAMAAAC8DAAgDwAAxAwAIBAAAMkMACABAAAAvAwAIAEAAAC_DAAgAxUAAKAWACAWAACiFgAgFwAAoRYAIAeWCwAAthIAMJcLAADSDAAQmAsAALYSADCbCwEArBEAIZwLQACtEQAhtAwBAKwRACG1DAEArBEAIQMAAAC_DAAgAwAA0QwAMBQAANIMACADAAAAvwwAIAMAAMAMADAEAAC8DAAgAQAAAIsMACABAAAAiwwAIAMAAACJDAAgAwAAigwAMAQAAIsMACADAAAAiQwAIAMAAIoMADAEAACLDAAgAwAAAIkMACADAACKDAAwBAAAiwwAIATxBAAAnxYAINELAQAAAAGYDAEAAAABswxAAAAAAQEIAADaDAAgA9ELAQAAAAGYDAEAAAABswxAAAAAAQEIAADcDAAwAQgAANwMADAE8QQAAJ4WACDRCwEAsBQAIZgMAQCwFAAhswxAALEUACECAAAAiwwAIAgAAN8MACAD0QsBALAUACGYDAEAsBQAIbMMQACxFAAhAgAAAIkMACAIAADhDAAgAgAAAIkMACAIAADhDAAgAwAAAIsMACAPAADaDAAgEAAA3wwAIAEAAACLDAAgAQAAAIkMACADFQAAmxYAIBYAAJ0WACAXAACcFgAgBpYLAAC1EgAwlwsAAOgMABCYCwAAtRIAMNELAQCsEQAhmAwBAKwRACGzDEAArREAIQMAAACJDAAgAwAA5wwAMBQAAOgMACADAAAAiQwAIAMAAIoMADAEAACLDAAgAQAAAI8MACABAAAAjwwAIAMAAACNDAAgAwAAjgwAMAQAAI8MACADAAAAjQwAIAMAAI4MADAEAACPDAAgAwAAAI0MACADAACODAAwBAAAjwwAIA_xBAAAlxYAIOwHAACYFgAg7gcAAJkWACDvBwAAmhYAIJkLAQAAAAGcC0AAAAABqgtAAAAAAfMLQAAAAAGJDAEAAAABmAwBAAAAAa4MAQAAAAGvDAEAAAABsAwBAAAAAbEMIAAAAAGyDEAAAAABAQgAAPAMACALmQsBAAAAAZwLQAAAAAGqC0AAAAAB8wtAAAAAAYkMAQAAAAGYDAEAAAABrgwBAAAAAa8MAQAAAAGwDAEAAAABsQwgAAAAAbIMQAAAAAEBCAAA8gwAMAEIAADyDAAwAQAAAJEMACAP8QQAAPIVACDsBwAA8xUAIO4HAAD0FQAg7wcAAPUVACCZCwEAsBQAIZwLQACxFAAhqgtAAMAUACHzC0AAwBQAIYkMAQC5FAAhmAwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhAgAAAI8MACAIAAD2DAAgC5kLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGYDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACECAAAAjQwAIAgAAPgMACACAAAAjQwAIAgAAPgMACABAAAAkQwAIAMAAACPDAAgDwAA8AwAIBAAAPYMACABAAAAjwwAIAEAAACNDAAgCRUAAO8VACAWAADxFQAgFwAA8BUAIKoLAAC1FAAg8wsAALUUACCJDAAAtRQAIJgMAAC1FAAgsAwAALUUACCyDAAAtRQAIA6WCwAAtBIAMJcLAACADQAQmAsAALQSADCZCwEArBEAIZwLQACtEQAhqgtAAMURACHzC0AAxREAIYkMAQC9EQAhmAwBAL0RACGuDAEArBEAIa8MAQCsEQAhsAwBAL0RACGxDCAA2xEAIbIMQADFEQAhAwAAAI0MACADAAD_DAAwFAAAgA0AIAMAAACNDAAgAwAAjgwAMAQAAI8MACABAAAAnwwAIAEAAACfDAAgAwAAAJ0MACADAACeDAAwBAAAnwwAIAMAAACdDAAgAwAAngwAMAQAAJ8MACADAAAAnQwAIAMAAJ4MADAEAACfDAAgCOsHAADuFQAg2wsBAAAAAZEMQAAAAAGiDAEAAAABqgwBAAAAAasMEAAAAAGsDAIAAAABrQwQAAAAAQEIAACIDQAgB9sLAQAAAAGRDEAAAAABogwBAAAAAaoMAQAAAAGrDBAAAAABrAwCAAAAAa0MEAAAAAEBCAAAig0AMAEIAACKDQAwCOsHAADtFQAg2wsBALAUACGRDEAAsRQAIaIMAQCwFAAhqgwBALAUACGrDBAA3BQAIawMAgCvFAAhrQwQANwUACECAAAAnwwAIAgAAI0NACAH2wsBALAUACGRDEAAsRQAIaIMAQCwFAAhqgwBALAUACGrDBAA3BQAIawMAgCvFAAhrQwQANwUACECAAAAnQwAIAgAAI8NACACAAAAnQwAIAgAAI8NACADAAAAnwwAIA8AAIgNACAQAACNDQAgAQAAAJ8MACABAAAAnQwAIAUVAADoFQAgFgAA6xUAIBcAAOoVACA4AADpFQAgOQAA7BUAIAqWCwAAsxIAMJcLAACWDQAQmAsAALMSADDbCwEArBEAIZEMQACtEQAhogwBAKwRACGqDAEArBEAIasMEADgEQAhrAwCAKsRACGtDBAA4BEAIQMAAACdDAAgAwAAlQ0AMBQAAJYNACADAAAAnQwAIAMAAJ4MADAEAACfDAAgD-wHAACyEgAglgsAALESADCXCwAAnA0AEJgLAACxEgAwmQsBAAAAAbwLQAC4EQAhyQsBAMIRACH7CwIAthEAIZkMAQC3EQAhnAwBALcRACGlDAEAtxEAIaYMAQC3EQAhpwwBALcRACGoDAEAtxEAIakMAQC3EQAhAQAAAJkNACABAAAAmQ0AIA_sBwAAshIAIJYLAACxEgAwlwsAAJwNABCYCwAAsRIAMJkLAQC3EQAhvAtAALgRACHJCwEAwhEAIfsLAgC2EQAhmQwBALcRACGcDAEAtxEAIaUMAQC3EQAhpgwBALcRACGnDAEAtxEAIagMAQC3EQAhqQwBALcRACEC7AcAAOcVACDJCwAAtRQAIAMAAACcDQAgAwAAnQ0AMAQAAJkNACADAAAAnA0AIAMAAJ0NADAEAACZDQAgAwAAAJwNACADAACdDQAwBAAAmQ0AIAzsBwAA5hUAIJkLAQAAAAG8C0AAAAAByQsBAAAAAfsLAgAAAAGZDAEAAAABnAwBAAAAAaUMAQAAAAGmDAEAAAABpwwBAAAAAagMAQAAAAGpDAEAAAABAQgAAKENACALmQsBAAAAAbwLQAAAAAHJCwEAAAAB-wsCAAAAAZkMAQAAAAGcDAEAAAABpQwBAAAAAaYMAQAAAAGnDAEAAAABqAwBAAAAAakMAQAAAAEBCAAAow0AMAEIAACjDQAwDOwHAADZFQAgmQsBALAUACG8C0AAsRQAIckLAQC5FAAh-wsCAK8UACGZDAEAsBQAIZwMAQCwFAAhpQwBALAUACGmDAEAsBQAIacMAQCwFAAhqAwBALAUACGpDAEAsBQAIQIAAACZDQAgCAAApg0AIAuZCwEAsBQAIbwLQACxFAAhyQsBALkUACH7CwIArxQAIZkMAQCwFAAhnAwBALAUACGlDAEAsBQAIaYMAQCwFAAhpwwBALAUACGoDAEAsBQAIakMAQCwFAAhAgAAAJwNACAIAACoDQAgAgAAAJwNACAIAACoDQAgAwAAAJkNACAPAAChDQAgEAAApg0AIAEAAACZDQAgAQAAAJwNACAGFQAA1BUAIBYAANcVACAXAADWFQAgOAAA1RUAIDkAANgVACDJCwAAtRQAIA6WCwAAsBIAMJcLAACvDQAQmAsAALASADCZCwEArBEAIbwLQACtEQAhyQsBAL0RACH7CwIAqxEAIZkMAQCsEQAhnAwBAKwRACGlDAEArBEAIaYMAQCsEQAhpwwBAKwRACGoDAEArBEAIakMAQCsEQAhAwAAAJwNACADAACuDQAwFAAArw0AIAMAAACcDQAgAwAAnQ0AMAQAAJkNACABAAAAlQwAIAEAAACVDAAgAwAAAJMMACADAACUDAAwBAAAlQwAIAMAAACTDAAgAwAAlAwAMAQAAJUMACADAAAAkwwAIAMAAJQMADAEAACVDAAgB-sHAADSFQAg7QcAANMVACCZCwEAAAABvAtAAAAAAZYMAQAAAAGiDAEAAAABpAxAAAAAAQEIAAC3DQAgBZkLAQAAAAG8C0AAAAABlgwBAAAAAaIMAQAAAAGkDEAAAAABAQgAALkNADABCAAAuQ0AMAfrBwAA0BUAIO0HAADRFQAgmQsBALAUACG8C0AAsRQAIZYMAQCwFAAhogwBALAUACGkDEAAwBQAIQIAAACVDAAgCAAAvA0AIAWZCwEAsBQAIbwLQACxFAAhlgwBALAUACGiDAEAsBQAIaQMQADAFAAhAgAAAJMMACAIAAC-DQAgAgAAAJMMACAIAAC-DQAgAwAAAJUMACAPAAC3DQAgEAAAvA0AIAEAAACVDAAgAQAAAJMMACAEFQAAzRUAIBYAAM8VACAXAADOFQAgpAwAALUUACAIlgsAAK8SADCXCwAAxQ0AEJgLAACvEgAwmQsBAKwRACG8C0AArREAIZYMAQCsEQAhogwBAKwRACGkDEAAxREAIQMAAACTDAAgAwAAxA0AMBQAAMUNACADAAAAkwwAIAMAAJQMADAEAACVDAAgAQAAAJsMACABAAAAmwwAIAMAAACZDAAgAwAAmgwAMAQAAJsMACADAAAAmQwAIAMAAJoMADAEAACbDAAgAwAAAJkMACADAACaDAAwBAAAmwwAIATrBwAAzBUAIJkLAQAAAAGiDAEAAAABowxAAAAAAQEIAADNDQAgA5kLAQAAAAGiDAEAAAABowxAAAAAAQEIAADPDQAwAQgAAM8NADAE6wcAAMsVACCZCwEAsBQAIaIMAQCwFAAhowxAALEUACECAAAAmwwAIAgAANINACADmQsBALAUACGiDAEAsBQAIaMMQACxFAAhAgAAAJkMACAIAADUDQAgAgAAAJkMACAIAADUDQAgAwAAAJsMACAPAADNDQAgEAAA0g0AIAEAAACbDAAgAQAAAJkMACADFQAAyBUAIBYAAMoVACAXAADJFQAgBpYLAACuEgAwlwsAANsNABCYCwAArhIAMJkLAQCsEQAhogwBAKwRACGjDEAArREAIQMAAACZDAAgAwAA2g0AMBQAANsNACADAAAAmQwAIAMAAJoMADAEAACbDAAgB5YLAACsEgAwlwsAAOENABCYCwAArBIAMJ4MAQC3EQAhnwxAALgRACGgDAIAthEAIaEMAACtEgAgAQAAAN4NACABAAAA3g0AIAaWCwAArBIAMJcLAADhDQAQmAsAAKwSADCeDAEAtxEAIZ8MQAC4EQAhoAwCALYRACEAAwAAAOENACADAADiDQAwBAAA3g0AIAMAAADhDQAgAwAA4g0AMAQAAN4NACADAAAA4Q0AIAMAAOINADAEAADeDQAgA54MAQAAAAGfDEAAAAABoAwCAAAAAQEIAADmDQAgA54MAQAAAAGfDEAAAAABoAwCAAAAAQEIAADoDQAwAQgAAOgNADADngwBALAUACGfDEAAsRQAIaAMAgCvFAAhAgAAAN4NACAIAADrDQAgA54MAQCwFAAhnwxAALEUACGgDAIArxQAIQIAAADhDQAgCAAA7Q0AIAIAAADhDQAgCAAA7Q0AIAMAAADeDQAgDwAA5g0AIBAAAOsNACABAAAA3g0AIAEAAADhDQAgBRUAAMMVACAWAADGFQAgFwAAxRUAIDgAAMQVACA5AADHFQAgBpYLAACrEgAwlwsAAPQNABCYCwAAqxIAMJ4MAQCsEQAhnwxAAK0RACGgDAIAqxEAIQMAAADhDQAgAwAA8w0AMBQAAPQNACADAAAA4Q0AIAMAAOINADAEAADeDQAgEIEJAACnEgAglgsAAKYSADCXCwAA_w0AEJgLAACmEgAwmQsBAAAAAZwLQAC4EQAhyQsBAMIRACHQCwEAtxEAIdELAQDCEQAh2wsBAAAAAfsLAgC2EQAhmAwBAMIRACGZDAEAtxEAIZoMAQC3EQAhmwwBALcRACGcDAEAtxEAIQEAAAD3DQAgC-0HAACqEgAglgsAAKkSADCXCwAA-Q0AEJgLAACpEgAwsAsBALcRACG0CwIAthEAIbULQADMEQAhiQwBALcRACGUDEAAzBEAIZYMAQC3EQAhlwwBAMIRACEE7QcAAMIVACC1CwAAtRQAIJQMAAC1FAAglwwAALUUACAM7QcAAKoSACCWCwAAqRIAMJcLAAD5DQAQmAsAAKkSADCwCwEAtxEAIbQLAgC2EQAhtQtAAMwRACGJDAEAtxEAIZQMQADMEQAhlgwBALcRACGXDAEAwhEAIZ0MAACoEgAgAwAAAPkNACADAAD6DQAwBAAA-w0AIAEAAAD5DQAgAQAAAPcNACAQgQkAAKcSACCWCwAAphIAMJcLAAD_DQAQmAsAAKYSADCZCwEAtxEAIZwLQAC4EQAhyQsBAMIRACHQCwEAtxEAIdELAQDCEQAh2wsBAMIRACH7CwIAthEAIZgMAQDCEQAhmQwBALcRACGaDAEAtxEAIZsMAQC3EQAhnAwBALcRACEFgQkAAMEVACDJCwAAtRQAINELAAC1FAAg2wsAALUUACCYDAAAtRQAIAMAAAD_DQAgAwAAgA4AMAQAAPcNACADAAAA_w0AIAMAAIAOADAEAAD3DQAgAwAAAP8NACADAACADgAwBAAA9w0AIA2BCQAAwBUAIJkLAQAAAAGcC0AAAAAByQsBAAAAAdALAQAAAAHRCwEAAAAB2wsBAAAAAfsLAgAAAAGYDAEAAAABmQwBAAAAAZoMAQAAAAGbDAEAAAABnAwBAAAAAQEIAACEDgAgDJkLAQAAAAGcC0AAAAAByQsBAAAAAdALAQAAAAHRCwEAAAAB2wsBAAAAAfsLAgAAAAGYDAEAAAABmQwBAAAAAZoMAQAAAAGbDAEAAAABnAwBAAAAAQEIAACGDgAwAQgAAIYOADANgQkAALMVACCZCwEAsBQAIZwLQACxFAAhyQsBALkUACHQCwEAsBQAIdELAQC5FAAh2wsBALkUACH7CwIArxQAIZgMAQC5FAAhmQwBALAUACGaDAEAsBQAIZsMAQCwFAAhnAwBALAUACECAAAA9w0AIAgAAIkOACAMmQsBALAUACGcC0AAsRQAIckLAQC5FAAh0AsBALAUACHRCwEAuRQAIdsLAQC5FAAh-wsCAK8UACGYDAEAuRQAIZkMAQCwFAAhmgwBALAUACGbDAEAsBQAIZwMAQCwFAAhAgAAAP8NACAIAACLDgAgAgAAAP8NACAIAACLDgAgAwAAAPcNACAPAACEDgAgEAAAiQ4AIAEAAAD3DQAgAQAAAP8NACAJFQAArhUAIBYAALEVACAXAACwFQAgOAAArxUAIDkAALIVACDJCwAAtRQAINELAAC1FAAg2wsAALUUACCYDAAAtRQAIA-WCwAApRIAMJcLAACSDgAQmAsAAKUSADCZCwEArBEAIZwLQACtEQAhyQsBAL0RACHQCwEArBEAIdELAQC9EQAh2wsBAL0RACH7CwIAqxEAIZgMAQC9EQAhmQwBAKwRACGaDAEArBEAIZsMAQCsEQAhnAwBAKwRACEDAAAA_w0AIAMAAJEOADAUAACSDgAgAwAAAP8NACADAACADgAwBAAA9w0AIAEAAAD7DQAgAQAAAPsNACADAAAA-Q0AIAMAAPoNADAEAAD7DQAgAwAAAPkNACADAAD6DQAwBAAA-w0AIAMAAAD5DQAgAwAA-g0AMAQAAPsNACAI7QcAAK0VACCwCwEAAAABtAsCAAAAAbULQAAAAAGJDAEAAAABlAxAAAAAAZYMAQAAAAGXDAEAAAABAQgAAJoOACAHsAsBAAAAAbQLAgAAAAG1C0AAAAABiQwBAAAAAZQMQAAAAAGWDAEAAAABlwwBAAAAAQEIAACcDgAwAQgAAJwOADAI7QcAAKwVACCwCwEAsBQAIbQLAgCvFAAhtQtAAMAUACGJDAEAsBQAIZQMQADAFAAhlgwBALAUACGXDAEAuRQAIQIAAAD7DQAgCAAAnw4AIAewCwEAsBQAIbQLAgCvFAAhtQtAAMAUACGJDAEAsBQAIZQMQADAFAAhlgwBALAUACGXDAEAuRQAIQIAAAD5DQAgCAAAoQ4AIAIAAAD5DQAgCAAAoQ4AIAMAAAD7DQAgDwAAmg4AIBAAAJ8OACABAAAA-w0AIAEAAAD5DQAgCBUAAKcVACAWAACqFQAgFwAAqRUAIDgAAKgVACA5AACrFQAgtQsAALUUACCUDAAAtRQAIJcMAAC1FAAgCpYLAACkEgAwlwsAAKgOABCYCwAApBIAMLALAQCsEQAhtAsCAKsRACG1C0AAxREAIYkMAQCsEQAhlAxAAMURACGWDAEArBEAIZcMAQC9EQAhAwAAAPkNACADAACnDgAwFAAAqA4AIAMAAAD5DQAgAwAA-g0AMAQAAPsNACAelgsAAKASADCXCwAArg4AEJgLAACgEgAwmQsBAAAAAZwLQAC4EQAhsAsAAKESgwwi0QsBALcRACHbCwEAAAAB9gsBALcRACH7CwEAwhEAIf0LQADMEQAhgAxAAMwRACGEDAAAohKEDCKFDAEAwhEAIYYMEADpEQAhhwwQAKMSACGIDAEAwhEAIYkMAADuEQAgigwBAMIRACGLDAEAwhEAIYwMAQDCEQAhjQwBAMIRACGODAEAwhEAIY8MAADuEQAgkAwBAMIRACGRDEAAzBEAIZIMQADMEQAhkwxAALgRACGUDEAAzBEAIZUMQADMEQAhAQAAAKsOACABAAAAqw4AIB6WCwAAoBIAMJcLAACuDgAQmAsAAKASADCZCwEA9xEAIZwLQAC4EQAhsAsAAKESgwwi0QsBALcRACHbCwEAtxEAIfYLAQC3EQAh-wsBAMIRACH9C0AAzBEAIYAMQADMEQAhhAwAAKIShAwihQwBAMIRACGGDBAA6REAIYcMEACjEgAhiAwBAMIRACGJDAAA7hEAIIoMAQDCEQAhiwwBAMIRACGMDAEAwhEAIY0MAQDCEQAhjgwBAMIRACGPDAAA7hEAIJAMAQDCEQAhkQxAAMwRACGSDEAAzBEAIZMMQAC4EQAhlAxAAMwRACGVDEAAzBEAIRL7CwAAtRQAIP0LAAC1FAAggAwAALUUACCFDAAAtRQAIIcMAAC1FAAgiAwAALUUACCJDAAAtRQAIIoMAAC1FAAgiwwAALUUACCMDAAAtRQAII0MAAC1FAAgjgwAALUUACCPDAAAtRQAIJAMAAC1FAAgkQwAALUUACCSDAAAtRQAIJQMAAC1FAAglQwAALUUACADAAAArg4AIAMAAK8OADAEAACrDgAgAwAAAK4OACADAACvDgAwBAAAqw4AIAMAAACuDgAgAwAArw4AMAQAAKsOACAbmQsBAAAAAZwLQAAAAAGwCwAAAIMMAtELAQAAAAHbCwEAAAAB9gsBAAAAAfsLAQAAAAH9C0AAAAABgAxAAAAAAYQMAAAAhAwChQwBAAAAAYYMEAAAAAGHDBAAAAABiAwBAAAAAYkMgAAAAAGKDAEAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABjgwBAAAAAY8MgAAAAAGQDAEAAAABkQxAAAAAAZIMQAAAAAGTDEAAAAABlAxAAAAAAZUMQAAAAAEBCAAAsw4AIBuZCwEAAAABnAtAAAAAAbALAAAAgwwC0QsBAAAAAdsLAQAAAAH2CwEAAAAB-wsBAAAAAf0LQAAAAAGADEAAAAABhAwAAACEDAKFDAEAAAABhgwQAAAAAYcMEAAAAAGIDAEAAAABiQyAAAAAAYoMAQAAAAGLDAEAAAABjAwBAAAAAY0MAQAAAAGODAEAAAABjwyAAAAAAZAMAQAAAAGRDEAAAAABkgxAAAAAAZMMQAAAAAGUDEAAAAABlQxAAAAAAQEIAAC1DgAwAQgAALUOADAbmQsBALAUACGcC0AAsRQAIbALAACkFYMMItELAQCwFAAh2wsBALAUACH2CwEAsBQAIfsLAQC5FAAh_QtAAMAUACGADEAAwBQAIYQMAAClFYQMIoUMAQC5FAAhhgwQANwUACGHDBAAphUAIYgMAQC5FAAhiQyAAAAAAYoMAQC5FAAhiwwBALkUACGMDAEAuRQAIY0MAQC5FAAhjgwBALkUACGPDIAAAAABkAwBALkUACGRDEAAwBQAIZIMQADAFAAhkwxAALEUACGUDEAAwBQAIZUMQADAFAAhAgAAAKsOACAIAAC4DgAgG5kLAQCwFAAhnAtAALEUACGwCwAApBWDDCLRCwEAsBQAIdsLAQCwFAAh9gsBALAUACH7CwEAuRQAIf0LQADAFAAhgAxAAMAUACGEDAAApRWEDCKFDAEAuRQAIYYMEADcFAAhhwwQAKYVACGIDAEAuRQAIYkMgAAAAAGKDAEAuRQAIYsMAQC5FAAhjAwBALkUACGNDAEAuRQAIY4MAQC5FAAhjwyAAAAAAZAMAQC5FAAhkQxAAMAUACGSDEAAwBQAIZMMQACxFAAhlAxAAMAUACGVDEAAwBQAIQIAAACuDgAgCAAAug4AIAIAAACuDgAgCAAAug4AIAMAAACrDgAgDwAAsw4AIBAAALgOACABAAAAqw4AIAEAAACuDgAgFxUAAJ8VACAWAACiFQAgFwAAoRUAIDgAAKAVACA5AACjFQAg-wsAALUUACD9CwAAtRQAIIAMAAC1FAAghQwAALUUACCHDAAAtRQAIIgMAAC1FAAgiQwAALUUACCKDAAAtRQAIIsMAAC1FAAgjAwAALUUACCNDAAAtRQAII4MAAC1FAAgjwwAALUUACCQDAAAtRQAIJEMAAC1FAAgkgwAALUUACCUDAAAtRQAIJUMAAC1FAAgHpYLAACWEgAwlwsAAMEOABCYCwAAlhIAMJkLAQD0EQAhnAtAAK0RACGwCwAAlxKDDCLRCwEArBEAIdsLAQCsEQAh9gsBAKwRACH7CwEAvREAIf0LQADFEQAhgAxAAMURACGEDAAAmBKEDCKFDAEAvREAIYYMEADgEQAhhwwQAJkSACGIDAEAvREAIYkMAADQEQAgigwBAL0RACGLDAEAvREAIYwMAQC9EQAhjQwBAL0RACGODAEAvREAIY8MAADQEQAgkAwBAL0RACGRDEAAxREAIZIMQADFEQAhkwxAAK0RACGUDEAAxREAIZUMQADFEQAhAwAAAK4OACADAADADgAwFAAAwQ4AIAMAAACuDgAgAwAArw4AMAQAAKsOACAJlgsAAJMSADCXCwAAxw4AEJgLAACTEgAwnAtAALgRACHQCwAAlBKADCL1CwEA9xEAIf0LQADMEQAhgAxAAMwRACGBDAAAlRIAIAEAAADEDgAgAQAAAMQOACAIlgsAAJMSADCXCwAAxw4AEJgLAACTEgAwnAtAALgRACHQCwAAlBKADCL1CwEA9xEAIf0LQADMEQAhgAxAAMwRACEC_QsAALUUACCADAAAtRQAIAMAAADHDgAgAwAAyA4AMAQAAMQOACADAAAAxw4AIAMAAMgOADAEAADEDgAgAwAAAMcOACADAADIDgAwBAAAxA4AIAWcC0AAAAAB0AsAAACADAL1CwEAAAAB_QtAAAAAAYAMQAAAAAEBCAAAzA4AIAWcC0AAAAAB0AsAAACADAL1CwEAAAAB_QtAAAAAAYAMQAAAAAEBCAAAzg4AMAEIAADODgAwBZwLQACxFAAh0AsAAJ4VgAwi9QsBALAUACH9C0AAwBQAIYAMQADAFAAhAgAAAMQOACAIAADRDgAgBZwLQACxFAAh0AsAAJ4VgAwi9QsBALAUACH9C0AAwBQAIYAMQADAFAAhAgAAAMcOACAIAADTDgAgAgAAAMcOACAIAADTDgAgAwAAAMQOACAPAADMDgAgEAAA0Q4AIAEAAADEDgAgAQAAAMcOACAFFQAAmxUAIBYAAJ0VACAXAACcFQAg_QsAALUUACCADAAAtRQAIAiWCwAAjxIAMJcLAADaDgAQmAsAAI8SADCcC0AArREAIdALAACQEoAMIvULAQD0EQAh_QtAAMURACGADEAAxREAIQMAAADHDgAgAwAA2Q4AMBQAANoOACADAAAAxw4AIAMAAMgOADAEAADEDgAgCZYLAACOEgAwlwsAAOAOABCYCwAAjhIAMJkLAQAAAAGcC0AAuBEAIfILAACDEgAg_AsBAAAAAf0LQADMEQAh_gtAAMwRACEBAAAA3Q4AIAEAAADdDgAgCZYLAACOEgAwlwsAAOAOABCYCwAAjhIAMJkLAQC3EQAhnAtAALgRACHyCwAAgxIAIPwLAQC3EQAh_QtAAMwRACH-C0AAzBEAIQL9CwAAtRQAIP4LAAC1FAAgAwAAAOAOACADAADhDgAwBAAA3Q4AIAMAAADgDgAgAwAA4Q4AMAQAAN0OACADAAAA4A4AIAMAAOEOADAEAADdDgAgBpkLAQAAAAGcC0AAAAAB8guAAAAAAfwLAQAAAAH9C0AAAAAB_gtAAAAAAQEIAADlDgAgBpkLAQAAAAGcC0AAAAAB8guAAAAAAfwLAQAAAAH9C0AAAAAB_gtAAAAAAQEIAADnDgAwAQgAAOcOADAGmQsBALAUACGcC0AAsRQAIfILgAAAAAH8CwEAsBQAIf0LQADAFAAh_gtAAMAUACECAAAA3Q4AIAgAAOoOACAGmQsBALAUACGcC0AAsRQAIfILgAAAAAH8CwEAsBQAIf0LQADAFAAh_gtAAMAUACECAAAA4A4AIAgAAOwOACACAAAA4A4AIAgAAOwOACADAAAA3Q4AIA8AAOUOACAQAADqDgAgAQAAAN0OACABAAAA4A4AIAUVAACYFQAgFgAAmhUAIBcAAJkVACD9CwAAtRQAIP4LAAC1FAAgCZYLAACNEgAwlwsAAPMOABCYCwAAjRIAMJkLAQCsEQAhnAtAAK0RACHyCwAA_REAIPwLAQCsEQAh_QtAAMURACH-C0AAxREAIQMAAADgDgAgAwAA8g4AMBQAAPMOACADAAAA4A4AIAMAAOEOADAEAADdDgAgDpYLAACMEgAwlwsAAPkOABCYCwAAjBIAMJkLAQAAAAGcC0AAuBEAIaoLQAC4EQAhyQsBALcRACHRCwEAtxEAIdILAQC3EQAh1AsBALcRACH4CwIAthEAIfkLQAC4EQAh-gtAAMwRACH7CwIA7xEAIQEAAAD2DgAgAQAAAPYOACAOlgsAAIwSADCXCwAA-Q4AEJgLAACMEgAwmQsBALcRACGcC0AAuBEAIaoLQAC4EQAhyQsBALcRACHRCwEAtxEAIdILAQC3EQAh1AsBALcRACH4CwIAthEAIfkLQAC4EQAh-gtAAMwRACH7CwIA7xEAIQL6CwAAtRQAIPsLAAC1FAAgAwAAAPkOACADAAD6DgAwBAAA9g4AIAMAAAD5DgAgAwAA-g4AMAQAAPYOACADAAAA-Q4AIAMAAPoOADAEAAD2DgAgC5kLAQAAAAGcC0AAAAABqgtAAAAAAckLAQAAAAHRCwEAAAAB0gsBAAAAAdQLAQAAAAH4CwIAAAAB-QtAAAAAAfoLQAAAAAH7CwIAAAABAQgAAP4OACALmQsBAAAAAZwLQAAAAAGqC0AAAAAByQsBAAAAAdELAQAAAAHSCwEAAAAB1AsBAAAAAfgLAgAAAAH5C0AAAAAB-gtAAAAAAfsLAgAAAAEBCAAAgA8AMAEIAACADwAwC5kLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQCwFAAh0QsBALAUACHSCwEAsBQAIdQLAQCwFAAh-AsCAK8UACH5C0AAsRQAIfoLQADAFAAh-wsCAMoUACECAAAA9g4AIAgAAIMPACALmQsBALAUACGcC0AAsRQAIaoLQACxFAAhyQsBALAUACHRCwEAsBQAIdILAQCwFAAh1AsBALAUACH4CwIArxQAIfkLQACxFAAh-gtAAMAUACH7CwIAyhQAIQIAAAD5DgAgCAAAhQ8AIAIAAAD5DgAgCAAAhQ8AIAMAAAD2DgAgDwAA_g4AIBAAAIMPACABAAAA9g4AIAEAAAD5DgAgBxUAAJMVACAWAACWFQAgFwAAlRUAIDgAAJQVACA5AACXFQAg-gsAALUUACD7CwAAtRQAIA6WCwAAixIAMJcLAACMDwAQmAsAAIsSADCZCwEArBEAIZwLQACtEQAhqgtAAK0RACHJCwEArBEAIdELAQCsEQAh0gsBAKwRACHUCwEArBEAIfgLAgCrEQAh-QtAAK0RACH6C0AAxREAIfsLAgDREQAhAwAAAPkOACADAACLDwAwFAAAjA8AIAMAAAD5DgAgAwAA-g4AMAQAAPYOACANlgsAAIgSADCXCwAAkg8AEJgLAACIEgAwnAtAALgRACGwCwAAiRL1CyLQCwAAghLxCyLRCwEAtxEAIdsLAQAAAAHyCwAAgxIAIPMLQADMEQAh9QsBALcRACH2CwEAtxEAIfcLAACKEgAgAQAAAI8PACABAAAAjw8AIAyWCwAAiBIAMJcLAACSDwAQmAsAAIgSADCcC0AAuBEAIbALAACJEvULItALAACCEvELItELAQC3EQAh2wsBALcRACHyCwAAgxIAIPMLQADMEQAh9QsBALcRACH2CwEAtxEAIQHzCwAAtRQAIAMAAACSDwAgAwAAkw8AMAQAAI8PACADAAAAkg8AIAMAAJMPADAEAACPDwAgAwAAAJIPACADAACTDwAwBAAAjw8AIAmcC0AAAAABsAsAAAD1CwLQCwAAAPELAtELAQAAAAHbCwEAAAAB8guAAAAAAfMLQAAAAAH1CwEAAAAB9gsBAAAAAQEIAACXDwAgCZwLQAAAAAGwCwAAAPULAtALAAAA8QsC0QsBAAAAAdsLAQAAAAHyC4AAAAAB8wtAAAAAAfULAQAAAAH2CwEAAAABAQgAAJkPADABCAAAmQ8AMAmcC0AAsRQAIbALAACSFfULItALAACOFfELItELAQCwFAAh2wsBALAUACHyC4AAAAAB8wtAAMAUACH1CwEAsBQAIfYLAQCwFAAhAgAAAI8PACAIAACcDwAgCZwLQACxFAAhsAsAAJIV9Qsi0AsAAI4V8Qsi0QsBALAUACHbCwEAsBQAIfILgAAAAAHzC0AAwBQAIfULAQCwFAAh9gsBALAUACECAAAAkg8AIAgAAJ4PACACAAAAkg8AIAgAAJ4PACADAAAAjw8AIA8AAJcPACAQAACcDwAgAQAAAI8PACABAAAAkg8AIAQVAACPFQAgFgAAkRUAIBcAAJAVACDzCwAAtRQAIAyWCwAAhBIAMJcLAAClDwAQmAsAAIQSADCcC0AArREAIbALAACFEvULItALAAD8EfELItELAQCsEQAh2wsBAKwRACHyCwAA_REAIPMLQADFEQAh9QsBAKwRACH2CwEArBEAIQMAAACSDwAgAwAApA8AMBQAAKUPACADAAAAkg8AIAMAAJMPADAEAACPDwAgCZYLAACBEgAwlwsAAKsPABCYCwAAgRIAMJkLAQAAAAGcC0AAuBEAIdALAACCEvELIvELAQAAAAHyCwAAgxIAIPMLQADMEQAhAQAAAKgPACABAAAAqA8AIAmWCwAAgRIAMJcLAACrDwAQmAsAAIESADCZCwEAtxEAIZwLQAC4EQAh0AsAAIIS8Qsi8QsBAMIRACHyCwAAgxIAIPMLQADMEQAhAvELAAC1FAAg8wsAALUUACADAAAAqw8AIAMAAKwPADAEAACoDwAgAwAAAKsPACADAACsDwAwBAAAqA8AIAMAAACrDwAgAwAArA8AMAQAAKgPACAGmQsBAAAAAZwLQAAAAAHQCwAAAPELAvELAQAAAAHyC4AAAAAB8wtAAAAAAQEIAACwDwAgBpkLAQAAAAGcC0AAAAAB0AsAAADxCwLxCwEAAAAB8guAAAAAAfMLQAAAAAEBCAAAsg8AMAEIAACyDwAwBpkLAQCwFAAhnAtAALEUACHQCwAAjhXxCyLxCwEAuRQAIfILgAAAAAHzC0AAwBQAIQIAAACoDwAgCAAAtQ8AIAaZCwEAsBQAIZwLQACxFAAh0AsAAI4V8Qsi8QsBALkUACHyC4AAAAAB8wtAAMAUACECAAAAqw8AIAgAALcPACACAAAAqw8AIAgAALcPACADAAAAqA8AIA8AALAPACAQAAC1DwAgAQAAAKgPACABAAAAqw8AIAUVAACLFQAgFgAAjRUAIBcAAIwVACDxCwAAtRQAIPMLAAC1FAAgCZYLAAD7EQAwlwsAAL4PABCYCwAA-xEAMJkLAQCsEQAhnAtAAK0RACHQCwAA_BHxCyLxCwEAvREAIfILAAD9EQAg8wtAAMURACEDAAAAqw8AIAMAAL0PADAUAAC-DwAgAwAAAKsPACADAACsDwAwBAAAqA8AIAWWCwAA-hEAMJcLAADEDwAQmAsAAPoRADDuCwEAAAAB7wsBAAAAAQEAAADBDwAgAQAAAMEPACAFlgsAAPoRADCXCwAAxA8AEJgLAAD6EQAw7gsBALcRACHvCwEAtxEAIQADAAAAxA8AIAMAAMUPADAEAADBDwAgAwAAAMQPACADAADFDwAwBAAAwQ8AIAMAAADEDwAgAwAAxQ8AMAQAAMEPACAC7gsBAAAAAe8LAQAAAAEBCAAAyQ8AIALuCwEAAAAB7wsBAAAAAQEIAADLDwAwAQgAAMsPADAC7gsBALAUACHvCwEAsBQAIQIAAADBDwAgCAAAzg8AIALuCwEAsBQAIe8LAQCwFAAhAgAAAMQPACAIAADQDwAgAgAAAMQPACAIAADQDwAgAwAAAMEPACAPAADJDwAgEAAAzg8AIAEAAADBDwAgAQAAAMQPACADFQAAiBUAIBYAAIoVACAXAACJFQAgBZYLAAD5EQAwlwsAANcPABCYCwAA-REAMO4LAQCsEQAh7wsBAKwRACEDAAAAxA8AIAMAANYPADAUAADXDwAgAwAAAMQPACADAADFDwAwBAAAwQ8AIBKfAwEAtxEAIZYLAAD2EQAwlwsAAN0PABCYCwAA9hEAMJkLAQAAAAGcC0AAuBEAIdELAQC3EQAh2wsBAAAAAeQLAQC3EQAh5QsBALcRACHmCwEAtxEAIecLAQC3EQAh6AsBALcRACHpC0AAuBEAIeoLQAC4EQAh6wsCAO8RACHsCwIA7xEAIe0LAQDCEQAhAQAAANoPACABAAAA2g8AIBKfAwEAtxEAIZYLAAD2EQAwlwsAAN0PABCYCwAA9hEAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIdsLAQC3EQAh5AsBALcRACHlCwEAtxEAIeYLAQC3EQAh5wsBALcRACHoCwEAtxEAIekLQAC4EQAh6gtAALgRACHrCwIA7xEAIewLAgDvEQAh7QsBAMIRACED6wsAALUUACDsCwAAtRQAIO0LAAC1FAAgAwAAAN0PACADAADeDwAwBAAA2g8AIAMAAADdDwAgAwAA3g8AMAQAANoPACADAAAA3Q8AIAMAAN4PADAEAADaDwAgD58DAQAAAAGZCwEAAAABnAtAAAAAAdELAQAAAAHbCwEAAAAB5AsBAAAAAeULAQAAAAHmCwEAAAAB5wsBAAAAAegLAQAAAAHpC0AAAAAB6gtAAAAAAesLAgAAAAHsCwIAAAAB7QsBAAAAAQEIAADiDwAgD58DAQAAAAGZCwEAAAABnAtAAAAAAdELAQAAAAHbCwEAAAAB5AsBAAAAAeULAQAAAAHmCwEAAAAB5wsBAAAAAegLAQAAAAHpC0AAAAAB6gtAAAAAAesLAgAAAAHsCwIAAAAB7QsBAAAAAQEIAADkDwAwAQgAAOQPADAPnwMBALAUACGZCwEAsBQAIZwLQACxFAAh0QsBALAUACHbCwEAsBQAIeQLAQCwFAAh5QsBALAUACHmCwEAsBQAIecLAQCwFAAh6AsBALAUACHpC0AAsRQAIeoLQACxFAAh6wsCAMoUACHsCwIAyhQAIe0LAQC5FAAhAgAAANoPACAIAADnDwAgD58DAQCwFAAhmQsBALAUACGcC0AAsRQAIdELAQCwFAAh2wsBALAUACHkCwEAsBQAIeULAQCwFAAh5gsBALAUACHnCwEAsBQAIegLAQCwFAAh6QtAALEUACHqC0AAsRQAIesLAgDKFAAh7AsCAMoUACHtCwEAuRQAIQIAAADdDwAgCAAA6Q8AIAIAAADdDwAgCAAA6Q8AIAMAAADaDwAgDwAA4g8AIBAAAOcPACABAAAA2g8AIAEAAADdDwAgCBUAAIMVACAWAACGFQAgFwAAhRUAIDgAAIQVACA5AACHFQAg6wsAALUUACDsCwAAtRQAIO0LAAC1FAAgEp8DAQCsEQAhlgsAAPMRADCXCwAA8A8AEJgLAADzEQAwmQsBAPQRACGcC0AArREAIdELAQCsEQAh2wsBAKwRACHkCwEArBEAIeULAQCsEQAh5gsBAKwRACHnCwEArBEAIegLAQCsEQAh6QtAAK0RACHqC0AArREAIesLAgDREQAh7AsCANERACHtCwEAvREAIQMAAADdDwAgAwAA7w8AMBQAAPAPACADAAAA3Q8AIAMAAN4PADAEAADaDwAgG6MKAADqEQAgpAoAAOsRACClCgAA7BEAIJYLAADlEQAwlwsAAP8PABCYCwAA5REAMJkLAQAAAAGcC0AAuBEAIaoLQAC4EQAhyQsBAMIRACHQCwAA5hHQCyLRCwEAtxEAIdILAQC3EQAh0wsBALcRACHUCwEAtxEAIdULAQC3EQAh1gsEAOcRACHXCwQA6BEAIdgLAQDCEQAh2QsQAOkRACHaCwEAwhEAIdsLAQAAAAHcCwEAwhEAId0LQADMEQAh3gtAAMwRACHfCwIAthEAIeALQADMEQAhAQAAAPMPACAOogoAAPARACCWCwAA8REAMJcLAAD1DwAQmAsAAPERADCcC0AAuBEAIaoLQAC4EQAhrgsBALcRACHICwEAtxEAIckLAQC3EQAhygsEAOgRACHLC0AAzBEAIcwLAQDCEQAhzQtAAMwRACHOCyAA8hEAIQWiCgAAwxQAIMoLAAC1FAAgywsAALUUACDMCwAAtRQAIM0LAAC1FAAgDqIKAADwEQAglgsAAPERADCXCwAA9Q8AEJgLAADxEQAwnAtAALgRACGqC0AAuBEAIa4LAQC3EQAhyAsBAAAAAckLAQAAAAHKCwQA6BEAIcsLQADMEQAhzAsBAMIRACHNC0AAzBEAIc4LIADyEQAhAwAAAPUPACADAAD2DwAwBAAA9w8AIBKiCgAA8BEAIJYLAADtEQAwlwsAAPkPABCYCwAA7REAMJkLBADnEQAhrgsBALcRACG2CwEAwhEAIbcLBADnEQAhuAsAAO4RACC5CwEAwhEAIboLAgDvEQAhuwsEAOgRACG8C0AAuBEAIb0LQADMEQAhvgtAAMwRACG_CwEAwhEAIcALAQDCEQAhwQtAAMwRACELogoAAMMUACC2CwAAtRQAILgLAAC1FAAguQsAALUUACC6CwAAtRQAILsLAAC1FAAgvQsAALUUACC-CwAAtRQAIL8LAAC1FAAgwAsAALUUACDBCwAAtRQAIBKiCgAA8BEAIJYLAADtEQAwlwsAAPkPABCYCwAA7REAMJkLBAAAAAGuCwEAtxEAIbYLAQAAAAG3CwQA5xEAIbgLAADuEQAguQsBAAAAAboLAgDvEQAhuwsEAOgRACG8C0AAuBEAIb0LQADMEQAhvgtAAMwRACG_CwEAwhEAIcALAQDCEQAhwQtAAMwRACEDAAAA-Q8AIAMAAPoPADAEAAD7DwAgEKIKAADNEQAglgsAAMoRADCXCwAA_Q8AEJgLAADKEQAwmQsBALcRACGaCwEAwhEAIZsLAQDCEQAhnAtAALgRACGnCwEAtxEAIa4LAQDCEQAhsAsAAMsRsAsisQsBAMIRACGyC0AAzBEAIbMLQADMEQAhtAsCALYRACG1C0AAzBEAIQEAAAD9DwAgG6MKAADqEQAgpAoAAOsRACClCgAA7BEAIJYLAADlEQAwlwsAAP8PABCYCwAA5REAMJkLAQC3EQAhnAtAALgRACGqC0AAuBEAIckLAQDCEQAh0AsAAOYR0Asi0QsBALcRACHSCwEAtxEAIdMLAQC3EQAh1AsBALcRACHVCwEAtxEAIdYLBADnEQAh1wsEAOgRACHYCwEAwhEAIdkLEADpEQAh2gsBAMIRACHbCwEAtxEAIdwLAQDCEQAh3QtAAMwRACHeC0AAzBEAId8LAgC2EQAh4AtAAMwRACEBAAAA_w8AIAEAAAD1DwAgAQAAAPkPACABAAAA8w8AIAujCgAAgBUAIKQKAACBFQAgpQoAAIIVACDJCwAAtRQAINcLAAC1FAAg2AsAALUUACDaCwAAtRQAINwLAAC1FAAg3QsAALUUACDeCwAAtRQAIOALAAC1FAAgAwAAAP8PACADAACEEAAwBAAA8w8AIAMAAAD_DwAgAwAAhBAAMAQAAPMPACADAAAA_w8AIAMAAIQQADAEAADzDwAgGKMKAAD9FAAgpAoAAP4UACClCgAA_xQAIJkLAQAAAAGcC0AAAAABqgtAAAAAAckLAQAAAAHQCwAAANALAtELAQAAAAHSCwEAAAAB0wsBAAAAAdQLAQAAAAHVCwEAAAAB1gsEAAAAAdcLBAAAAAHYCwEAAAAB2QsQAAAAAdoLAQAAAAHbCwEAAAAB3AsBAAAAAd0LQAAAAAHeC0AAAAAB3wsCAAAAAeALQAAAAAEBCAAAiBAAIBWZCwEAAAABnAtAAAAAAaoLQAAAAAHJCwEAAAAB0AsAAADQCwLRCwEAAAAB0gsBAAAAAdMLAQAAAAHUCwEAAAAB1QsBAAAAAdYLBAAAAAHXCwQAAAAB2AsBAAAAAdkLEAAAAAHaCwEAAAAB2wsBAAAAAdwLAQAAAAHdC0AAAAAB3gtAAAAAAd8LAgAAAAHgC0AAAAABAQgAAIoQADABCAAAihAAMBijCgAA3RQAIKQKAADeFAAgpQoAAN8UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhAgAAAPMPACAIAACNEAAgFZkLAQCwFAAhnAtAALEUACGqC0AAsRQAIckLAQC5FAAh0AsAANsU0Asi0QsBALAUACHSCwEAsBQAIdMLAQCwFAAh1AsBALAUACHVCwEAsBQAIdYLBADJFAAh1wsEAMsUACHYCwEAuRQAIdkLEADcFAAh2gsBALkUACHbCwEAsBQAIdwLAQC5FAAh3QtAAMAUACHeC0AAwBQAId8LAgCvFAAh4AtAAMAUACECAAAA_w8AIAgAAI8QACACAAAA_w8AIAgAAI8QACADAAAA8w8AIA8AAIgQACAQAACNEAAgAQAAAPMPACABAAAA_w8AIA0VAADWFAAgFgAA2RQAIBcAANgUACA4AADXFAAgOQAA2hQAIMkLAAC1FAAg1wsAALUUACDYCwAAtRQAINoLAAC1FAAg3AsAALUUACDdCwAAtRQAIN4LAAC1FAAg4AsAALUUACAYlgsAAN4RADCXCwAAlhAAEJgLAADeEQAwmQsBAKwRACGcC0AArREAIaoLQACtEQAhyQsBAL0RACHQCwAA3xHQCyLRCwEArBEAIdILAQCsEQAh0wsBAKwRACHUCwEArBEAIdULAQCsEQAh1gsEAM8RACHXCwQA0hEAIdgLAQC9EQAh2QsQAOARACHaCwEAvREAIdsLAQCsEQAh3AsBAL0RACHdC0AAxREAId4LQADFEQAh3wsCAKsRACHgC0AAxREAIQMAAAD_DwAgAwAAlRAAMBQAAJYQACADAAAA_w8AIAMAAIQQADAEAADzDwAgAQAAAPcPACABAAAA9w8AIAMAAAD1DwAgAwAA9g8AMAQAAPcPACADAAAA9Q8AIAMAAPYPADAEAAD3DwAgAwAAAPUPACADAAD2DwAwBAAA9w8AIAuiCgAA1RQAIJwLQAAAAAGqC0AAAAABrgsBAAAAAcgLAQAAAAHJCwEAAAABygsEAAAAAcsLQAAAAAHMCwEAAAABzQtAAAAAAc4LIAAAAAEBCAAAnhAAIAqcC0AAAAABqgtAAAAAAa4LAQAAAAHICwEAAAAByQsBAAAAAcoLBAAAAAHLC0AAAAABzAsBAAAAAc0LQAAAAAHOCyAAAAABAQgAAKAQADABCAAAoBAAMAuiCgAA1BQAIJwLQACxFAAhqgtAALEUACGuCwEAsBQAIcgLAQCwFAAhyQsBALAUACHKCwQAyxQAIcsLQADAFAAhzAsBALkUACHNC0AAwBQAIc4LIADTFAAhAgAAAPcPACAIAACjEAAgCpwLQACxFAAhqgtAALEUACGuCwEAsBQAIcgLAQCwFAAhyQsBALAUACHKCwQAyxQAIcsLQADAFAAhzAsBALkUACHNC0AAwBQAIc4LIADTFAAhAgAAAPUPACAIAAClEAAgAgAAAPUPACAIAAClEAAgAwAAAPcPACAPAACeEAAgEAAAoxAAIAEAAAD3DwAgAQAAAPUPACAJFQAAzhQAIBYAANEUACAXAADQFAAgOAAAzxQAIDkAANIUACDKCwAAtRQAIMsLAAC1FAAgzAsAALUUACDNCwAAtRQAIA2WCwAA2hEAMJcLAACsEAAQmAsAANoRADCcC0AArREAIaoLQACtEQAhrgsBAKwRACHICwEArBEAIckLAQCsEQAhygsEANIRACHLC0AAxREAIcwLAQC9EQAhzQtAAMURACHOCyAA2xEAIQMAAAD1DwAgAwAAqxAAMBQAAKwQACADAAAA9Q8AIAMAAPYPADAEAAD3DwAgAQAAAPsPACABAAAA-w8AIAMAAAD5DwAgAwAA-g8AMAQAAPsPACADAAAA-Q8AIAMAAPoPADAEAAD7DwAgAwAAAPkPACADAAD6DwAwBAAA-w8AIA-iCgAAzRQAIJkLBAAAAAGuCwEAAAABtgsBAAAAAbcLBAAAAAG4C4AAAAABuQsBAAAAAboLAgAAAAG7CwQAAAABvAtAAAAAAb0LQAAAAAG-C0AAAAABvwsBAAAAAcALAQAAAAHBC0AAAAABAQgAALQQACAOmQsEAAAAAa4LAQAAAAG2CwEAAAABtwsEAAAAAbgLgAAAAAG5CwEAAAABugsCAAAAAbsLBAAAAAG8C0AAAAABvQtAAAAAAb4LQAAAAAG_CwEAAAABwAsBAAAAAcELQAAAAAEBCAAAthAAMAEIAAC2EAAwD6IKAADMFAAgmQsEAMkUACGuCwEAsBQAIbYLAQC5FAAhtwsEAMkUACG4C4AAAAABuQsBALkUACG6CwIAyhQAIbsLBADLFAAhvAtAALEUACG9C0AAwBQAIb4LQADAFAAhvwsBALkUACHACwEAuRQAIcELQADAFAAhAgAAAPsPACAIAAC5EAAgDpkLBADJFAAhrgsBALAUACG2CwEAuRQAIbcLBADJFAAhuAuAAAAAAbkLAQC5FAAhugsCAMoUACG7CwQAyxQAIbwLQACxFAAhvQtAAMAUACG-C0AAwBQAIb8LAQC5FAAhwAsBALkUACHBC0AAwBQAIQIAAAD5DwAgCAAAuxAAIAIAAAD5DwAgCAAAuxAAIAMAAAD7DwAgDwAAtBAAIBAAALkQACABAAAA-w8AIAEAAAD5DwAgDxUAAMQUACAWAADHFAAgFwAAxhQAIDgAAMUUACA5AADIFAAgtgsAALUUACC4CwAAtRQAILkLAAC1FAAgugsAALUUACC7CwAAtRQAIL0LAAC1FAAgvgsAALUUACC_CwAAtRQAIMALAAC1FAAgwQsAALUUACARlgsAAM4RADCXCwAAwhAAEJgLAADOEQAwmQsEAM8RACGuCwEArBEAIbYLAQC9EQAhtwsEAM8RACG4CwAA0BEAILkLAQC9EQAhugsCANERACG7CwQA0hEAIbwLQACtEQAhvQtAAMURACG-C0AAxREAIb8LAQC9EQAhwAsBAL0RACHBC0AAxREAIQMAAAD5DwAgAwAAwRAAMBQAAMIQACADAAAA-Q8AIAMAAPoPADAEAAD7DwAgEKIKAADNEQAglgsAAMoRADCXCwAA_Q8AEJgLAADKEQAwmQsBAAAAAZoLAQDCEQAhmwsBAMIRACGcC0AAuBEAIacLAQAAAAGuCwEAAAABsAsAAMsRsAsisQsBAMIRACGyC0AAzBEAIbMLQADMEQAhtAsCALYRACG1C0AAzBEAIQEAAADFEAAgAQAAAMUQACAIogoAAMMUACCaCwAAtRQAIJsLAAC1FAAgrgsAALUUACCxCwAAtRQAILILAAC1FAAgswsAALUUACC1CwAAtRQAIAMAAAD9DwAgAwAAyBAAMAQAAMUQACADAAAA_Q8AIAMAAMgQADAEAADFEAAgAwAAAP0PACADAADIEAAwBAAAxRAAIA2iCgAAwhQAIJkLAQAAAAGaCwEAAAABmwsBAAAAAZwLQAAAAAGnCwEAAAABrgsBAAAAAbALAAAAsAsCsQsBAAAAAbILQAAAAAGzC0AAAAABtAsCAAAAAbULQAAAAAEBCAAAzBAAIAyZCwEAAAABmgsBAAAAAZsLAQAAAAGcC0AAAAABpwsBAAAAAa4LAQAAAAGwCwAAALALArELAQAAAAGyC0AAAAABswtAAAAAAbQLAgAAAAG1C0AAAAABAQgAAM4QADABCAAAzhAAMAEAAAD_DwAgDaIKAADBFAAgmQsBALAUACGaCwEAuRQAIZsLAQC5FAAhnAtAALEUACGnCwEAsBQAIa4LAQC5FAAhsAsAAL8UsAsisQsBALkUACGyC0AAwBQAIbMLQADAFAAhtAsCAK8UACG1C0AAwBQAIQIAAADFEAAgCAAA0hAAIAyZCwEAsBQAIZoLAQC5FAAhmwsBALkUACGcC0AAsRQAIacLAQCwFAAhrgsBALkUACGwCwAAvxSwCyKxCwEAuRQAIbILQADAFAAhswtAAMAUACG0CwIArxQAIbULQADAFAAhAgAAAP0PACAIAADUEAAgAgAAAP0PACAIAADUEAAgAQAAAP8PACADAAAAxRAAIA8AAMwQACAQAADSEAAgAQAAAMUQACABAAAA_Q8AIAwVAAC6FAAgFgAAvRQAIBcAALwUACA4AAC7FAAgOQAAvhQAIJoLAAC1FAAgmwsAALUUACCuCwAAtRQAILELAAC1FAAgsgsAALUUACCzCwAAtRQAILULAAC1FAAgD5YLAADDEQAwlwsAANwQABCYCwAAwxEAMJkLAQCsEQAhmgsBAL0RACGbCwEAvREAIZwLQACtEQAhpwsBAKwRACGuCwEAvREAIbALAADEEbALIrELAQC9EQAhsgtAAMURACGzC0AAxREAIbQLAgCrEQAhtQtAAMURACEDAAAA_Q8AIAMAANsQADAUAADcEAAgAwAAAP0PACADAADIEAAwBAAAxRAAIAeWCwAAwREAMJcLAADiEAAQmAsAAMERADCbCwEAtxEAIZwLQAC4EQAhrAsBAAAAAa0LAQDCEQAhAQAAAN8QACABAAAA3xAAIAeWCwAAwREAMJcLAADiEAAQmAsAAMERADCbCwEAtxEAIZwLQAC4EQAhrAsBALcRACGtCwEAwhEAIQGtCwAAtRQAIAMAAADiEAAgAwAA4xAAMAQAAN8QACADAAAA4hAAIAMAAOMQADAEAADfEAAgAwAAAOIQACADAADjEAAwBAAA3xAAIASbCwEAAAABnAtAAAAAAawLAQAAAAGtCwEAAAABAQgAAOcQACAEmwsBAAAAAZwLQAAAAAGsCwEAAAABrQsBAAAAAQEIAADpEAAwAQgAAOkQADAEmwsBALAUACGcC0AAsRQAIawLAQCwFAAhrQsBALkUACECAAAA3xAAIAgAAOwQACAEmwsBALAUACGcC0AAsRQAIawLAQCwFAAhrQsBALkUACECAAAA4hAAIAgAAO4QACACAAAA4hAAIAgAAO4QACADAAAA3xAAIA8AAOcQACAQAADsEAAgAQAAAN8QACABAAAA4hAAIAQVAAC2FAAgFgAAuBQAIBcAALcUACCtCwAAtRQAIAeWCwAAvBEAMJcLAAD1EAAQmAsAALwRADCbCwEArBEAIZwLQACtEQAhrAsBAKwRACGtCwEAvREAIQMAAADiEAAgAwAA9BAAMBQAAPUQACADAAAA4hAAIAMAAOMQADAEAADfEAAgCJYLAAC6EQAwlwsAAPsQABCYCwAAuhEAMKcLAQC3EQAhqAsBALcRACGpCwEAtxEAIaoLQAC4EQAhqwsAALsRACABAAAA-BAAIAEAAAD4EAAgB5YLAAC6EQAwlwsAAPsQABCYCwAAuhEAMKcLAQC3EQAhqAsBALcRACGpCwEAtxEAIaoLQAC4EQAhAAMAAAD7EAAgAwAA_BAAMAQAAPgQACADAAAA-xAAIAMAAPwQADAEAAD4EAAgAwAAAPsQACADAAD8EAAwBAAA-BAAIASnCwEAAAABqAsBAAAAAakLAQAAAAGqC0AAAAABAQgAAIARACAEpwsBAAAAAagLAQAAAAGpCwEAAAABqgtAAAAAAQEIAACCEQAwAQgAAIIRADAEpwsBALAUACGoCwEAsBQAIakLAQCwFAAhqgtAALEUACECAAAA-BAAIAgAAIURACAEpwsBALAUACGoCwEAsBQAIakLAQCwFAAhqgtAALEUACECAAAA-xAAIAgAAIcRACACAAAA-xAAIAgAAIcRACADAAAA-BAAIA8AAIARACAQAACFEQAgAQAAAPgQACABAAAA-xAAIAMVAACyFAAgFgAAtBQAIBcAALMUACAHlgsAALkRADCXCwAAjhEAEJgLAAC5EQAwpwsBAKwRACGoCwEArBEAIakLAQCsEQAhqgtAAK0RACEDAAAA-xAAIAMAAI0RADAUAACOEQAgAwAAAPsQACADAAD8EAAwBAAA-BAAIAeWCwAAtREAMJcLAACUEQAQmAsAALURADCZCwIAAAABmgsBALcRACGbCwEAtxEAIZwLQAC4EQAhAQAAAJERACABAAAAkREAIAeWCwAAtREAMJcLAACUEQAQmAsAALURADCZCwIAthEAIZoLAQC3EQAhmwsBALcRACGcC0AAuBEAIQADAAAAlBEAIAMAAJURADAEAACREQAgAwAAAJQRACADAACVEQAwBAAAkREAIAMAAACUEQAgAwAAlREAMAQAAJERACAEmQsCAAAAAZoLAQAAAAGbCwEAAAABnAtAAAAAAQEIAACZEQAgBJkLAgAAAAGaCwEAAAABmwsBAAAAAZwLQAAAAAEBCAAAmxEAMAEIAACbEQAwBJkLAgCvFAAhmgsBALAUACGbCwEAsBQAIZwLQACxFAAhAgAAAJERACAIAACeEQAgBJkLAgCvFAAhmgsBALAUACGbCwEAsBQAIZwLQACxFAAhAgAAAJQRACAIAACgEQAgAgAAAJQRACAIAACgEQAgAwAAAJERACAPAACZEQAgEAAAnhEAIAEAAACREQAgAQAAAJQRACAFFQAAqhQAIBYAAK0UACAXAACsFAAgOAAAqxQAIDkAAK4UACAHlgsAAKoRADCXCwAApxEAEJgLAACqEQAwmQsCAKsRACGaCwEArBEAIZsLAQCsEQAhnAtAAK0RACEDAAAAlBEAIAMAAKYRADAUAACnEQAgAwAAAJQRACADAACVEQAwBAAAkREAIAeWCwAAqhEAMJcLAACnEQAQmAsAAKoRADCZCwIAqxEAIZoLAQCsEQAhmwsBAKwRACGcC0AArREAIQ0VAACvEQAgFgAArxEAIBcAAK8RACA4AAC0EQAgOQAArxEAIPEEAgAAAASdCwIAAAABngsCAAAABJ8LAgAAAAGgCwIAAAABoQsCAAAAAaILAgAAAAGjCwIAsxEAIQ4VAACvEQAgFgAAshEAIBcAALIRACDxBAEAAAAEnQsBAAAAAZ4LAQAAAASfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBALERACGkCwEAAAABpQsBAAAAAaYLAQAAAAELFQAArxEAIBYAALARACAXAACwEQAg8QRAAAAABJ0LQAAAAAGeC0AAAAAEnwtAAAAAAaALQAAAAAGhC0AAAAABogtAAAAAAaMLQACuEQAhCxUAAK8RACAWAACwEQAgFwAAsBEAIPEEQAAAAASdC0AAAAABngtAAAAABJ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AArhEAIQjxBAIAAAAEnQsCAAAAAZ4LAgAAAASfCwIAAAABoAsCAAAAAaELAgAAAAGiCwIAAAABowsCAK8RACEI8QRAAAAABJ0LQAAAAAGeC0AAAAAEnwtAAAAAAaALQAAAAAGhC0AAAAABogtAAAAAAaMLQACwEQAhDhUAAK8RACAWAACyEQAgFwAAshEAIPEEAQAAAASdCwEAAAABngsBAAAABJ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEAsREAIaQLAQAAAAGlCwEAAAABpgsBAAAAAQvxBAEAAAAEnQsBAAAAAZ4LAQAAAASfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBALIRACGkCwEAAAABpQsBAAAAAaYLAQAAAAENFQAArxEAIBYAAK8RACAXAACvEQAgOAAAtBEAIDkAAK8RACDxBAIAAAAEnQsCAAAAAZ4LAgAAAASfCwIAAAABoAsCAAAAAaELAgAAAAGiCwIAAAABowsCALMRACEI8QQIAAAABJ0LCAAAAAGeCwgAAAAEnwsIAAAAAaALCAAAAAGhCwgAAAABogsIAAAAAaMLCAC0EQAhB5YLAAC1EQAwlwsAAJQRABCYCwAAtREAMJkLAgC2EQAhmgsBALcRACGbCwEAtxEAIZwLQAC4EQAhCPEEAgAAAASdCwIAAAABngsCAAAABJ8LAgAAAAGgCwIAAAABoQsCAAAAAaILAgAAAAGjCwIArxEAIQvxBAEAAAAEnQsBAAAAAZ4LAQAAAASfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBALIRACGkCwEAAAABpQsBAAAAAaYLAQAAAAEI8QRAAAAABJ0LQAAAAAGeC0AAAAAEnwtAAAAAAaALQAAAAAGhC0AAAAABogtAAAAAAaMLQACwEQAhB5YLAAC5EQAwlwsAAI4RABCYCwAAuREAMKcLAQCsEQAhqAsBAKwRACGpCwEArBEAIaoLQACtEQAhB5YLAAC6EQAwlwsAAPsQABCYCwAAuhEAMKcLAQC3EQAhqAsBALcRACGpCwEAtxEAIaoLQAC4EQAhAqcLAQAAAAGoCwEAAAABB5YLAAC8EQAwlwsAAPUQABCYCwAAvBEAMJsLAQCsEQAhnAtAAK0RACGsCwEArBEAIa0LAQC9EQAhDhUAAL8RACAWAADAEQAgFwAAwBEAIPEEAQAAAAWdCwEAAAABngsBAAAABZ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEAvhEAIaQLAQAAAAGlCwEAAAABpgsBAAAAAQ4VAAC_EQAgFgAAwBEAIBcAAMARACDxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAL4RACGkCwEAAAABpQsBAAAAAaYLAQAAAAEI8QQCAAAABZ0LAgAAAAGeCwIAAAAFnwsCAAAAAaALAgAAAAGhCwIAAAABogsCAAAAAaMLAgC_EQAhC_EEAQAAAAWdCwEAAAABngsBAAAABZ8LAQAAAAGgCwEAAAABoQsBAAAAAaILAQAAAAGjCwEAwBEAIaQLAQAAAAGlCwEAAAABpgsBAAAAAQeWCwAAwREAMJcLAADiEAAQmAsAAMERADCbCwEAtxEAIZwLQAC4EQAhrAsBALcRACGtCwEAwhEAIQvxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAMARACGkCwEAAAABpQsBAAAAAaYLAQAAAAEPlgsAAMMRADCXCwAA3BAAEJgLAADDEQAwmQsBAKwRACGaCwEAvREAIZsLAQC9EQAhnAtAAK0RACGnCwEArBEAIa4LAQC9EQAhsAsAAMQRsAsisQsBAL0RACGyC0AAxREAIbMLQADFEQAhtAsCAKsRACG1C0AAxREAIQcVAACvEQAgFgAAyREAIBcAAMkRACDxBAAAALALCJ0LAAAAsAsCngsAAACwCwijCwAAyBGwCyILFQAAvxEAIBYAAMcRACAXAADHEQAg8QRAAAAABZ0LQAAAAAGeC0AAAAAFnwtAAAAAAaALQAAAAAGhC0AAAAABogtAAAAAAaMLQADGEQAhCxUAAL8RACAWAADHEQAgFwAAxxEAIPEEQAAAAAWdC0AAAAABngtAAAAABZ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AAxhEAIQjxBEAAAAAFnQtAAAAAAZ4LQAAAAAWfC0AAAAABoAtAAAAAAaELQAAAAAGiC0AAAAABowtAAMcRACEHFQAArxEAIBYAAMkRACAXAADJEQAg8QQAAACwCwidCwAAALALAp4LAAAAsAsIowsAAMgRsAsiBPEEAAAAsAsInQsAAACwCwKeCwAAALALCKMLAADJEbALIhCiCgAAzREAIJYLAADKEQAwlwsAAP0PABCYCwAAyhEAMJkLAQC3EQAhmgsBAMIRACGbCwEAwhEAIZwLQAC4EQAhpwsBALcRACGuCwEAwhEAIbALAADLEbALIrELAQDCEQAhsgtAAMwRACGzC0AAzBEAIbQLAgC2EQAhtQtAAMwRACEE8QQAAACwCwidCwAAALALAp4LAAAAsAsIowsAAMkRsAsiCPEEQAAAAAWdC0AAAAABngtAAAAABZ8LQAAAAAGgC0AAAAABoQtAAAAAAaILQAAAAAGjC0AAxxEAIR2jCgAA6hEAIKQKAADrEQAgpQoAAOwRACCWCwAA5REAMJcLAAD_DwAQmAsAAOURADCZCwEAtxEAIZwLQAC4EQAhqgtAALgRACHJCwEAwhEAIdALAADmEdALItELAQC3EQAh0gsBALcRACHTCwEAtxEAIdQLAQC3EQAh1QsBALcRACHWCwQA5xEAIdcLBADoEQAh2AsBAMIRACHZCxAA6REAIdoLAQDCEQAh2wsBALcRACHcCwEAwhEAId0LQADMEQAh3gtAAMwRACHfCwIAthEAIeALQADMEQAhxA4AAP8PACDFDgAA_w8AIBGWCwAAzhEAMJcLAADCEAAQmAsAAM4RADCZCwQAzxEAIa4LAQCsEQAhtgsBAL0RACG3CwQAzxEAIbgLAADQEQAguQsBAL0RACG6CwIA0REAIbsLBADSEQAhvAtAAK0RACG9C0AAxREAIb4LQADFEQAhvwsBAL0RACHACwEAvREAIcELQADFEQAhDRUAAK8RACAWAADZEQAgFwAA2REAIDgAALQRACA5AADZEQAg8QQEAAAABJ0LBAAAAAGeCwQAAAAEnwsEAAAAAaALBAAAAAGhCwQAAAABogsEAAAAAaMLBADYEQAhDxUAAL8RACAWAADXEQAgFwAA1xEAIJ0LgAAAAAGfC4AAAAABoAuAAAAAAaELgAAAAAGiC4AAAAABowuAAAAAAcILAQAAAAHDCwEAAAABxAsBAAAAAcULgAAAAAHGC4AAAAABxwuAAAAAAQ0VAAC_EQAgFgAAvxEAIBcAAL8RACA4AADUEQAgOQAAvxEAIPEEAgAAAAWdCwIAAAABngsCAAAABZ8LAgAAAAGgCwIAAAABoQsCAAAAAaILAgAAAAGjCwIA1hEAIQ0VAAC_EQAgFgAA1REAIBcAANURACA4AADUEQAgOQAA1REAIPEEBAAAAAWdCwQAAAABngsEAAAABZ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA0xEAIQ0VAAC_EQAgFgAA1REAIBcAANURACA4AADUEQAgOQAA1REAIPEEBAAAAAWdCwQAAAABngsEAAAABZ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA0xEAIQjxBAgAAAAFnQsIAAAAAZ4LCAAAAAWfCwgAAAABoAsIAAAAAaELCAAAAAGiCwgAAAABowsIANQRACEI8QQEAAAABZ0LBAAAAAGeCwQAAAAFnwsEAAAAAaALBAAAAAGhCwQAAAABogsEAAAAAaMLBADVEQAhDRUAAL8RACAWAAC_EQAgFwAAvxEAIDgAANQRACA5AAC_EQAg8QQCAAAABZ0LAgAAAAGeCwIAAAAFnwsCAAAAAaALAgAAAAGhCwIAAAABogsCAAAAAaMLAgDWEQAhDJ0LgAAAAAGfC4AAAAABoAuAAAAAAaELgAAAAAGiC4AAAAABowuAAAAAAcILAQAAAAHDCwEAAAABxAsBAAAAAcULgAAAAAHGC4AAAAABxwuAAAAAAQ0VAACvEQAgFgAA2REAIBcAANkRACA4AAC0EQAgOQAA2REAIPEEBAAAAASdCwQAAAABngsEAAAABJ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA2BEAIQjxBAQAAAAEnQsEAAAAAZ4LBAAAAASfCwQAAAABoAsEAAAAAaELBAAAAAGiCwQAAAABowsEANkRACENlgsAANoRADCXCwAArBAAEJgLAADaEQAwnAtAAK0RACGqC0AArREAIa4LAQCsEQAhyAsBAKwRACHJCwEArBEAIcoLBADSEQAhywtAAMURACHMCwEAvREAIc0LQADFEQAhzgsgANsRACEFFQAArxEAIBYAAN0RACAXAADdEQAgnQsgAAAAAaMLIADcEQAhBRUAAK8RACAWAADdEQAgFwAA3REAIJ0LIAAAAAGjCyAA3BEAIQKdCyAAAAABowsgAN0RACEYlgsAAN4RADCXCwAAlhAAEJgLAADeEQAwmQsBAKwRACGcC0AArREAIaoLQACtEQAhyQsBAL0RACHQCwAA3xHQCyLRCwEArBEAIdILAQCsEQAh0wsBAKwRACHUCwEArBEAIdULAQCsEQAh1gsEAM8RACHXCwQA0hEAIdgLAQC9EQAh2QsQAOARACHaCwEAvREAIdsLAQCsEQAh3AsBAL0RACHdC0AAxREAId4LQADFEQAh3wsCAKsRACHgC0AAxREAIQcVAACvEQAgFgAA5BEAIBcAAOQRACDxBAAAANALCJ0LAAAA0AsCngsAAADQCwijCwAA4xHQCyINFQAArxEAIBYAAOIRACAXAADiEQAgOAAA4hEAIDkAAOIRACDxBBAAAAAEnQsQAAAAAZ4LEAAAAASfCxAAAAABoAsQAAAAAaELEAAAAAGiCxAAAAABowsQAOERACENFQAArxEAIBYAAOIRACAXAADiEQAgOAAA4hEAIDkAAOIRACDxBBAAAAAEnQsQAAAAAZ4LEAAAAASfCxAAAAABoAsQAAAAAaELEAAAAAGiCxAAAAABowsQAOERACEI8QQQAAAABJ0LEAAAAAGeCxAAAAAEnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEADiEQAhBxUAAK8RACAWAADkEQAgFwAA5BEAIPEEAAAA0AsInQsAAADQCwKeCwAAANALCKMLAADjEdALIgTxBAAAANALCJ0LAAAA0AsCngsAAADQCwijCwAA5BHQCyIbowoAAOoRACCkCgAA6xEAIKUKAADsEQAglgsAAOURADCXCwAA_w8AEJgLAADlEQAwmQsBALcRACGcC0AAuBEAIaoLQAC4EQAhyQsBAMIRACHQCwAA5hHQCyLRCwEAtxEAIdILAQC3EQAh0wsBALcRACHUCwEAtxEAIdULAQC3EQAh1gsEAOcRACHXCwQA6BEAIdgLAQDCEQAh2QsQAOkRACHaCwEAwhEAIdsLAQC3EQAh3AsBAMIRACHdC0AAzBEAId4LQADMEQAh3wsCALYRACHgC0AAzBEAIQTxBAAAANALCJ0LAAAA0AsCngsAAADQCwijCwAA5BHQCyII8QQEAAAABJ0LBAAAAAGeCwQAAAAEnwsEAAAAAaALBAAAAAGhCwQAAAABogsEAAAAAaMLBADZEQAhCPEEBAAAAAWdCwQAAAABngsEAAAABZ8LBAAAAAGgCwQAAAABoQsEAAAAAaILBAAAAAGjCwQA1REAIQjxBBAAAAAEnQsQAAAAAZ4LEAAAAASfCxAAAAABoAsQAAAAAaELEAAAAAGiCxAAAAABowsQAOIRACED4QsAAPUPACDiCwAA9Q8AIOMLAAD1DwAgA-ELAAD5DwAg4gsAAPkPACDjCwAA-Q8AIBKiCgAAzREAIJYLAADKEQAwlwsAAP0PABCYCwAAyhEAMJkLAQC3EQAhmgsBAMIRACGbCwEAwhEAIZwLQAC4EQAhpwsBALcRACGuCwEAwhEAIbALAADLEbALIrELAQDCEQAhsgtAAMwRACGzC0AAzBEAIbQLAgC2EQAhtQtAAMwRACHEDgAA_Q8AIMUOAAD9DwAgEqIKAADwEQAglgsAAO0RADCXCwAA-Q8AEJgLAADtEQAwmQsEAOcRACGuCwEAtxEAIbYLAQDCEQAhtwsEAOcRACG4CwAA7hEAILkLAQDCEQAhugsCAO8RACG7CwQA6BEAIbwLQAC4EQAhvQtAAMwRACG-C0AAzBEAIb8LAQDCEQAhwAsBAMIRACHBC0AAzBEAIQydC4AAAAABnwuAAAAAAaALgAAAAAGhC4AAAAABoguAAAAAAaMLgAAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFC4AAAAABxguAAAAAAccLgAAAAAEI8QQCAAAABZ0LAgAAAAGeCwIAAAAFnwsCAAAAAaALAgAAAAGhCwIAAAABogsCAAAAAaMLAgC_EQAhHaMKAADqEQAgpAoAAOsRACClCgAA7BEAIJYLAADlEQAwlwsAAP8PABCYCwAA5REAMJkLAQC3EQAhnAtAALgRACGqC0AAuBEAIckLAQDCEQAh0AsAAOYR0Asi0QsBALcRACHSCwEAtxEAIdMLAQC3EQAh1AsBALcRACHVCwEAtxEAIdYLBADnEQAh1wsEAOgRACHYCwEAwhEAIdkLEADpEQAh2gsBAMIRACHbCwEAtxEAIdwLAQDCEQAh3QtAAMwRACHeC0AAzBEAId8LAgC2EQAh4AtAAMwRACHEDgAA_w8AIMUOAAD_DwAgDqIKAADwEQAglgsAAPERADCXCwAA9Q8AEJgLAADxEQAwnAtAALgRACGqC0AAuBEAIa4LAQC3EQAhyAsBALcRACHJCwEAtxEAIcoLBADoEQAhywtAAMwRACHMCwEAwhEAIc0LQADMEQAhzgsgAPIRACECnQsgAAAAAaMLIADdEQAhEp8DAQCsEQAhlgsAAPMRADCXCwAA8A8AEJgLAADzEQAwmQsBAPQRACGcC0AArREAIdELAQCsEQAh2wsBAKwRACHkCwEArBEAIeULAQCsEQAh5gsBAKwRACHnCwEArBEAIegLAQCsEQAh6QtAAK0RACHqC0AArREAIesLAgDREQAh7AsCANERACHtCwEAvREAIQsVAACvEQAgFgAAshEAIBcAALIRACDxBAEAAAAEnQsBAAAAAZ4LAQAAAASfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAPURACELFQAArxEAIBYAALIRACAXAACyEQAg8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQD1EQAhEp8DAQC3EQAhlgsAAPYRADCXCwAA3Q8AEJgLAAD2EQAwmQsBAPcRACGcC0AAuBEAIdELAQC3EQAh2wsBALcRACHkCwEAtxEAIeULAQC3EQAh5gsBALcRACHnCwEAtxEAIegLAQC3EQAh6QtAALgRACHqC0AAuBEAIesLAgDvEQAh7AsCAO8RACHtCwEAwhEAIQjxBAEAAAAEnQsBAAAAAZ4LAQAAAASfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAPgRACEI8QQBAAAABJ0LAQAAAAGeCwEAAAAEnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQD4EQAhBZYLAAD5EQAwlwsAANcPABCYCwAA-REAMO4LAQCsEQAh7wsBAKwRACEFlgsAAPoRADCXCwAAxA8AEJgLAAD6EQAw7gsBALcRACHvCwEAtxEAIQmWCwAA-xEAMJcLAAC-DwAQmAsAAPsRADCZCwEArBEAIZwLQACtEQAh0AsAAPwR8Qsi8QsBAL0RACHyCwAA_REAIPMLQADFEQAhBxUAAK8RACAWAACAEgAgFwAAgBIAIPEEAAAA8QsInQsAAADxCwKeCwAAAPELCKMLAAD_EfELIg8VAACvEQAgFgAA_hEAIBcAAP4RACCdC4AAAAABnwuAAAAAAaALgAAAAAGhC4AAAAABoguAAAAAAaMLgAAAAAHCCwEAAAABwwsBAAAAAcQLAQAAAAHFC4AAAAABxguAAAAAAccLgAAAAAEMnQuAAAAAAZ8LgAAAAAGgC4AAAAABoQuAAAAAAaILgAAAAAGjC4AAAAABwgsBAAAAAcMLAQAAAAHECwEAAAABxQuAAAAAAcYLgAAAAAHHC4AAAAABBxUAAK8RACAWAACAEgAgFwAAgBIAIPEEAAAA8QsInQsAAADxCwKeCwAAAPELCKMLAAD_EfELIgTxBAAAAPELCJ0LAAAA8QsCngsAAADxCwijCwAAgBLxCyIJlgsAAIESADCXCwAAqw8AEJgLAACBEgAwmQsBALcRACGcC0AAuBEAIdALAACCEvELIvELAQDCEQAh8gsAAIMSACDzC0AAzBEAIQTxBAAAAPELCJ0LAAAA8QsCngsAAADxCwijCwAAgBLxCyIMnQuAAAAAAZ8LgAAAAAGgC4AAAAABoQuAAAAAAaILgAAAAAGjC4AAAAABwgsBAAAAAcMLAQAAAAHECwEAAAABxQuAAAAAAcYLgAAAAAHHC4AAAAABDJYLAACEEgAwlwsAAKUPABCYCwAAhBIAMJwLQACtEQAhsAsAAIUS9Qsi0AsAAPwR8Qsi0QsBAKwRACHbCwEArBEAIfILAAD9EQAg8wtAAMURACH1CwEArBEAIfYLAQCsEQAhBxUAAK8RACAWAACHEgAgFwAAhxIAIPEEAAAA9QsInQsAAAD1CwKeCwAAAPULCKMLAACGEvULIgcVAACvEQAgFgAAhxIAIBcAAIcSACDxBAAAAPULCJ0LAAAA9QsCngsAAAD1CwijCwAAhhL1CyIE8QQAAAD1CwidCwAAAPULAp4LAAAA9QsIowsAAIcS9QsiDJYLAACIEgAwlwsAAJIPABCYCwAAiBIAMJwLQAC4EQAhsAsAAIkS9Qsi0AsAAIIS8Qsi0QsBALcRACHbCwEAtxEAIfILAACDEgAg8wtAAMwRACH1CwEAtxEAIfYLAQC3EQAhBPEEAAAA9QsInQsAAAD1CwKeCwAAAPULCKMLAACHEvULIgLQCwAAAPELAvULAQAAAAEOlgsAAIsSADCXCwAAjA8AEJgLAACLEgAwmQsBAKwRACGcC0AArREAIaoLQACtEQAhyQsBAKwRACHRCwEArBEAIdILAQCsEQAh1AsBAKwRACH4CwIAqxEAIfkLQACtEQAh-gtAAMURACH7CwIA0REAIQ6WCwAAjBIAMJcLAAD5DgAQmAsAAIwSADCZCwEAtxEAIZwLQAC4EQAhqgtAALgRACHJCwEAtxEAIdELAQC3EQAh0gsBALcRACHUCwEAtxEAIfgLAgC2EQAh-QtAALgRACH6C0AAzBEAIfsLAgDvEQAhCZYLAACNEgAwlwsAAPMOABCYCwAAjRIAMJkLAQCsEQAhnAtAAK0RACHyCwAA_REAIPwLAQCsEQAh_QtAAMURACH-C0AAxREAIQmWCwAAjhIAMJcLAADgDgAQmAsAAI4SADCZCwEAtxEAIZwLQAC4EQAh8gsAAIMSACD8CwEAtxEAIf0LQADMEQAh_gtAAMwRACEIlgsAAI8SADCXCwAA2g4AEJgLAACPEgAwnAtAAK0RACHQCwAAkBKADCL1CwEA9BEAIf0LQADFEQAhgAxAAMURACEHFQAArxEAIBYAAJISACAXAACSEgAg8QQAAACADAidCwAAAIAMAp4LAAAAgAwIowsAAJESgAwiBxUAAK8RACAWAACSEgAgFwAAkhIAIPEEAAAAgAwInQsAAACADAKeCwAAAIAMCKMLAACREoAMIgTxBAAAAIAMCJ0LAAAAgAwCngsAAACADAijCwAAkhKADCIIlgsAAJMSADCXCwAAxw4AEJgLAACTEgAwnAtAALgRACHQCwAAlBKADCL1CwEA9xEAIf0LQADMEQAhgAxAAMwRACEE8QQAAACADAidCwAAAIAMAp4LAAAAgAwIowsAAJISgAwiAtALAAAAgAwC9QsBAAAAAR6WCwAAlhIAMJcLAADBDgAQmAsAAJYSADCZCwEA9BEAIZwLQACtEQAhsAsAAJcSgwwi0QsBAKwRACHbCwEArBEAIfYLAQCsEQAh-wsBAL0RACH9C0AAxREAIYAMQADFEQAhhAwAAJgShAwihQwBAL0RACGGDBAA4BEAIYcMEACZEgAhiAwBAL0RACGJDAAA0BEAIIoMAQC9EQAhiwwBAL0RACGMDAEAvREAIY0MAQC9EQAhjgwBAL0RACGPDAAA0BEAIJAMAQC9EQAhkQxAAMURACGSDEAAxREAIZMMQACtEQAhlAxAAMURACGVDEAAxREAIQcVAACvEQAgFgAAnxIAIBcAAJ8SACDxBAAAAIMMCJ0LAAAAgwwCngsAAACDDAijCwAAnhKDDCIHFQAArxEAIBYAAJ0SACAXAACdEgAg8QQAAACEDAidCwAAAIQMAp4LAAAAhAwIowsAAJwShAwiDRUAAL8RACAWAACbEgAgFwAAmxIAIDgAAJsSACA5AACbEgAg8QQQAAAABZ0LEAAAAAGeCxAAAAAFnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEACaEgAhDRUAAL8RACAWAACbEgAgFwAAmxIAIDgAAJsSACA5AACbEgAg8QQQAAAABZ0LEAAAAAGeCxAAAAAFnwsQAAAAAaALEAAAAAGhCxAAAAABogsQAAAAAaMLEACaEgAhCPEEEAAAAAWdCxAAAAABngsQAAAABZ8LEAAAAAGgCxAAAAABoQsQAAAAAaILEAAAAAGjCxAAmxIAIQcVAACvEQAgFgAAnRIAIBcAAJ0SACDxBAAAAIQMCJ0LAAAAhAwCngsAAACEDAijCwAAnBKEDCIE8QQAAACEDAidCwAAAIQMAp4LAAAAhAwIowsAAJ0ShAwiBxUAAK8RACAWAACfEgAgFwAAnxIAIPEEAAAAgwwInQsAAACDDAKeCwAAAIMMCKMLAACeEoMMIgTxBAAAAIMMCJ0LAAAAgwwCngsAAACDDAijCwAAnxKDDCIelgsAAKASADCXCwAArg4AEJgLAACgEgAwmQsBAPcRACGcC0AAuBEAIbALAAChEoMMItELAQC3EQAh2wsBALcRACH2CwEAtxEAIfsLAQDCEQAh_QtAAMwRACGADEAAzBEAIYQMAACiEoQMIoUMAQDCEQAhhgwQAOkRACGHDBAAoxIAIYgMAQDCEQAhiQwAAO4RACCKDAEAwhEAIYsMAQDCEQAhjAwBAMIRACGNDAEAwhEAIY4MAQDCEQAhjwwAAO4RACCQDAEAwhEAIZEMQADMEQAhkgxAAMwRACGTDEAAuBEAIZQMQADMEQAhlQxAAMwRACEE8QQAAACDDAidCwAAAIMMAp4LAAAAgwwIowsAAJ8SgwwiBPEEAAAAhAwInQsAAACEDAKeCwAAAIQMCKMLAACdEoQMIgjxBBAAAAAFnQsQAAAAAZ4LEAAAAAWfCxAAAAABoAsQAAAAAaELEAAAAAGiCxAAAAABowsQAJsSACEKlgsAAKQSADCXCwAAqA4AEJgLAACkEgAwsAsBAKwRACG0CwIAqxEAIbULQADFEQAhiQwBAKwRACGUDEAAxREAIZYMAQCsEQAhlwwBAL0RACEPlgsAAKUSADCXCwAAkg4AEJgLAAClEgAwmQsBAKwRACGcC0AArREAIckLAQC9EQAh0AsBAKwRACHRCwEAvREAIdsLAQC9EQAh-wsCAKsRACGYDAEAvREAIZkMAQCsEQAhmgwBAKwRACGbDAEArBEAIZwMAQCsEQAhEIEJAACnEgAglgsAAKYSADCXCwAA_w0AEJgLAACmEgAwmQsBALcRACGcC0AAuBEAIckLAQDCEQAh0AsBALcRACHRCwEAwhEAIdsLAQDCEQAh-wsCALYRACGYDAEAwhEAIZkMAQC3EQAhmgwBALcRACGbDAEAtxEAIZwMAQC3EQAhA-ELAAD5DQAg4gsAAPkNACDjCwAA-Q0AIAKJDAEAAAABlgwBAAAAAQvtBwAAqhIAIJYLAACpEgAwlwsAAPkNABCYCwAAqRIAMLALAQC3EQAhtAsCALYRACG1C0AAzBEAIYkMAQC3EQAhlAxAAMwRACGWDAEAtxEAIZcMAQDCEQAhEoEJAACnEgAglgsAAKYSADCXCwAA_w0AEJgLAACmEgAwmQsBALcRACGcC0AAuBEAIckLAQDCEQAh0AsBALcRACHRCwEAwhEAIdsLAQDCEQAh-wsCALYRACGYDAEAwhEAIZkMAQC3EQAhmgwBALcRACGbDAEAtxEAIZwMAQC3EQAhxA4AAP8NACDFDgAA_w0AIAaWCwAAqxIAMJcLAAD0DQAQmAsAAKsSADCeDAEArBEAIZ8MQACtEQAhoAwCAKsRACEGlgsAAKwSADCXCwAA4Q0AEJgLAACsEgAwngwBALcRACGfDEAAuBEAIaAMAgC2EQAhAp4MAQAAAAGfDEAAAAABBpYLAACuEgAwlwsAANsNABCYCwAArhIAMJkLAQCsEQAhogwBAKwRACGjDEAArREAIQiWCwAArxIAMJcLAADFDQAQmAsAAK8SADCZCwEArBEAIbwLQACtEQAhlgwBAKwRACGiDAEArBEAIaQMQADFEQAhDpYLAACwEgAwlwsAAK8NABCYCwAAsBIAMJkLAQCsEQAhvAtAAK0RACHJCwEAvREAIfsLAgCrEQAhmQwBAKwRACGcDAEArBEAIaUMAQCsEQAhpgwBAKwRACGnDAEArBEAIagMAQCsEQAhqQwBAKwRACEP7AcAALISACCWCwAAsRIAMJcLAACcDQAQmAsAALESADCZCwEAtxEAIbwLQAC4EQAhyQsBAMIRACH7CwIAthEAIZkMAQC3EQAhnAwBALcRACGlDAEAtxEAIaYMAQC3EQAhpwwBALcRACGoDAEAtxEAIakMAQC3EQAhA-ELAACTDAAg4gsAAJMMACDjCwAAkwwAIAqWCwAAsxIAMJcLAACWDQAQmAsAALMSADDbCwEArBEAIZEMQACtEQAhogwBAKwRACGqDAEArBEAIasMEADgEQAhrAwCAKsRACGtDBAA4BEAIQ6WCwAAtBIAMJcLAACADQAQmAsAALQSADCZCwEArBEAIZwLQACtEQAhqgtAAMURACHzC0AAxREAIYkMAQC9EQAhmAwBAL0RACGuDAEArBEAIa8MAQCsEQAhsAwBAL0RACGxDCAA2xEAIbIMQADFEQAhBpYLAAC1EgAwlwsAAOgMABCYCwAAtRIAMNELAQCsEQAhmAwBAKwRACGzDEAArREAIQeWCwAAthIAMJcLAADSDAAQmAsAALYSADCbCwEArBEAIZwLQACtEQAhtAwBAKwRACG1DAEArBEAIQeWCwAAtxIAMJcLAAC_DAAQmAsAALcSADCbCwEAtxEAIZwLQAC4EQAhtAwBALcRACG1DAEAtxEAIQqWCwAAuBIAMJcLAAC5DAAQmAsAALgSADCcC0AArREAIdsLAQCsEQAhrwwBAKwRACG2DAEArBEAIbcMAQC9EQAhuAxAAMURACG5DEAAxREAIQvrBwAAuhIAIJYLAAC5EgAwlwsAAJ0MABCYCwAAuRIAMNsLAQC3EQAhkQxAALgRACGiDAEAtxEAIaoMAQC3EQAhqwwQAOkRACGsDAIAthEAIa0MEADpEQAhFPEEAADDEgAg7AcAALISACDuBwAAxBIAIO8HAADFEgAglgsAAMISADCXCwAAjQwAEJgLAADCEgAwmQsBALcRACGcC0AAuBEAIaoLQADMEQAh8wtAAMwRACGJDAEAwhEAIZgMAQDCEQAhrgwBALcRACGvDAEAtxEAIbAMAQDCEQAhsQwgAPIRACGyDEAAzBEAIcQOAACNDAAgxQ4AAI0MACAH6wcAALoSACCWCwAAuxIAMJcLAACZDAAQmAsAALsSADCZCwEAtxEAIaIMAQC3EQAhowxAALgRACEClgwBAAAAAaIMAQAAAAEK6wcAALoSACDtBwAAvhIAIJYLAAC9EgAwlwsAAJMMABCYCwAAvRIAMJkLAQC3EQAhvAtAALgRACGWDAEAtxEAIaIMAQC3EQAhpAxAAMwRACER7AcAALISACCWCwAAsRIAMJcLAACcDQAQmAsAALESADCZCwEAtxEAIbwLQAC4EQAhyQsBAMIRACH7CwIAthEAIZkMAQC3EQAhnAwBALcRACGlDAEAtxEAIaYMAQC3EQAhpwwBALcRACGoDAEAtxEAIakMAQC3EQAhxA4AAJwNACDFDgAAnA0AIAzqBwAAwBIAIPAHAADBEgAglgsAAL8SADCXCwAAkQwAEJgLAAC_EgAwnAtAALgRACHbCwEAtxEAIa8MAQC3EQAhtgwBALcRACG3DAEAwhEAIbgMQADMEQAhuQxAAMwRACED4QsAAIkMACDiCwAAiQwAIOMLAACJDAAgA-ELAACNDAAg4gsAAI0MACDjCwAAjQwAIBLxBAAAwxIAIOwHAACyEgAg7gcAAMQSACDvBwAAxRIAIJYLAADCEgAwlwsAAI0MABCYCwAAwhIAMJkLAQC3EQAhnAtAALgRACGqC0AAzBEAIfMLQADMEQAhiQwBAMIRACGYDAEAwhEAIa4MAQC3EQAhrwwBALcRACGwDAEAwhEAIbEMIADyEQAhsgxAAMwRACEO6gcAAMASACDwBwAAwRIAIJYLAAC_EgAwlwsAAJEMABCYCwAAvxIAMJwLQAC4EQAh2wsBALcRACGvDAEAtxEAIbYMAQC3EQAhtwwBAMIRACG4DEAAzBEAIbkMQADMEQAhxA4AAJEMACDFDgAAkQwAIAPhCwAAmQwAIOILAACZDAAg4wsAAJkMACAD4QsAAJ0MACDiCwAAnQwAIOMLAACdDAAgAtELAQAAAAGYDAEAAAABB_EEAADIEgAglgsAAMcSADCXCwAAiQwAEJgLAADHEgAw0QsBALcRACGYDAEAtxEAIbMMQAC4EQAhDuoHAADAEgAg8AcAAMESACCWCwAAvxIAMJcLAACRDAAQmAsAAL8SADCcC0AAuBEAIdsLAQC3EQAhrwwBALcRACG2DAEAtxEAIbcMAQDCEQAhuAxAAMwRACG5DEAAzBEAIcQOAACRDAAgxQ4AAJEMACAK1AUEAM8RACHVBQQAzxEAIZYLAADJEgAwlwsAAIQMABCYCwAAyRIAMLwMQACtEQAhvQxAAK0RACG-DAQAzxEAIb8MAAD9EQAgwAwAAP0RACAK1AUEAOcRACHVBQQA5xEAIZYLAADKEgAwlwsAAPELABCYCwAAyhIAMLwMQAC4EQAhvQxAALgRACG-DAQA5xEAIb8MAACDEgAgwAwAAIMSACAGlgsAAMsSADCXCwAA6wsAEJgLAADLEgAwmQsEAM8RACHBDAEA9BEAIcIMAAD9EQAgEpYLAADMEgAwlwsAANULABCYCwAAzBIAMJkLAQD0EQAhwwwBAKwRACHEDAEArBEAIcUMQADFEQAhxgwEAM8RACHHDAQAzxEAIcgMAADNEgAgyQxAAK0RACHKDAAAzRIAIMsMAQC9EQAhzAwCAKsRACHNDBAA4BEAIc4MAgCrEQAhzwxAAK0RACHQDEAAxREAIQSdCwEAAAAF0QwBAAAAAdIMAQAAAATTDAEAAAAEE7kHAADPEgAglgsAAM4SADCXCwAAwgsAEJgLAADOEgAwmQsBAPcRACHDDAEAtxEAIcQMAQC3EQAhxQxAAMwRACHGDAQA5xEAIccMBADnEQAhyAwAAM0SACDJDEAAuBEAIcoMAADNEgAgywwBAMIRACHMDAIAthEAIc0MEADpEQAhzgwCALYRACHPDEAAuBEAIdAMQADMEQAhA-ELAAC8CwAg4gsAALwLACDjCwAAvAsAIAe4BwAA0RIAIJYLAADQEgAwlwsAALwLABCYCwAA0BIAMJkLBADnEQAhwQwBAPcRACHCDAAAgxIAIBW5BwAAzxIAIJYLAADOEgAwlwsAAMILABCYCwAAzhIAMJkLAQD3EQAhwwwBALcRACHEDAEAtxEAIcUMQADMEQAhxgwEAOcRACHHDAQA5xEAIcgMAADNEgAgyQxAALgRACHKDAAAzRIAIMsMAQDCEQAhzAwCALYRACHNDBAA6REAIc4MAgC2EQAhzwxAALgRACHQDEAAzBEAIcQOAADCCwAgxQ4AAMILACAGlgsAANISADCXCwAAtwsAEJgLAADSEgAw0QsBAKwRACHUDAEA9BEAIdUMQACtEQAhBpYLAADTEgAwlwsAAKQLABCYCwAA0xIAMNELAQC3EQAh1AwBAPcRACHVDEAAuBEAIQLRCwEAAAAB1AwBAAAAAQaWCwAA1RIAMJcLAACeCwAQmAsAANUSADCcC0AArREAIbYMAQCsEQAh1wwBAKwRACEGlgsAANYSADCXCwAAiwsAEJgLAADWEgAwnAtAALgRACG2DAEAtxEAIdcMAQC3EQAhB5YLAADXEgAwlwsAAIULABCYCwAA1xIAMJ8MAgCrEQAh2AxAAK0RACHZDBAA4BEAIdoMEADgEQAhB5YLAADYEgAwlwsAAPIKABCYCwAA2BIAMJ8MAgC2EQAh2AxAALgRACHZDBAA6REAIdoMEADpEQAhCpYLAADZEgAwlwsAAOwKABCYCwAA2RIAMJkLAQCsEQAh2wwBAKwRACHcDAEArBEAId0MAAD9EQAg3gwgANsRACHfDEAArREAIeAMIADbEQAhBpYLAADaEgAwlwsAANYKABCYCwAA2hIAMJkLAQCsEQAh3wxAAK0RACHhDAEArBEAIQfnBgAA3BIAIJYLAADbEgAwlwsAAMMKABCYCwAA2xIAMJkLAQC3EQAh3wxAALgRACHhDAEAtxEAIQPhCwAAvQoAIOILAAC9CgAg4wsAAL0KACAL5gYAAN4SACCWCwAA3RIAMJcLAAC9CgAQmAsAAN0SADCZCwEAtxEAIdsMAQC3EQAh3AwBALcRACHdDAAAgxIAIN4MIADyEQAh3wxAALgRACHgDCAA8hEAIQnnBgAA3BIAIJYLAADbEgAwlwsAAMMKABCYCwAA2xIAMJkLAQC3EQAh3wxAALgRACHhDAEAtxEAIcQOAADDCgAgxQ4AAMMKACAGlgsAAN8SADCXCwAAuAoAEJgLAADfEgAwqwwQAOARACHiDAEA9BEAIeMMAgCrEQAhFZYLAADgEgAwlwsAAKIKABCYCwAA4BIAMJkLAQD0EQAhnAtAAK0RACGwCwEArBEAIbELAQC9EQAhtAsCAKsRACHaCwEAvREAIZAMAQCsEQAhkwxAAK0RACGrDBAA4BEAIeQMAQD0EQAh5QwBAKwRACHmDAEArBEAIecMAQC9EQAh6AwAANARACDpDEAAxREAIeoMQADFEQAh6wxAAMURACHsDAEA4RIAIQsVAAC_EQAgFgAAwBEAIBcAAMARACDxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAOISACELFQAAvxEAIBYAAMARACAXAADAEQAg8QQBAAAABZ0LAQAAAAGeCwEAAAAFnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQDiEgAhDpYLAADjEgAwlwsAAIwKABCYCwAA4xIAMKsMEADgEQAh4wwCAKsRACHkDAEA9BEAIe0MAgCrEQAh7gwCANERACHvDAEArBEAIfAMAQCsEQAh8QwBAKwRACHyDBAAmRIAIfMMAQCsEQAh9AwBAKwRACEOlgsAAOQSADCXCwAA-QkAEJgLAADkEgAwqwwQAOkRACHjDAIAthEAIeQMAQD3EQAh7QwCALYRACHuDAIA7xEAIe8MAQC3EQAh8AwBALcRACHxDAEAtxEAIfIMEACjEgAh8wwBALcRACH0DAEAtxEAIQLjDAIAAAAB5AwBAAAAAQ2WCwAA5hIAMJcLAADzCQAQmAsAAOYSADCZCwEA9BEAIZwLQACtEQAhrwwBAL0RACHEDAEArBEAIeYMAAHnEgAh6wxAAMURACH0DAAA0BEAIPYMQADFEQAh9wwBAKwRACH4DAAA_REAIAcVAACvEQAgFgAA6RIAIBcAAOkSACDxBAABAAAEnQsAAQAAAZ4LAAEAAASjCwAB6BIAIQcVAACvEQAgFgAA6RIAIBcAAOkSACDxBAABAAAEnQsAAQAAAZ4LAAEAAASjCwAB6BIAIQTxBAABAAAEnQsAAQAAAZ4LAAEAAASjCwAB6RIAIQ2WCwAA6hIAMJcLAADgCQAQmAsAAOoSADCZCwEA9xEAIZwLQAC4EQAhrwwBAMIRACHEDAEAtxEAIeYMAAHrEgAh6wxAAMwRACH0DAAA7hEAIPYMQADMEQAh9wwBALcRACH4DAAAgxIAIATxBAABAAAEnQsAAQAAAZ4LAAEAAASjCwAB6RIAIQaWCwAA7BIAMJcLAADaCQAQmAsAAOwSADCcC0AArREAIeQMAQD0EQAh-QwAAP0RACAGlgsAAO0SADCXCwAAxwkAEJgLAADtEgAwnAtAALgRACHkDAEA9xEAIfkMAACDEgAgB5YLAADuEgAwlwsAAMEJABCYCwAA7hIAMJwLQACtEQAh5AwBAPQRACH5DAAA_REAIPoMAAHnEgAhB5YLAADvEgAwlwsAAK4JABCYCwAA7xIAMJwLQAC4EQAh5AwBAPcRACH5DAAAgxIAIPoMAAHrEgAhD5YLAADwEgAwlwsAAKgJABCYCwAA8BIAMLALAQCsEQAhqgwBAKwRACGrDBAA4BEAIa8MAQCsEQAhxAwBAKwRACHkDAEA9BEAIesMQACtEQAh-wxAAK0RACH8DEAAxREAIf0MIADbEQAh_gwBAKwRACH_DAAB8RIAIQcVAAC_EQAgFgAA8xIAIBcAAPMSACDxBAABAAAFnQsAAQAAAZ4LAAEAAAWjCwAB8hIAIQcVAAC_EQAgFgAA8xIAIBcAAPMSACDxBAABAAAFnQsAAQAAAZ4LAAEAAAWjCwAB8hIAIQTxBAABAAAFnQsAAQAAAZ4LAAEAAAWjCwAB8xIAIQ-WCwAA9BIAMJcLAACVCQAQmAsAAPQSADCwCwEAtxEAIaoMAQC3EQAhqwwQAOkRACGvDAEAtxEAIcQMAQC3EQAh5AwBAPcRACHrDEAAuBEAIfsMQAC4EQAh_AxAAMwRACH9DCAA8hEAIf4MAQC3EQAh_wwAAfUSACEE8QQAAQAABZ0LAAEAAAGeCwABAAAFowsAAfMSACEOlgsAAPYSADCXCwAAjwkAEJgLAAD2EgAw8gsAAP0RACCqDAEArBEAIcQMAQCsEQAh5AwBAPQRACH3DAEArBEAIYANQACtEQAhgQ0BAKwRACGCDQEAvREAIYMNAAHnEgAhhA0AAecSACGFDQAA_REAIA6WCwAA9xIAMJcLAAD8CAAQmAsAAPcSADDyCwAAgxIAIKoMAQC3EQAhxAwBALcRACHkDAEA9xEAIfcMAQC3EQAhgA1AALgRACGBDQEAtxEAIYINAQDCEQAhgw0AAesSACGEDQAB6xIAIYUNAACDEgAgBKoMAQAAAAHEDAEAAAAB9wwBAAAAAYENAQAAAAEjlgsAAPkSADCXCwAA9ggAEJgLAAD5EgAwmQsBAPQRACGcC0AArREAIbALAQCsEQAh2gsBAL0RACGQDAEArBEAIZMMQACtEQAhqgwBAKwRACGrDBAA4BEAIcQMAQCsEQAh3AwBAL0RACHvDAEAvREAIfEMAQCsEQAh8wwBAKwRACH3DAEArBEAIfwMQADFEQAh_gwBAKwRACGADUAArREAIYENAQCsEQAhhw0BAOESACGIDQIA0REAIYkNAgDREQAhig0gANsRACGLDSAA2xEAIYwNAQCsEQAhjQ0BAKwRACGODRAAmRIAIY8NEACZEgAhkA0QAJkSACGRDQEAvREAIZINAQC9EQAhkw0BAKwRACGUDQEAvREAISTVBQAA_BIAIJYLAAD6EgAwlwsAAOMIABCYCwAA-hIAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIaoMAQC3EQAhqwwQAOkRACHEDAEAtxEAIdwMAQDCEQAh7wwBAMIRACHxDAEAtxEAIfMMAQC3EQAh9wwBALcRACH8DEAAzBEAIf4MAQC3EQAhgA1AALgRACGBDQEAtxEAIYcNAQD7EgAhiA0CAO8RACGJDQIA7xEAIYoNIADyEQAhiw0gAPIRACGMDQEAtxEAIY0NAQC3EQAhjg0QAKMSACGPDRAAoxIAIZANEACjEgAhkQ0BAMIRACGSDQEAwhEAIZMNAQC3EQAhlA0BAMIRACEI8QQBAAAABZ0LAQAAAAGeCwEAAAAFnwsBAAAAAaALAQAAAAGhCwEAAAABogsBAAAAAaMLAQD9EgAhA-ELAADYCAAg4gsAANgIACDjCwAA2AgAIAjxBAEAAAAFnQsBAAAAAZ4LAQAAAAWfCwEAAAABoAsBAAAAAaELAQAAAAGiCwEAAAABowsBAP0SACEC4gwBAAAAAeMMAgAAAAEH0wUAAIATACCWCwAA_xIAMJcLAADcCAAQmAsAAP8SADCrDBAA6REAIeIMAQD3EQAh4wwCALYRACEZ0gUAAIMTACDUBQAAhBMAIJYLAACCEwAwlwsAANgIABCYCwAAghMAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAIcQOAADYCAAgxQ4AANgIACAC5AwBAAAAAeYMAQAAAAEX0gUAAIMTACDUBQAAhBMAIJYLAACCEwAwlwsAANgIABCYCwAAghMAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAISbVBQAA_BIAIJYLAAD6EgAwlwsAAOMIABCYCwAA-hIAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIaoMAQC3EQAhqwwQAOkRACHEDAEAtxEAIdwMAQDCEQAh7wwBAMIRACHxDAEAtxEAIfMMAQC3EQAh9wwBALcRACH8DEAAzBEAIf4MAQC3EQAhgA1AALgRACGBDQEAtxEAIYcNAQD7EgAhiA0CAO8RACGJDQIA7xEAIYoNIADyEQAhiw0gAPIRACGMDQEAtxEAIY0NAQC3EQAhjg0QAKMSACGPDRAAoxIAIZANEACjEgAhkQ0BAMIRACGSDQEAwhEAIZMNAQC3EQAhlA0BAMIRACHEDgAA4wgAIMUOAADjCAAgA-ELAADcCAAg4gsAANwIACDjCwAA3AgAIAWWCwAAhRMAMJcLAADTCAAQmAsAAIUTADCZCwEA9BEAIZcNIADbEQAhBZYLAACGEwAwlwsAAMAIABCYCwAAhhMAMJkLAQD3EQAhlw0gAPIRACEHlgsAAIcTADCXCwAAuggAEJgLAACHEwAw5gwBAKwRACGYDQIAqxEAIZkNQACtEQAhmg1AAK0RACEHlgsAAIgTADCXCwAApwgAEJgLAACIEwAw5gwBALcRACGYDQIAthEAIZkNQAC4EQAhmg1AALgRACEFlgsAAIkTADCXCwAAoQgAEJgLAACJEwAw5gwBAKwRACGbDUAArREAIQWWCwAAihMAMJcLAACOCAAQmAsAAIoTADDmDAEAtxEAIZsNQAC4EQAhGJYLAACLEwAwlwsAAIgIABCYCwAAixMAMJkLAQCsEQAhnAtAAK0RACGqC0AAxREAIbALAACME50NItALAQCsEQAh0QsBAKwRACHbCwEArBEAIfYLAQCsEQAhgAxAAK0RACGTDEAArREAIaMMQADFEQAh6wxAAMURACHsDAEA4RIAIfEMAQCsEQAhmA0CAKsRACGdDQAA_REAIJ4NAgCrEQAhnw0AANARACCgDQAA0BEAIKENAQC9EQAhog1AAK0RACEHFQAArxEAIBYAAI4TACAXAACOEwAg8QQAAACdDQidCwAAAJ0NAp4LAAAAnQ0IowsAAI0TnQ0iBxUAAK8RACAWAACOEwAgFwAAjhMAIPEEAAAAnQ0InQsAAACdDQKeCwAAAJ0NCKMLAACNE50NIgTxBAAAAJ0NCJ0LAAAAnQ0CngsAAACdDQijCwAAjhOdDSIYlgsAAI8TADCXCwAA9QcAEJgLAACPEwAwmQsBALcRACGcC0AAuBEAIaoLQADMEQAhsAsAAJATnQ0i0AsBALcRACHRCwEAtxEAIdsLAQC3EQAh9gsBALcRACGADEAAuBEAIZMMQAC4EQAhowxAAMwRACHrDEAAzBEAIewMAQD7EgAh8QwBALcRACGYDQIAthEAIZ0NAACDEgAgng0CALYRACGfDQAA7hEAIKANAADuEQAgoQ0BAMIRACGiDUAAuBEAIQTxBAAAAJ0NCJ0LAAAAnQ0CngsAAACdDQijCwAAjhOdDSIK3AEBAKwRACGWCwAAkRMAMJcLAADvBwAQmAsAAJETADCZCwQAzxEAIa8MAQCsEQAhtgwBAKwRACGjDQEArBEAIaQNAQCsEQAhpQ0CAKsRACEFlgsAAJITADCXCwAA2QcAEJgLAACSEwAwtgwBAKwRACGmDQIAqxEAIQbdAQAAlBMAIJYLAACTEwAwlwsAAMYHABCYCwAAkxMAMLYMAQC3EQAhpg0CALYRACED4QsAAMAHACDiCwAAwAcAIOMLAADABwAgC9wBAQC3EQAh8QQAAJYTACCWCwAAlRMAMJcLAADABwAQmAsAAJUTADCZCwQA5xEAIa8MAQC3EQAhtgwBALcRACGjDQEAtxEAIaQNAQC3EQAhpQ0CALYRACEI3QEAAJQTACCWCwAAkxMAMJcLAADGBwAQmAsAAJMTADC2DAEAtxEAIaYNAgC2EQAhxA4AAMYHACDFDgAAxgcAIAyWCwAAlxMAMJcLAAC7BwAQmAsAAJcTADCqC0AArREAIckLAQCsEQAh0gsBAKwRACHUCwEArBEAIfsLAgCrEQAhrwwBAKwRACHmDAEArBEAIfEMAQCsEQAhow0BAKwRACEMlgsAAJgTADCXCwAAqAcAEJgLAACYEwAwqgtAALgRACHJCwEAtxEAIdILAQC3EQAh1AsBALcRACH7CwIAthEAIa8MAQC3EQAh5gwBALcRACHxDAEAtxEAIaMNAQC3EQAhAuYMAQAAAAGjDQEAAAABCJYLAACaEwAwlwsAAKIHABCYCwAAmhMAMJwLQACtEQAhtgwBAKwRACHkDAEArBEAIeYMAQCsEQAhow0BAKwRACEIlgsAAJsTADCXCwAAjwcAEJgLAACbEwAwnAtAALgRACG2DAEAtxEAIeQMAQC3EQAh5gwBALcRACGjDQEAtxEAIQK2DAEAAAAB5AwBAAAAAQWWCwAAnRMAMJcLAACJBwAQmAsAAJ0TADCqC0AArREAIakNAQCsEQAhBZYLAACeEwAwlwsAAPYGABCYCwAAnhMAMKoLQAC4EQAhqQ0BALcRACEHlgsAAJ8TADCXCwAA8AYAEJgLAACfEwAwnAtAAK0RACHjDAIAqxEAIeQMAQD0EQAhqg0BAKwRACEHlgsAAKATADCXCwAA3QYAEJgLAACgEwAwnAtAALgRACHjDAIAthEAIeQMAQD3EQAhqg0BALcRACED4wwCAAAAAeQMAQAAAAGqDQEAAAABCZYLAACiEwAwlwsAANcGABCYCwAAohMAMLALAACjE60NItsLAQCsEQAhlAxAAMURACHwDAEArBEAIa0NAQC9EQAhrg1AAK0RACEHFQAArxEAIBYAAKUTACAXAAClEwAg8QQAAACtDQidCwAAAK0NAp4LAAAArQ0IowsAAKQTrQ0iBxUAAK8RACAWAAClEwAgFwAApRMAIPEEAAAArQ0InQsAAACtDQKeCwAAAK0NCKMLAACkE60NIgTxBAAAAK0NCJ0LAAAArQ0CngsAAACtDQijCwAApROtDSIJlgsAAKYTADCXCwAAxAYAEJgLAACmEwAwsAsAAKcTrQ0i2wsBALcRACGUDEAAzBEAIfAMAQC3EQAhrQ0BAMIRACGuDUAAuBEAIQTxBAAAAK0NCJ0LAAAArQ0CngsAAACtDQijCwAApROtDSIGlgsAAKgTADCXCwAAvgYAEJgLAACoEwAwmQsBAPQRACGvDUAArREAIbANAADNEgAgBpYLAACpEwAwlwsAAKsGABCYCwAAqRMAMJkLAQD3EQAhrw1AALgRACGwDQAAzRIAIAWWCwAAqhMAMJcLAAClBgAQmAsAAKoTADC2DAEArBEAId8MQACtEQAhBZYLAACrEwAwlwsAAJIGABCYCwAAqxMAMLYMAQC3EQAh3wxAALgRACERlgsAAKwTADCXCwAAjAYAEJgLAACsEwAwmQsBAPQRACGcC0AArREAIdELAQCsEQAhlAxAAMURACHcDAEArBEAIe8MAQC9EQAh9AwBAL0RACGRDQEArBEAIZMNAQCsEQAhsQ0BAKwRACGyDQAA_REAILMNAQCsEQAhtA0BAKwRACG1DQEAvREAIRGWCwAArRMAMJcLAAD5BQAQmAsAAK0TADCZCwEA9xEAIZwLQAC4EQAh0QsBALcRACGUDEAAzBEAIdwMAQC3EQAh7wwBAMIRACH0DAEAwhEAIZENAQC3EQAhkw0BALcRACGxDQEAtxEAIbINAACDEgAgsw0BALcRACG0DQEAtxEAIbUNAQDCEQAhB5YLAACuEwAwlwsAAPMFABCYCwAArhMAMJwLQACtEQAhqgtAAK0RACHICwAB5xIAIYkMAQCsEQAhB5YLAACvEwAwlwsAAOAFABCYCwAArxMAMJwLQAC4EQAhqgtAALgRACHICwAB6xIAIYkMAQC3EQAhB5YLAACwEwAwlwsAANoFABCYCwAAsBMAMKoLQACtEQAhiQwBAKwRACGBDQEArBEAIbYNQACtEQAhB5YLAACxEwAwlwsAAMcFABCYCwAAsRMAMKoLQAC4EQAhiQwBALcRACGBDQEAtxEAIbYNQAC4EQAhBeYGBADPEQAhlgsAALITADCXCwAAwQUAEJgLAACyEwAwmQsCAKsRACEF5gYEAOcRACGWCwAAsxMAMJcLAACuBQAQmAsAALMTADCZCwIAthEAIQ6WCwAAtBMAMJcLAACoBQAQmAsAALQTADCZCwIAqxEAIYYMAQC9EQAh7wwBAKwRACGRDQEArBEAIbUNAAHnEgAhtw0CAKsRACG4DQEArBEAIbkNAQCsEQAhug0BAL0RACG7DQEAvREAIbwNAAHxEgAhDZYLAAC1EwAwlwsAAJIFABCYCwAAtRMAMJkLAgCrEQAhuQ0BAKwRACG9DQEArBEAIb4NAQCsEQAhvw0BAKwRACHADQEArBEAIcENAQC9EQAhwg0BAL0RACHDDQAAzRIAIMQNIADbEQAhDqADAAC3EwAglgsAALYTADCXCwAA_wQAEJgLAAC2EwAwmQsCALYRACG5DQEAtxEAIb0NAQC3EQAhvg0BALcRACG_DQEAtxEAIcANAQC3EQAhwQ0BAMIRACHCDQEAwhEAIcMNAADNEgAgxA0gAPIRACED4QsAAPkEACDiCwAA-QQAIOMLAAD5BAAgA-8MAQAAAAGRDQEAAAABtw0CAAAAAQ-fAwAAuhMAIJYLAAC5EwAwlwsAAPkEABCYCwAAuRMAMJkLAgC2EQAhhgwBAMIRACHvDAEAtxEAIZENAQC3EQAhtQ0AAesSACG3DQIAthEAIbgNAQC3EQAhuQ0BALcRACG6DQEAwhEAIbsNAQDCEQAhvA0AAfUSACEQoAMAALcTACCWCwAAthMAMJcLAAD_BAAQmAsAALYTADCZCwIAthEAIbkNAQC3EQAhvQ0BALcRACG-DQEAtxEAIb8NAQC3EQAhwA0BALcRACHBDQEAwhEAIcINAQDCEQAhww0AAM0SACDEDSAA8hEAIcQOAAD_BAAgxQ4AAP8EACAHlgsAALsTADCXCwAA9AQAEJgLAAC7EwAwvg0BAKwRACHGDUAArREAIccNQADFEQAhyA0BAL0RACEHlgsAALwTADCXCwAA4QQAEJgLAAC8EwAwvg0BALcRACHGDUAAuBEAIccNQADMEQAhyA0BAMIRACEIlgsAAL0TADCXCwAA2wQAEJgLAAC9EwAwmQsBAPQRACGcC0AArREAIdELAQCsEQAhyQ0BAPQRACHKDQQAzxEAIQ-WCwAAvhMAMJcLAADFBAAQmAsAAL4TADCZCwEA9BEAIZwLQACtEQAhqgtAAMURACGxCwEAvREAIcQMAAC_E84NIocNAQDhEgAhyg0EAM8RACHLDQEArBEAIcwNAQCsEQAhzg0EAM8RACHPDQQAzxEAIdANQADFEQAhBxUAAK8RACAWAADBEwAgFwAAwRMAIPEEAAAAzg0InQsAAADODQKeCwAAAM4NCKMLAADAE84NIgcVAACvEQAgFgAAwRMAIBcAAMETACDxBAAAAM4NCJ0LAAAAzg0CngsAAADODQijCwAAwBPODSIE8QQAAADODQidCwAAAM4NAp4LAAAAzg0IowsAAMETzg0iB5YLAADCEwAwlwsAAK0EABCYCwAAwhMAMJwLQACtEQAh0QsBAKwRACGHDQEA9BEAIdINAADDE9INIgcVAACvEQAgFgAAxRMAIBcAAMUTACDxBAAAANINCJ0LAAAA0g0CngsAAADSDQijCwAAxBPSDSIHFQAArxEAIBYAAMUTACAXAADFEwAg8QQAAADSDQidCwAAANINAp4LAAAA0g0IowsAAMQT0g0iBPEEAAAA0g0InQsAAADSDQKeCwAAANINCKMLAADFE9INIgiWCwAAxhMAMJcLAACXBAAQmAsAAMYTADCZCwEA9BEAIZwLQACtEQAhtgwBAKwRACHMDQEArBEAIdMNAQCsEQAhAtELAQAAAAHJDQEAAAABCcwCAADJEwAglgsAAMgTADCXCwAA_QMAEJgLAADIEwAwmQsBAPcRACGcC0AAuBEAIdELAQC3EQAhyQ0BAPcRACHKDQQA5xEAIRPKAgAAzxMAIM0CAADQEwAglgsAAM0TADCXCwAA9wMAEJgLAADNEwAwmQsBAPcRACGcC0AAuBEAIaoLQADMEQAhsQsBAMIRACHEDAAAzhPODSKHDQEA-xIAIcoNBADnEQAhyw0BALcRACHMDQEAtxEAIc4NBADnEQAhzw0EAOcRACHQDUAAzBEAIcQOAAD3AwAgxQ4AAPcDACAKywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQD3EQAhnAtAALgRACG2DAEAtxEAIcwNAQC3EQAh0w0BALcRACED4QsAAPMDACDiCwAA8wMAIOMLAADzAwAgA-ELAAD3AwAg4gsAAPcDACDjCwAA9wMAIBHKAgAAzxMAIM0CAADQEwAglgsAAM0TADCXCwAA9wMAEJgLAADNEwAwmQsBAPcRACGcC0AAuBEAIaoLQADMEQAhsQsBAMIRACHEDAAAzhPODSKHDQEA-xIAIcoNBADnEQAhyw0BALcRACHMDQEAtxEAIc4NBADnEQAhzw0EAOcRACHQDUAAzBEAIQTxBAAAAM4NCJ0LAAAAzg0CngsAAADODQijCwAAwRPODSIMywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQD3EQAhnAtAALgRACG2DAEAtxEAIcwNAQC3EQAh0w0BALcRACHEDgAA-wMAIMUOAAD7AwAgA-ELAAD9AwAg4gsAAP0DACDjCwAA_QMAIALRCwEAAAABhw0BAAAAAQjKAgAA1BMAIJYLAADSEwAwlwsAAPMDABCYCwAA0hMAMJwLQAC4EQAh0QsBALcRACGHDQEA9xEAIdINAADTE9INIgTxBAAAANINCJ0LAAAA0g0CngsAAADSDQijCwAAxRPSDSIMywIAAMsTACDOAgAAzBMAIJYLAADKEwAwlwsAAPsDABCYCwAAyhMAMJkLAQD3EQAhnAtAALgRACG2DAEAtxEAIcwNAQC3EQAh0w0BALcRACHEDgAA-wMAIMUOAAD7AwAgCpYLAADVEwAwlwsAAO4DABCYCwAA1RMAMJkLAQCsEQAhnAtAAK0RACGqC0AArREAIa8MAQCsEQAhvg0BAKwRACG_DQEAvREAIdYNIADWEwAhBRUAAL8RACAWAADYEwAgFwAA2BMAIJ0LIAAAAAGjCyAA1xMAIQUVAAC_EQAgFgAA2BMAIBcAANgTACCdCyAAAAABowsgANcTACECnQsgAAAAAaMLIADYEwAhCpYLAADZEwAwlwsAANsDABCYCwAA2RMAMJkLAQC3EQAhnAtAALgRACGqC0AAuBEAIa8MAQC3EQAhvg0BALcRACG_DQEAwhEAIdYNIADaEwAhAp0LIAAAAAGjCyAA2BMAIQ-WCwAA2xMAMJcLAADVAwAQmAsAANsTADDjDAIAqxEAIb4NAQCsEQAhvw0BAL0RACHXDQEArBEAIdgNAgCrEQAh2g0AANwT2g0i2w0CANERACHcDQEAvREAId0NAQC9EQAh3g0BAL0RACHfDQAA0BEAIOANAgCrEQAhBxUAAK8RACAWAADeEwAgFwAA3hMAIPEEAAAA2g0InQsAAADaDQKeCwAAANoNCKMLAADdE9oNIgcVAACvEQAgFgAA3hMAIBcAAN4TACDxBAAAANoNCJ0LAAAA2g0CngsAAADaDQijCwAA3RPaDSIE8QQAAADaDQidCwAAANoNAp4LAAAA2g0IowsAAN4T2g0iD5YLAADfEwAwlwsAAMIDABCYCwAA3xMAMOMMAgC2EQAhvg0BALcRACG_DQEAwhEAIdcNAQC3EQAh2A0CALYRACHaDQAA4BPaDSLbDQIA7xEAIdwNAQDCEQAh3Q0BAMIRACHeDQEAwhEAId8NAADuEQAg4A0CALYRACEE8QQAAADaDQidCwAAANoNAp4LAAAA2g0IowsAAN4T2g0iAr4NAQAAAAHXDQEAAAABAuMMAgAAAAHXDQEAAAABFJYLAADjEwAwlwsAALwDABCYCwAA4xMAMKQMQACtEQAhuQ0BAL0RACG7DQEArBEAIbwNAAHnEgAhvg0BAKwRACG_DQEAvREAIcANAQC9EQAh1g0gANsRACHdDQEArBEAId4NAQCsEQAh4w0BAKwRACHkDQEAvREAIeUNAQC9EQAh5g0BAL0RACHnDQAAzRIAIOgNAADNEgAg6Q1AAMURACEUlgsAAOQTADCXCwAArwMAEJgLAADkEwAwpAxAALgRACG5DQEAwhEAIbsNAQC3EQAhvA0AAesSACG-DQEAtxEAIb8NAQDCEQAhwA0BAMIRACHWDSAA8hEAId0NAQC3EQAh3g0BALcRACHjDQEAtxEAIeQNAQDCEQAh5Q0BAMIRACHmDQEAwhEAIecNAADNEgAg6A0AAM0SACDpDUAAzBEAIQyWCwAA5RMAMJcLAACpAwAQmAsAAOUTADCZCwQAzxEAIaoLQACtEQAh0QsBAKwRACH9C0AArREAIbYNQADFEQAh6g0BAKwRACHrDQAB5xIAIewNAAHnEgAh7Q0CAKsRACEMlgsAAOYTADCXCwAAlgMAEJgLAADmEwAwmQsEAOcRACGqC0AAuBEAIdELAQC3EQAh_QtAALgRACG2DUAAzBEAIeoNAQC3EQAh6w0AAesSACHsDQAB6xIAIe0NAgC2EQAhEJYLAADnEwAwlwsAAJADABCYCwAA5xMAMJwLQACtEQAhsAsBAL0RACHRCwEArBEAIZMMQACtEQAh6g0BAKwRACHuDQEArBEAIe8NAQCsEQAh8A0BAKwRACHxDQEAvREAIfINAQCsEQAh8w0BAKwRACH0DQEArBEAIfUNQADFEQAhEJYLAADoEwAwlwsAAP0CABCYCwAA6BMAMJwLQAC4EQAhsAsBAMIRACHRCwEAtxEAIZMMQAC4EQAh6g0BALcRACHuDQEAtxEAIe8NAQC3EQAh8A0BALcRACHxDQEAwhEAIfINAQC3EQAh8w0BALcRACH0DQEAtxEAIfUNQADMEQAhCZYLAADpEwAwlwsAAPcCABCYCwAA6RMAMJkLBADPEQAhtAwBAKwRACG2DAEArBEAIaMNAQCsEQAhpA0BAKwRACGlDQIAqxEAIROWCwAA6hMAMJcLAADhAgAQmAsAAOoTADCcC0AArREAIaoLQADFEQAhsAsAAOsT9w0i9QsEAM8RACGvDAEArBEAIbYMAQCsEQAhpg0CAKsRACH3DUAAxREAIfgNAQC9EQAh-Q1AAMURACH6DUAAxREAIfsNQADFEQAh_A0CAKsRACH9DUAAxREAIf4NQADFEQAh_w1AAMURACEHFQAArxEAIBYAAO0TACAXAADtEwAg8QQAAAD3DQidCwAAAPcNAp4LAAAA9w0IowsAAOwT9w0iBxUAAK8RACAWAADtEwAgFwAA7RMAIPEEAAAA9w0InQsAAAD3DQKeCwAAAPcNCKMLAADsE_cNIgTxBAAAAPcNCJ0LAAAA9w0CngsAAAD3DQijCwAA7RP3DSIU3QEAAPATACCWCwAA7hMAMJcLAADOAgAQmAsAAO4TADCcC0AAuBEAIaoLQADMEQAhsAsAAO8T9w0i9QsEAOcRACGvDAEAtxEAIbYMAQC3EQAhpg0CALYRACH3DUAAzBEAIfgNAQDCEQAh-Q1AAMwRACH6DUAAzBEAIfsNQADMEQAh_A0CALYRACH9DUAAzBEAIf4NQADMEQAh_w1AAMwRACEE8QQAAAD3DQidCwAAAPcNAp4LAAAA9w0IowsAAO0T9w0iA-ELAADIAgAg4gsAAMgCACDjCwAAyAIAIArcAQAA8hMAIJYLAADxEwAwlwsAAMgCABCYCwAA8RMAMJkLBADnEQAhtAwBALcRACG2DAEAtxEAIaMNAQC3EQAhpA0BALcRACGlDQIAthEAIRbdAQAA8BMAIJYLAADuEwAwlwsAAM4CABCYCwAA7hMAMJwLQAC4EQAhqgtAAMwRACGwCwAA7xP3DSL1CwQA5xEAIa8MAQC3EQAhtgwBALcRACGmDQIAthEAIfcNQADMEQAh-A0BAMIRACH5DUAAzBEAIfoNQADMEQAh-w1AAMwRACH8DQIAthEAIf0NQADMEQAh_g1AAMwRACH_DUAAzBEAIcQOAADOAgAgxQ4AAM4CACAVlgsAAPMTADCXCwAAwwIAEJgLAADzEwAwmQsEAM8RACGwCwAA9ROCDiK0CwIAqxEAIdALAAD0E4EOItELAQCsEQAh2wsBAKwRACGQDAEAvREAIZEMQADFEQAhqwwEAM8RACG0DAEArBEAIdAMQADFEQAhrQ0BAL0RACGuDUAArREAIYIOAgCrEQAhgw5AAMURACGEDgIA0REAIYUOQADFEQAhhg5AAMURACEHFQAArxEAIBYAAPkTACAXAAD5EwAg8QQAAACBDgidCwAAAIEOAp4LAAAAgQ4IowsAAPgTgQ4iBxUAAK8RACAWAAD3EwAgFwAA9xMAIPEEAAAAgg4InQsAAACCDgKeCwAAAIIOCKMLAAD2E4IOIgcVAACvEQAgFgAA9xMAIBcAAPcTACDxBAAAAIIOCJ0LAAAAgg4CngsAAACCDgijCwAA9hOCDiIE8QQAAACCDgidCwAAAIIOAp4LAAAAgg4IowsAAPcTgg4iBxUAAK8RACAWAAD5EwAgFwAA-RMAIPEEAAAAgQ4InQsAAACBDgKeCwAAAIEOCKMLAAD4E4EOIgTxBAAAAIEOCJ0LAAAAgQ4CngsAAACBDgijCwAA-ROBDiIVlgsAAPoTADCXCwAAsAIAEJgLAAD6EwAwmQsEAOcRACGwCwAA_BOCDiK0CwIAthEAIdALAAD7E4EOItELAQC3EQAh2wsBALcRACGQDAEAwhEAIZEMQADMEQAhqwwEAOcRACG0DAEAtxEAIdAMQADMEQAhrQ0BAMIRACGuDUAAuBEAIYIOAgC2EQAhgw5AAMwRACGEDgIA7xEAIYUOQADMEQAhhg5AAMwRACEE8QQAAACBDgidCwAAAIEOAp4LAAAAgQ4IowsAAPkTgQ4iBPEEAAAAgg4InQsAAACCDgKeCwAAAIIOCKMLAAD3E4IOIgKDDkAAAAABhA4CAAAAARKWCwAA_hMAMJcLAACqAgAQmAsAAP4TADCzDEAArREAIbYMAQCsEQAhiA4BAKwRACGJDgIAqxEAIYoOAAD9EQAgiw4BAKwRACGMDgAA_REAII0OAQCsEQAhjg4gANsRACGPDgIAqxEAIZAOAQCsEQAhkQ4BAKwRACGSDgEArBEAIZMOAAHxEgAhlA4BAKwRACESlgsAAP8TADCXCwAAlwIAEJgLAAD_EwAwswxAALgRACG2DAEAtxEAIYgOAQC3EQAhiQ4CALYRACGKDgAAgxIAIIsOAQC3EQAhjA4AAIMSACCNDgEAtxEAIY4OIADyEQAhjw4CALYRACGQDgEAtxEAIZEOAQC3EQAhkg4BALcRACGTDgAB9RIAIZQOAQC3EQAhCJYLAACAFAAwlwsAAJECABCYCwAAgBQAMPsLBADPEQAh2AxAAK0RACGVDgIAqxEAIZYOAgCrEQAhlw4EAM8RACEIlgsAAIEUADCXCwAA_gEAEJgLAACBFAAw-wsEAOcRACHYDEAAuBEAIZUOAgC2EQAhlg4CALYRACGXDgQA5xEAIQLYDEAAAAABlQ4CAAAAAQqWCwAAgxQAMJcLAAD4AQAQmAsAAIMUADDaCwAB5xIAIZUOAgCrEQAhmQ4AAecSACGaDgQAzxEAIZsOAgCrEQAhnA4AAecSACGdDgAB8RIAIQqWCwAAhBQAMJcLAADlAQAQmAsAAIQUADDaCwAB6xIAIZUOAgC2EQAhmQ4AAesSACGaDgQA5xEAIZsOAgC2EQAhnA4AAesSACGdDgAB9RIAIQSVDgIAAAABmQ4AAQAAAZoOBAAAAAGbDgIAAAABCpYLAACGFAAwlwsAAN8BABCYCwAAhhQAMK8MAAHnEgAhkA0QAOARACGVDgIAqxEAIZkOAAHnEgAhoA4AAIcUoA4ioQ4QAOARACGiDgIAqxEAIQcVAACvEQAgFgAAiRQAIBcAAIkUACDxBAAAAKAOCJ0LAAAAoA4CngsAAACgDgijCwAAiBSgDiIHFQAArxEAIBYAAIkUACAXAACJFAAg8QQAAACgDgidCwAAAKAOAp4LAAAAoA4IowsAAIgUoA4iBPEEAAAAoA4InQsAAACgDgKeCwAAAKAOCKMLAACJFKAOIgqWCwAAihQAMJcLAADMAQAQmAsAAIoUADCvDAAB6xIAIZANEADpEQAhlQ4CALYRACGZDgAB6xIAIaAOAACLFKAOIqEOEADpEQAhog4CALYRACEE8QQAAACgDgidCwAAAKAOAp4LAAAAoA4IowsAAIkUoA4iBa8MAAEAAAGVDgIAAAABmQ4AAQAAAaAOAAAAoA4CoQ4QAAAAAQ-WCwAAjRQAMJcLAADGAQAQmAsAAI0UADDaCwAB5xIAIecMAAHnEgAhpA0QAOARACGVDgIAqxEAIZkOAAHnEgAhmg4EAM8RACGbDgIAqxEAIaAOAACHFKAOIqEOEADgEQAhpA4CAKsRACGlDgIAqxEAIaYOAAHnEgAhD5YLAACOFAAwlwsAALMBABCYCwAAjhQAMNoLAAHrEgAh5wwAAesSACGkDRAA6REAIZUOAgC2EQAhmQ4AAesSACGaDgQA5xEAIZsOAgC2EQAhoA4AAIsUoA4ioQ4QAOkRACGkDgIAthEAIaUOAgC2EQAhpg4AAesSACEElQ4CAAAAAZoOBAAAAAGkDgIAAAABpQ4CAAAAARCWCwAAkBQAMJcLAACtAQAQmAsAAJAUADDQCwEArBEAIdoLAAHnEgAh4wwCAKsRACHnDAAB8RIAIaQNEADgEQAhyA0BAL0RACGVDgIAqxEAIZoOBADPEQAhmw4CAKsRACGmDgAB5xIAIagOAQCsEQAhqQ4EAM8RACGqDgQAzxEAIRCWCwAAkRQAMJcLAACaAQAQmAsAAJEUADDQCwEAtxEAIdoLAAHrEgAh4wwCALYRACHnDAAB9RIAIaQNEADpEQAhyA0BAMIRACGVDgIAthEAIZoOBADnEQAhmw4CALYRACGmDgAB6xIAIagOAQC3EQAhqQ4EAOcRACGqDgQA5xEAIQTjDAIAAAABlQ4CAAAAAZoOBAAAAAGbDgIAAAABEpYLAACTFAAwlwsAAJQBABCYCwAAkxQAMOcMAAHxEgAhgQ0EAM8RACGdDQAB5xIAIaQNEADgEQAh7A0AAecSACGVDgIAqxEAIZoOBADPEQAhpg4AAecSACGpDgQAzxEAIaoOBADPEQAhrA4CAKsRACGtDhAA4BEAIa4OAAHxEgAhrw4EAM8RACGwDiAA2xEAIRKWCwAAlBQAMJcLAACBAQAQmAsAAJQUADDnDAAB9RIAIYENBADnEQAhnQ0AAesSACGkDRAA6REAIewNAAHrEgAhlQ4CALYRACGaDgQA5xEAIaYOAAHrEgAhqQ4EAOcRACGqDgQA5xEAIawOAgC2EQAhrQ4QAOkRACGuDgAB9RIAIa8OBADnEQAhsA4gAPIRACEDlQ4CAAAAAZoOBAAAAAGsDgIAAAABD5YLAACWFAAwlwsAAHsAEJgLAACWFAAw-wsCAKsRACHsDQAB5xIAIZUOAgCrEQAhlw4CAKsRACGqDhAA4BEAIbIOBADPEQAhsw4AAecSACG0DkAArREAIbUOAAHnEgAhtg4QAOARACG3DhAAmRIAIbgOIADbEQAhD5YLAACXFAAwlwsAAGgAEJgLAACXFAAw-wsCALYRACHsDQAB6xIAIZUOAgC2EQAhlw4CALYRACGqDhAA6REAIbIOBADnEQAhsw4AAesSACG0DkAAuBEAIbUOAAHrEgAhtg4QAOkRACG3DhAAoxIAIbgOIADyEQAhApUOAgAAAAGyDgQAAAABCJYLAACZFAAwlwsAAGIAEJgLAACZFAAwrw1AAK0RACGVDgIAqxEAIboOBADPEQAhuw4EANIRACG8DgAB8RIAIQiWCwAAmhQAMJcLAABPABCYCwAAmhQAMK8NQAC4EQAhlQ4CALYRACG6DgQA5xEAIbsOBADoEQAhvA4AAfUSACEKlgsAAJsUADCXCwAASQAQmAsAAJsUADCZCwQAzxEAIdALAQCsEQAhkAwBAKwRACG9DkAArREAIb4OAQCsEQAhwA4AAJwUwA4iwQ4BAKwRACEHFQAArxEAIBYAAJ4UACAXAACeFAAg8QQAAADADgidCwAAAMAOAp4LAAAAwA4IowsAAJ0UwA4iBxUAAK8RACAWAACeFAAgFwAAnhQAIPEEAAAAwA4InQsAAADADgKeCwAAAMAOCKMLAACdFMAOIgTxBAAAAMAOCJ0LAAAAwA4CngsAAADADgijCwAAnhTADiIKlgsAAJ8UADCXCwAANgAQmAsAAJ8UADCZCwQA5xEAIdALAQC3EQAhkAwBALcRACG9DkAAuBEAIb4OAQC3EQAhwA4AAKAUwA4iwQ4BALcRACEE8QQAAADADgidCwAAAMAOAp4LAAAAwA4IowsAAJ4UwA4iB5YLAAChFAAwlwsAADAAEJgLAAChFAAwiQwBAKwRACGQDAEArBEAIcUMQACtEQAhvg4BAKwRACEHlgsAAKIUADCXCwAAHQAQmAsAAKIUADCJDAEAtxEAIZAMAQC3EQAhxQxAALgRACG-DgEAtxEAIQiWCwAAoxQAMJcLAAAXABCYCwAAoxQAMNALAACkFMMOIpAMAQCsEQAhxQxAAK0RACG-DgEArBEAIcEOAQCsEQAhBxUAAK8RACAWAACmFAAgFwAAphQAIPEEAAAAww4InQsAAADDDgKeCwAAAMMOCKMLAAClFMMOIgcVAACvEQAgFgAAphQAIBcAAKYUACDxBAAAAMMOCJ0LAAAAww4CngsAAADDDgijCwAApRTDDiIE8QQAAADDDgidCwAAAMMOAp4LAAAAww4IowsAAKYUww4iCJYLAACnFAAwlwsAAAQAEJgLAACnFAAw0AsAAKgUww4ikAwBALcRACHFDEAAuBEAIb4OAQC3EQAhwQ4BALcRACEE8QQAAADDDgidCwAAAMMOAp4LAAAAww4IowsAAKYUww4iAtALAAAAww4CwQ4BAAAAAQAAAAAABcwOAgAAAAHQDgIAAAAB0Q4CAAAAAdIOAgAAAAHTDgIAAAABAcwOAQAAAAEBzA5AAAAAAQAAAAAAAAABzA4BAAAAAQAAAAAAAcwOAAAAsAsCAcwOQAAAAAEHDwAAgxsAIBAAAIYbACDGDgAAhBsAIMcOAACFGwAgyA4AAP8PACDJDgAA_w8AIMoOAADzDwAgAw8AAIMbACDGDgAAhBsAIMoOAADzDwAgC6MKAACAFQAgpAoAAIEVACClCgAAghUAIMkLAAC1FAAg1wsAALUUACDYCwAAtRQAINoLAAC1FAAg3AsAALUUACDdCwAAtRQAIN4LAAC1FAAg4AsAALUUACAAAAAAAAXMDgQAAAAB0A4EAAAAAdEOBAAAAAHSDgQAAAAB0w4EAAAAAQXMDgIAAAAB0A4CAAAAAdEOAgAAAAHSDgIAAAAB0w4CAAAAAQXMDgQAAAAB0A4EAAAAAdEOBAAAAAHSDgQAAAAB0w4EAAAAAQUPAAD-GgAgEAAAgRsAIMYOAAD_GgAgxw4AAIAbACDKDgAA8w8AIAMPAAD-GgAgxg4AAP8aACDKDgAA8w8AIAAAAAAAAcwOIAAAAAEFDwAA-RoAIBAAAPwaACDGDgAA-hoAIMcOAAD7GgAgyg4AAPMPACADDwAA-RoAIMYOAAD6GgAgyg4AAPMPACAAAAAAAAHMDgAAANALAgXMDhAAAAAB0A4QAAAAAdEOEAAAAAHSDhAAAAAB0w4QAAAAAQsPAADxFAAwEAAA9hQAMMYOAADyFAAwxw4AAPMUADDIDgAA9RQAMMkOAAD1FAAwyg4AAPUUADDLDgAA9BQAIMwOAAD1FAAwzQ4AAPcUADDODgAA-BQAMAsPAADlFAAwEAAA6hQAMMYOAADmFAAwxw4AAOcUADDIDgAA6RQAMMkOAADpFAAwyg4AAOkUADDLDgAA6BQAIMwOAADpFAAwzQ4AAOsUADDODgAA7BQAMAcPAADgFAAgEAAA4xQAIMYOAADhFAAgxw4AAOIUACDIDgAA_Q8AIMkOAAD9DwAgyg4AAMUQACALmQsBAAAAAZoLAQAAAAGbCwEAAAABnAtAAAAAAacLAQAAAAGwCwAAALALArELAQAAAAGyC0AAAAABswtAAAAAAbQLAgAAAAG1C0AAAAABAgAAAMUQACAPAADgFAAgAwAAAP0PACAPAADgFAAgEAAA5BQAIA0AAAD9DwAgCAAA5BQAIJkLAQCwFAAhmgsBALkUACGbCwEAuRQAIZwLQACxFAAhpwsBALAUACGwCwAAvxSwCyKxCwEAuRQAIbILQADAFAAhswtAAMAUACG0CwIArxQAIbULQADAFAAhC5kLAQCwFAAhmgsBALkUACGbCwEAuRQAIZwLQACxFAAhpwsBALAUACGwCwAAvxSwCyKxCwEAuRQAIbILQADAFAAhswtAAMAUACG0CwIArxQAIbULQADAFAAhDZkLBAAAAAG2CwEAAAABtwsEAAAAAbgLgAAAAAG5CwEAAAABugsCAAAAAbsLBAAAAAG8C0AAAAABvQtAAAAAAb4LQAAAAAG_CwEAAAABwAsBAAAAAcELQAAAAAECAAAA-w8AIA8AAPAUACADAAAA-w8AIA8AAPAUACAQAADvFAAgAQgAAPgaADASogoAAPARACCWCwAA7REAMJcLAAD5DwAQmAsAAO0RADCZCwQAAAABrgsBALcRACG2CwEAAAABtwsEAOcRACG4CwAA7hEAILkLAQAAAAG6CwIA7xEAIbsLBADoEQAhvAtAALgRACG9C0AAzBEAIb4LQADMEQAhvwsBAMIRACHACwEAwhEAIcELQADMEQAhAgAAAPsPACAIAADvFAAgAgAAAO0UACAIAADuFAAgEZYLAADsFAAwlwsAAO0UABCYCwAA7BQAMJkLBADnEQAhrgsBALcRACG2CwEAwhEAIbcLBADnEQAhuAsAAO4RACC5CwEAwhEAIboLAgDvEQAhuwsEAOgRACG8C0AAuBEAIb0LQADMEQAhvgtAAMwRACG_CwEAwhEAIcALAQDCEQAhwQtAAMwRACERlgsAAOwUADCXCwAA7RQAEJgLAADsFAAwmQsEAOcRACGuCwEAtxEAIbYLAQDCEQAhtwsEAOcRACG4CwAA7hEAILkLAQDCEQAhugsCAO8RACG7CwQA6BEAIbwLQAC4EQAhvQtAAMwRACG-C0AAzBEAIb8LAQDCEQAhwAsBAMIRACHBC0AAzBEAIQ2ZCwQAyRQAIbYLAQC5FAAhtwsEAMkUACG4C4AAAAABuQsBALkUACG6CwIAyhQAIbsLBADLFAAhvAtAALEUACG9C0AAwBQAIb4LQADAFAAhvwsBALkUACHACwEAuRQAIcELQADAFAAhDZkLBADJFAAhtgsBALkUACG3CwQAyRQAIbgLgAAAAAG5CwEAuRQAIboLAgDKFAAhuwsEAMsUACG8C0AAsRQAIb0LQADAFAAhvgtAAMAUACG_CwEAuRQAIcALAQC5FAAhwQtAAMAUACENmQsEAAAAAbYLAQAAAAG3CwQAAAABuAuAAAAAAbkLAQAAAAG6CwIAAAABuwsEAAAAAbwLQAAAAAG9C0AAAAABvgtAAAAAAb8LAQAAAAHACwEAAAABwQtAAAAAAQmcC0AAAAABqgtAAAAAAcgLAQAAAAHJCwEAAAABygsEAAAAAcsLQAAAAAHMCwEAAAABzQtAAAAAAc4LIAAAAAECAAAA9w8AIA8AAPwUACADAAAA9w8AIA8AAPwUACAQAAD7FAAgAQgAAPcaADAOogoAAPARACCWCwAA8REAMJcLAAD1DwAQmAsAAPERADCcC0AAuBEAIaoLQAC4EQAhrgsBALcRACHICwEAAAAByQsBAAAAAcoLBADoEQAhywtAAMwRACHMCwEAwhEAIc0LQADMEQAhzgsgAPIRACECAAAA9w8AIAgAAPsUACACAAAA-RQAIAgAAPoUACANlgsAAPgUADCXCwAA-RQAEJgLAAD4FAAwnAtAALgRACGqC0AAuBEAIa4LAQC3EQAhyAsBALcRACHJCwEAtxEAIcoLBADoEQAhywtAAMwRACHMCwEAwhEAIc0LQADMEQAhzgsgAPIRACENlgsAAPgUADCXCwAA-RQAEJgLAAD4FAAwnAtAALgRACGqC0AAuBEAIa4LAQC3EQAhyAsBALcRACHJCwEAtxEAIcoLBADoEQAhywtAAMwRACHMCwEAwhEAIc0LQADMEQAhzgsgAPIRACEJnAtAALEUACGqC0AAsRQAIcgLAQCwFAAhyQsBALAUACHKCwQAyxQAIcsLQADAFAAhzAsBALkUACHNC0AAwBQAIc4LIADTFAAhCZwLQACxFAAhqgtAALEUACHICwEAsBQAIckLAQCwFAAhygsEAMsUACHLC0AAwBQAIcwLAQC5FAAhzQtAAMAUACHOCyAA0xQAIQmcC0AAAAABqgtAAAAAAcgLAQAAAAHJCwEAAAABygsEAAAAAcsLQAAAAAHMCwEAAAABzQtAAAAAAc4LIAAAAAEEDwAA8RQAMMYOAADyFAAwyg4AAPUUADDLDgAA9BQAIAQPAADlFAAwxg4AAOYUADDKDgAA6RQAMMsOAADoFAAgAw8AAOAUACDGDgAA4RQAIMoOAADFEAAgAAAIogoAAMMUACCaCwAAtRQAIJsLAAC1FAAgrgsAALUUACCxCwAAtRQAILILAAC1FAAgswsAALUUACC1CwAAtRQAIAAAAAAAAAAAAAAAAcwOAAAA8QsCAAAAAcwOAAAA9QsCAAAAAAAAAAAAAAABzA4AAACADAIAAAAAAAHMDgAAAIMMAgHMDgAAAIQMAgXMDhAAAAAB0A4QAAAAAdEOEAAAAAHSDhAAAAAB0w4QAAAAAQAAAAAABQ8AAPIaACAQAAD1GgAgxg4AAPMaACDHDgAA9BoAIMoOAAD3DQAgAw8AAPIaACDGDgAA8xoAIMoOAAD3DQAgAAAAAAALDwAAtBUAMBAAALkVADDGDgAAtRUAMMcOAAC2FQAwyA4AALgVADDJDgAAuBUAMMoOAAC4FQAwyw4AALcVACDMDgAAuBUAMM0OAAC6FQAwzg4AALsVADAGsAsBAAAAAbQLAgAAAAG1C0AAAAABiQwBAAAAAZQMQAAAAAGXDAEAAAABAgAAAPsNACAPAAC_FQAgAwAAAPsNACAPAAC_FQAgEAAAvhUAIAEIAADxGgAwDO0HAACqEgAglgsAAKkSADCXCwAA-Q0AEJgLAACpEgAwsAsBALcRACG0CwIAthEAIbULQADMEQAhiQwBALcRACGUDEAAzBEAIZYMAQC3EQAhlwwBAMIRACGdDAAAqBIAIAIAAAD7DQAgCAAAvhUAIAIAAAC8FQAgCAAAvRUAIAqWCwAAuxUAMJcLAAC8FQAQmAsAALsVADCwCwEAtxEAIbQLAgC2EQAhtQtAAMwRACGJDAEAtxEAIZQMQADMEQAhlgwBALcRACGXDAEAwhEAIQqWCwAAuxUAMJcLAAC8FQAQmAsAALsVADCwCwEAtxEAIbQLAgC2EQAhtQtAAMwRACGJDAEAtxEAIZQMQADMEQAhlgwBALcRACGXDAEAwhEAIQawCwEAsBQAIbQLAgCvFAAhtQtAAMAUACGJDAEAsBQAIZQMQADAFAAhlwwBALkUACEGsAsBALAUACG0CwIArxQAIbULQADAFAAhiQwBALAUACGUDEAAwBQAIZcMAQC5FAAhBrALAQAAAAG0CwIAAAABtQtAAAAAAYkMAQAAAAGUDEAAAAABlwwBAAAAAQQPAAC0FQAwxg4AALUVADDKDgAAuBUAMMsOAAC3FQAgAAWBCQAAwRUAIMkLAAC1FAAg0QsAALUUACDbCwAAtRQAIJgMAAC1FAAgAAAAAAAAAAAFDwAA7BoAIBAAAO8aACDGDgAA7RoAIMcOAADuGgAgyg4AAI8MACADDwAA7BoAIMYOAADtGgAgyg4AAI8MACAAAAAFDwAA5BoAIBAAAOoaACDGDgAA5RoAIMcOAADpGgAgyg4AAI8MACAFDwAA4hoAIBAAAOcaACDGDgAA4xoAIMcOAADmGgAgyg4AAJkNACADDwAA5BoAIMYOAADlGgAgyg4AAI8MACADDwAA4hoAIMYOAADjGgAgyg4AAJkNACAAAAAAAAsPAADaFQAwEAAA3xUAMMYOAADbFQAwxw4AANwVADDIDgAA3hUAMMkOAADeFQAwyg4AAN4VADDLDgAA3RUAIMwOAADeFQAwzQ4AAOAVADDODgAA4RUAMAXrBwAA0hUAIJkLAQAAAAG8C0AAAAABogwBAAAAAaQMQAAAAAECAAAAlQwAIA8AAOUVACADAAAAlQwAIA8AAOUVACAQAADkFQAgAQgAAOEaADAL6wcAALoSACDtBwAAvhIAIJYLAAC9EgAwlwsAAJMMABCYCwAAvRIAMJkLAQAAAAG8C0AAuBEAIZYMAQC3EQAhogwBALcRACGkDEAAzBEAIboMAAC8EgAgAgAAAJUMACAIAADkFQAgAgAAAOIVACAIAADjFQAgCJYLAADhFQAwlwsAAOIVABCYCwAA4RUAMJkLAQC3EQAhvAtAALgRACGWDAEAtxEAIaIMAQC3EQAhpAxAAMwRACEIlgsAAOEVADCXCwAA4hUAEJgLAADhFQAwmQsBALcRACG8C0AAuBEAIZYMAQC3EQAhogwBALcRACGkDEAAzBEAIQSZCwEAsBQAIbwLQACxFAAhogwBALAUACGkDEAAwBQAIQXrBwAA0BUAIJkLAQCwFAAhvAtAALEUACGiDAEAsBQAIaQMQADAFAAhBesHAADSFQAgmQsBAAAAAbwLQAAAAAGiDAEAAAABpAxAAAAAAQQPAADaFQAwxg4AANsVADDKDgAA3hUAMMsOAADdFQAgAAAAAAAABQ8AANwaACAQAADfGgAgxg4AAN0aACDHDgAA3hoAIMoOAACPDAAgAw8AANwaACDGDgAA3RoAIMoOAACPDAAgAAAABw8AANQaACAQAADaGgAgxg4AANUaACDHDgAA2RoAIMgOAACRDAAgyQ4AAJEMACDKDgAAhwwAIAsPAACOFgAwEAAAkhYAMMYOAACPFgAwxw4AAJAWADDIDgAA3hUAMMkOAADeFQAwyg4AAN4VADDLDgAAkRYAIMwOAADeFQAwzQ4AAJMWADDODgAA4RUAMAsPAACCFgAwEAAAhxYAMMYOAACDFgAwxw4AAIQWADDIDgAAhhYAMMkOAACGFgAwyg4AAIYWADDLDgAAhRYAIMwOAACGFgAwzQ4AAIgWADDODgAAiRYAMAsPAAD2FQAwEAAA-xUAMMYOAAD3FQAwxw4AAPgVADDIDgAA-hUAMMkOAAD6FQAwyg4AAPoVADDLDgAA-RUAIMwOAAD6FQAwzQ4AAPwVADDODgAA_RUAMAbbCwEAAAABkQxAAAAAAaoMAQAAAAGrDBAAAAABrAwCAAAAAa0MEAAAAAECAAAAnwwAIA8AAIEWACADAAAAnwwAIA8AAIEWACAQAACAFgAgAQgAANgaADAL6wcAALoSACCWCwAAuRIAMJcLAACdDAAQmAsAALkSADDbCwEAAAABkQxAALgRACGiDAEAtxEAIaoMAQC3EQAhqwwQAOkRACGsDAIAthEAIa0MEADpEQAhAgAAAJ8MACAIAACAFgAgAgAAAP4VACAIAAD_FQAgCpYLAAD9FQAwlwsAAP4VABCYCwAA_RUAMNsLAQC3EQAhkQxAALgRACGiDAEAtxEAIaoMAQC3EQAhqwwQAOkRACGsDAIAthEAIa0MEADpEQAhCpYLAAD9FQAwlwsAAP4VABCYCwAA_RUAMNsLAQC3EQAhkQxAALgRACGiDAEAtxEAIaoMAQC3EQAhqwwQAOkRACGsDAIAthEAIa0MEADpEQAhBtsLAQCwFAAhkQxAALEUACGqDAEAsBQAIasMEADcFAAhrAwCAK8UACGtDBAA3BQAIQbbCwEAsBQAIZEMQACxFAAhqgwBALAUACGrDBAA3BQAIawMAgCvFAAhrQwQANwUACEG2wsBAAAAAZEMQAAAAAGqDAEAAAABqwwQAAAAAawMAgAAAAGtDBAAAAABApkLAQAAAAGjDEAAAAABAgAAAJsMACAPAACNFgAgAwAAAJsMACAPAACNFgAgEAAAjBYAIAEIAADXGgAwB-sHAAC6EgAglgsAALsSADCXCwAAmQwAEJgLAAC7EgAwmQsBAAAAAaIMAQC3EQAhowxAALgRACECAAAAmwwAIAgAAIwWACACAAAAihYAIAgAAIsWACAGlgsAAIkWADCXCwAAihYAEJgLAACJFgAwmQsBALcRACGiDAEAtxEAIaMMQAC4EQAhBpYLAACJFgAwlwsAAIoWABCYCwAAiRYAMJkLAQC3EQAhogwBALcRACGjDEAAuBEAIQKZCwEAsBQAIaMMQACxFAAhApkLAQCwFAAhowxAALEUACECmQsBAAAAAaMMQAAAAAEF7QcAANMVACCZCwEAAAABvAtAAAAAAZYMAQAAAAGkDEAAAAABAgAAAJUMACAPAACWFgAgAwAAAJUMACAPAACWFgAgEAAAlRYAIAEIAADWGgAwAgAAAJUMACAIAACVFgAgAgAAAOIVACAIAACUFgAgBJkLAQCwFAAhvAtAALEUACGWDAEAsBQAIaQMQADAFAAhBe0HAADRFQAgmQsBALAUACG8C0AAsRQAIZYMAQCwFAAhpAxAAMAUACEF7QcAANMVACCZCwEAAAABvAtAAAAAAZYMAQAAAAGkDEAAAAABAw8AANQaACDGDgAA1RoAIMoOAACHDAAgBA8AAI4WADDGDgAAjxYAMMoOAADeFQAwyw4AAJEWACAEDwAAghYAMMYOAACDFgAwyg4AAIYWADDLDgAAhRYAIAQPAAD2FQAwxg4AAPcVADDKDgAA-hUAMMsOAAD5FQAgAAAABQ8AAM8aACAQAADSGgAgxg4AANAaACDHDgAA0RoAIMoOAACHDAAgAw8AAM8aACDGDgAA0BoAIMoOAACHDAAgAAAAAAAACw8AALQWADAQAAC5FgAwxg4AALUWADDHDgAAthYAMMgOAAC4FgAwyQ4AALgWADDKDgAAuBYAMMsOAAC3FgAgzA4AALgWADDNDgAAuhYAMM4OAAC7FgAwCw8AAKgWADAQAACtFgAwxg4AAKkWADDHDgAAqhYAMMgOAACsFgAwyQ4AAKwWADDKDgAArBYAMMsOAACrFgAgzA4AAKwWADDNDgAArhYAMM4OAACvFgAwDewHAACYFgAg7gcAAJkWACDvBwAAmhYAIJkLAQAAAAGcC0AAAAABqgtAAAAAAfMLQAAAAAGJDAEAAAABrgwBAAAAAa8MAQAAAAGwDAEAAAABsQwgAAAAAbIMQAAAAAECAAAAjwwAIA8AALMWACADAAAAjwwAIA8AALMWACAQAACyFgAgAQgAAM4aADAS8QQAAMMSACDsBwAAshIAIO4HAADEEgAg7wcAAMUSACCWCwAAwhIAMJcLAACNDAAQmAsAAMISADCZCwEAAAABnAtAALgRACGqC0AAzBEAIfMLQADMEQAhiQwBAAAAAZgMAQDCEQAhrgwBALcRACGvDAEAtxEAIbAMAQDCEQAhsQwgAPIRACGyDEAAzBEAIQIAAACPDAAgCAAAshYAIAIAAACwFgAgCAAAsRYAIA6WCwAArxYAMJcLAACwFgAQmAsAAK8WADCZCwEAtxEAIZwLQAC4EQAhqgtAAMwRACHzC0AAzBEAIYkMAQDCEQAhmAwBAMIRACGuDAEAtxEAIa8MAQC3EQAhsAwBAMIRACGxDCAA8hEAIbIMQADMEQAhDpYLAACvFgAwlwsAALAWABCYCwAArxYAMJkLAQC3EQAhnAtAALgRACGqC0AAzBEAIfMLQADMEQAhiQwBAMIRACGYDAEAwhEAIa4MAQC3EQAhrwwBALcRACGwDAEAwhEAIbEMIADyEQAhsgxAAMwRACEKmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACEN7AcAAPMVACDuBwAA9BUAIO8HAAD1FQAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACEN7AcAAJgWACDuBwAAmRYAIO8HAACaFgAgmQsBAAAAAZwLQAAAAAGqC0AAAAAB8wtAAAAAAYkMAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDCAAAAABsgxAAAAAAQLRCwEAAAABswxAAAAAAQIAAACLDAAgDwAAvxYAIAMAAACLDAAgDwAAvxYAIBAAAL4WACABCAAAzRoAMAjxBAAAyBIAIJYLAADHEgAwlwsAAIkMABCYCwAAxxIAMNELAQC3EQAhmAwBALcRACGzDEAAuBEAIbsMAADGEgAgAgAAAIsMACAIAAC-FgAgAgAAALwWACAIAAC9FgAgBpYLAAC7FgAwlwsAALwWABCYCwAAuxYAMNELAQC3EQAhmAwBALcRACGzDEAAuBEAIQaWCwAAuxYAMJcLAAC8FgAQmAsAALsWADDRCwEAtxEAIZgMAQC3EQAhswxAALgRACEC0QsBALAUACGzDEAAsRQAIQLRCwEAsBQAIbMMQACxFAAhAtELAQAAAAGzDEAAAAABBA8AALQWADDGDgAAtRYAMMoOAAC4FgAwyw4AALcWACAEDwAAqBYAMMYOAACpFgAwyg4AAKwWADDLDgAAqxYAIAAACvEEAADGFgAg7AcAAOcVACDuBwAAxxYAIO8HAADIFgAgqgsAALUUACDzCwAAtRQAIIkMAAC1FAAgmAwAALUUACCwDAAAtRQAILIMAAC1FAAgAuwHAADnFQAgyQsAALUUACAF6gcAAMIWACDwBwAAwxYAILcMAAC1FAAguAwAALUUACC5DAAAtRQAIAAAAAAAAAAAAAAAAAUPAADIGgAgEAAAyxoAIMYOAADJGgAgxw4AAMoaACDKDgAAugsAIAMPAADIGgAgxg4AAMkaACDKDgAAugsAIAAAAAAAAswOAQAAAATPDgEAAAAFAswOAQAAAATPDgEAAAAFCw8AAN0WADAQAADiFgAwxg4AAN4WADDHDgAA3xYAMMgOAADhFgAwyQ4AAOEWADDKDgAA4RYAMMsOAADgFgAgzA4AAOEWADDNDgAA4xYAMM4OAADkFgAwApkLBAAAAAHCDIAAAAABAgAAAL4LACAPAADoFgAgAwAAAL4LACAPAADoFgAgEAAA5xYAIAEIAADHGgAwB7gHAADREgAglgsAANASADCXCwAAvAsAEJgLAADQEgAwmQsEAAAAAcEMAQD3EQAhwgwAAIMSACACAAAAvgsAIAgAAOcWACACAAAA5RYAIAgAAOYWACAGlgsAAOQWADCXCwAA5RYAEJgLAADkFgAwmQsEAOcRACHBDAEA9xEAIcIMAACDEgAgBpYLAADkFgAwlwsAAOUWABCYCwAA5BYAMJkLBADnEQAhwQwBAPcRACHCDAAAgxIAIAKZCwQAyRQAIcIMgAAAAAECmQsEAMkUACHCDIAAAAABApkLBAAAAAHCDIAAAAABAcwOAQAAAAQBzA4BAAAABAQPAADdFgAwxg4AAN4WADDKDgAA4RYAMMsOAADgFgAgAAS5BwAA7BYAIMUMAAC1FAAgywwAALUUACDQDAAAtRQAIAAAAAAAAAAAAAAAAAAABQ8AAMIaACAQAADFGgAgxg4AAMMaACDHDgAAxBoAIMoOAAC7CgAgAw8AAMIaACDGDgAAwxoAIMoOAAC7CgAgAAAACw8AAIIXADAQAACHFwAwxg4AAIMXADDHDgAAhBcAMMgOAACGFwAwyQ4AAIYXADDKDgAAhhcAMMsOAACFFwAgzA4AAIYXADDNDgAAiBcAMM4OAACJFwAwBpkLAQAAAAHcDAEAAAAB3QyAAAAAAd4MIAAAAAHfDEAAAAAB4AwgAAAAAQIAAAC_CgAgDwAAjRcAIAMAAAC_CgAgDwAAjRcAIBAAAIwXACABCAAAwRoAMAvmBgAA3hIAIJYLAADdEgAwlwsAAL0KABCYCwAA3RIAMJkLAQAAAAHbDAEAtxEAIdwMAQC3EQAh3QwAAIMSACDeDCAA8hEAId8MQAC4EQAh4AwgAPIRACECAAAAvwoAIAgAAIwXACACAAAAihcAIAgAAIsXACAKlgsAAIkXADCXCwAAihcAEJgLAACJFwAwmQsBALcRACHbDAEAtxEAIdwMAQC3EQAh3QwAAIMSACDeDCAA8hEAId8MQAC4EQAh4AwgAPIRACEKlgsAAIkXADCXCwAAihcAEJgLAACJFwAwmQsBALcRACHbDAEAtxEAIdwMAQC3EQAh3QwAAIMSACDeDCAA8hEAId8MQAC4EQAh4AwgAPIRACEGmQsBALAUACHcDAEAsBQAId0MgAAAAAHeDCAA0xQAId8MQACxFAAh4AwgANMUACEGmQsBALAUACHcDAEAsBQAId0MgAAAAAHeDCAA0xQAId8MQACxFAAh4AwgANMUACEGmQsBAAAAAdwMAQAAAAHdDIAAAAAB3gwgAAAAAd8MQAAAAAHgDCAAAAABBA8AAIIXADDGDgAAgxcAMMoOAACGFwAwyw4AAIUXACAAAecGAACPFwAgAAAAAAAFDwAAvBoAIBAAAL8aACDGDgAAvRoAIMcOAAC-GgAgyg4AANoIACADDwAAvBoAIMYOAAC9GgAgyg4AANoIACAAAAAAAAUPAAC2GgAgEAAAuhoAIMYOAAC3GgAgxw4AALkaACDKDgAA1ggAIAsPAACfFwAwEAAApBcAMMYOAACgFwAwxw4AAKEXADDIDgAAoxcAMMkOAACjFwAwyg4AAKMXADDLDgAAohcAIMwOAACjFwAwzQ4AAKUXADDODgAAphcAMAKrDBAAAAAB4wwCAAAAAQIAAADeCAAgDwAAqhcAIAMAAADeCAAgDwAAqhcAIBAAAKkXACABCAAAuBoAMAjTBQAAgBMAIJYLAAD_EgAwlwsAANwIABCYCwAA_xIAMKsMEADpEQAh4gwBAPcRACHjDAIAthEAIZUNAAD-EgAgAgAAAN4IACAIAACpFwAgAgAAAKcXACAIAACoFwAgBpYLAACmFwAwlwsAAKcXABCYCwAAphcAMKsMEADpEQAh4gwBAPcRACHjDAIAthEAIQaWCwAAphcAMJcLAACnFwAQmAsAAKYXADCrDBAA6REAIeIMAQD3EQAh4wwCALYRACECqwwQANwUACHjDAIArxQAIQKrDBAA3BQAIeMMAgCvFAAhAqsMEAAAAAHjDAIAAAABAw8AALYaACDGDgAAtxoAIMoOAADWCAAgBA8AAJ8XADDGDgAAoBcAMMoOAACjFwAwyw4AAKIXACAAAAAAAAAAAAHMDgABAAABAAAAAAAAAAAAAAABzA4AAQAAAQAAAAAAAAAACw8AAMsXADAQAADQFwAwxg4AAMwXADDHDgAAzRcAMMgOAADPFwAwyQ4AAM8XADDKDgAAzxcAMMsOAADOFwAgzA4AAM8XADDNDgAA0RcAMM4OAADSFwAwEtQFAACsFwAgmQsBAAAAAZwLQAAAAAGwCwEAAAABsQsBAAAAAbQLAgAAAAHaCwEAAAABkAwBAAAAAZMMQAAAAAGrDBAAAAAB5QwBAAAAAeYMAQAAAAHnDAEAAAAB6AyAAAAAAekMQAAAAAHqDEAAAAAB6wxAAAAAAewMAQAAAAECAAAA2ggAIA8AANYXACADAAAA2ggAIA8AANYXACAQAADVFwAgAQgAALUaADAY0gUAAIMTACDUBQAAhBMAIJYLAACCEwAwlwsAANgIABCYCwAAghMAMJkLAQAAAAGcC0AAuBEAIbALAQC3EQAhsQsBAMIRACG0CwIAthEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIasMEADpEQAh5AwBAPcRACHlDAEAtxEAIeYMAQC3EQAh5wwBAMIRACHoDAAA7hEAIOkMQADMEQAh6gxAAMwRACHrDEAAzBEAIewMAQD7EgAhlg0AAIETACACAAAA2ggAIAgAANUXACACAAAA0xcAIAgAANQXACAVlgsAANIXADCXCwAA0xcAEJgLAADSFwAwmQsBAPcRACGcC0AAuBEAIbALAQC3EQAhsQsBAMIRACG0CwIAthEAIdoLAQDCEQAhkAwBALcRACGTDEAAuBEAIasMEADpEQAh5AwBAPcRACHlDAEAtxEAIeYMAQC3EQAh5wwBAMIRACHoDAAA7hEAIOkMQADMEQAh6gxAAMwRACHrDEAAzBEAIewMAQD7EgAhFZYLAADSFwAwlwsAANMXABCYCwAA0hcAMJkLAQD3EQAhnAtAALgRACGwCwEAtxEAIbELAQDCEQAhtAsCALYRACHaCwEAwhEAIZAMAQC3EQAhkwxAALgRACGrDBAA6REAIeQMAQD3EQAh5QwBALcRACHmDAEAtxEAIecMAQDCEQAh6AwAAO4RACDpDEAAzBEAIeoMQADMEQAh6wxAAMwRACHsDAEA-xIAIRGZCwEAsBQAIZwLQACxFAAhsAsBALAUACGxCwEAuRQAIbQLAgCvFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqwwQANwUACHlDAEAsBQAIeYMAQCwFAAh5wwBALkUACHoDIAAAAAB6QxAAMAUACHqDEAAwBQAIesMQADAFAAh7AwBALkUACES1AUAAJ4XACCZCwEAsBQAIZwLQACxFAAhsAsBALAUACGxCwEAuRQAIbQLAgCvFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqwwQANwUACHlDAEAsBQAIeYMAQCwFAAh5wwBALkUACHoDIAAAAAB6QxAAMAUACHqDEAAwBQAIesMQADAFAAh7AwBALkUACES1AUAAKwXACCZCwEAAAABnAtAAAAAAbALAQAAAAGxCwEAAAABtAsCAAAAAdoLAQAAAAGQDAEAAAABkwxAAAAAAasMEAAAAAHlDAEAAAAB5gwBAAAAAecMAQAAAAHoDIAAAAAB6QxAAAAAAeoMQAAAAAHrDEAAAAAB7AwBAAAAAQQPAADLFwAwxg4AAMwXADDKDgAAzxcAMMsOAADOFwAgAArSBQAA2hcAINQFAADbFwAgsQsAALUUACDaCwAAtRQAIOcMAAC1FAAg6AwAALUUACDpDAAAtRQAIOoMAAC1FAAg6wwAALUUACDsDAAAtRQAIA7VBQAA2BcAINoLAAC1FAAg3AwAALUUACDvDAAAtRQAIPwMAAC1FAAghw0AALUUACCIDQAAtRQAIIkNAAC1FAAgjg0AALUUACCPDQAAtRQAIJANAAC1FAAgkQ0AALUUACCSDQAAtRQAIJQNAAC1FAAgAAAAAAAAAAAAAAAAAAAAAAABzA4AAACdDQIAAAAAAAUPAACwGgAgEAAAsxoAIMYOAACxGgAgxw4AALIaACDKDgAAvgcAIAMPAACwGgAgxg4AALEaACDKDgAAvgcAIAAAAAAACw8AAPoXADAQAAD_FwAwxg4AAPsXADDHDgAA_BcAMMgOAAD-FwAwyQ4AAP4XADDKDgAA_hcAMMsOAAD9FwAgzA4AAP4XADDNDgAAgBgAMM4OAACBGAAwBpkLBAAAAAGvDAEAAAABtgwBAAAAAaMNAQAAAAGkDQEAAAABpQ0CAAAAAQIAAADCBwAgDwAAhRgAIAMAAADCBwAgDwAAhRgAIBAAAIQYACABCAAArxoAMAvcAQEAtxEAIfEEAACWEwAglgsAAJUTADCXCwAAwAcAEJgLAACVEwAwmQsEAAAAAa8MAQC3EQAhtgwBALcRACGjDQEAtxEAIaQNAQC3EQAhpQ0CALYRACECAAAAwgcAIAgAAIQYACACAAAAghgAIAgAAIMYACAK3AEBALcRACGWCwAAgRgAMJcLAACCGAAQmAsAAIEYADCZCwQA5xEAIa8MAQC3EQAhtgwBALcRACGjDQEAtxEAIaQNAQC3EQAhpQ0CALYRACEK3AEBALcRACGWCwAAgRgAMJcLAACCGAAQmAsAAIEYADCZCwQA5xEAIa8MAQC3EQAhtgwBALcRACGjDQEAtxEAIaQNAQC3EQAhpQ0CALYRACEGmQsEAMkUACGvDAEAsBQAIbYMAQCwFAAhow0BALAUACGkDQEAsBQAIaUNAgCvFAAhBpkLBADJFAAhrwwBALAUACG2DAEAsBQAIaMNAQCwFAAhpA0BALAUACGlDQIArxQAIQaZCwQAAAABrwwBAAAAAbYMAQAAAAGjDQEAAAABpA0BAAAAAaUNAgAAAAEEDwAA-hcAMMYOAAD7FwAwyg4AAP4XADDLDgAA_RcAIAAB3QEAAIcYACAAAAAAAAAAAAAAAAAAAAAAAAAAAcwOAAAArQ0CAAAAAswOAQAAAATPDgEAAAAFAcwOAQAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAABQ8AAKoaACAQAACtGgAgxg4AAKsaACDHDgAArBoAIMoOAAD3BAAgAw8AAKoaACDGDgAAqxoAIMoOAAD3BAAgAAAAAAACzA4BAAAABM8OAQAAAAULDwAAwRgAMBAAAMYYADDGDgAAwhgAMMcOAADDGAAwyA4AAMUYADDJDgAAxRgAMMoOAADFGAAwyw4AAMQYACDMDgAAxRgAMM0OAADHGAAwzg4AAMgYADAKmQsCAAAAAYYMAQAAAAHvDAEAAAABkQ0BAAAAAbUNAAEAAAG4DQEAAAABuQ0BAAAAAboNAQAAAAG7DQEAAAABvA0AAQAAAQIAAAD7BAAgDwAAzBgAIAMAAAD7BAAgDwAAzBgAIBAAAMsYACABCAAAqRoAMBCfAwAAuhMAIJYLAAC5EwAwlwsAAPkEABCYCwAAuRMAMJkLAgAAAAGGDAEAwhEAIe8MAQC3EQAhkQ0BALcRACG1DQAB6xIAIbcNAgC2EQAhuA0BALcRACG5DQEAtxEAIboNAQDCEQAhuw0BAMIRACG8DQAB9RIAIcUNAAC4EwAgAgAAAPsEACAIAADLGAAgAgAAAMkYACAIAADKGAAgDpYLAADIGAAwlwsAAMkYABCYCwAAyBgAMJkLAgC2EQAhhgwBAMIRACHvDAEAtxEAIZENAQC3EQAhtQ0AAesSACG3DQIAthEAIbgNAQC3EQAhuQ0BALcRACG6DQEAwhEAIbsNAQDCEQAhvA0AAfUSACEOlgsAAMgYADCXCwAAyRgAEJgLAADIGAAwmQsCALYRACGGDAEAwhEAIe8MAQC3EQAhkQ0BALcRACG1DQAB6xIAIbcNAgC2EQAhuA0BALcRACG5DQEAtxEAIboNAQDCEQAhuw0BAMIRACG8DQAB9RIAIQqZCwIArxQAIYYMAQC5FAAh7wwBALAUACGRDQEAsBQAIbUNAAG1FwAhuA0BALAUACG5DQEAsBQAIboNAQC5FAAhuw0BALkUACG8DQABwRcAIQqZCwIArxQAIYYMAQC5FAAh7wwBALAUACGRDQEAsBQAIbUNAAG1FwAhuA0BALAUACG5DQEAsBQAIboNAQC5FAAhuw0BALkUACG8DQABwRcAIQqZCwIAAAABhgwBAAAAAe8MAQAAAAGRDQEAAAABtQ0AAQAAAbgNAQAAAAG5DQEAAAABug0BAAAAAbsNAQAAAAG8DQABAAABAcwOAQAAAAQEDwAAwRgAMMYOAADCGAAwyg4AAMUYADDLDgAAxBgAIAADoAMAAM8YACDBDQAAtRQAIMINAAC1FAAgAAAAAAAAAAAFDwAApBoAIBAAAKcaACDGDgAApRoAIMcOAACmGgAgyg4AAPkDACADDwAApBoAIMYOAAClGgAgyg4AAPkDACAAAAAAAAHMDgAAAM4NAgcPAACeGgAgEAAAohoAIMYOAACfGgAgxw4AAKEaACDIDgAA-wMAIMkOAAD7AwAgyg4AAPEDACALDwAA4xgAMBAAAOgYADDGDgAA5BgAMMcOAADlGAAwyA4AAOcYADDJDgAA5xgAMMoOAADnGAAwyw4AAOYYACDMDgAA5xgAMM0OAADpGAAwzg4AAOoYADAEmQsBAAAAAZwLQAAAAAHRCwEAAAAByg0EAAAAAQIAAAD_AwAgDwAA7hgAIAMAAAD_AwAgDwAA7hgAIBAAAO0YACABCAAAoBoAMArMAgAAyRMAIJYLAADIEwAwlwsAAP0DABCYCwAAyBMAMJkLAQAAAAGcC0AAuBEAIdELAQC3EQAhyQ0BAPcRACHKDQQA5xEAIdQNAADHEwAgAgAAAP8DACAIAADtGAAgAgAAAOsYACAIAADsGAAgCJYLAADqGAAwlwsAAOsYABCYCwAA6hgAMJkLAQD3EQAhnAtAALgRACHRCwEAtxEAIckNAQD3EQAhyg0EAOcRACEIlgsAAOoYADCXCwAA6xgAEJgLAADqGAAwmQsBAPcRACGcC0AAuBEAIdELAQC3EQAhyQ0BAPcRACHKDQQA5xEAIQSZCwEAsBQAIZwLQACxFAAh0QsBALAUACHKDQQAyRQAIQSZCwEAsBQAIZwLQACxFAAh0QsBALAUACHKDQQAyRQAIQSZCwEAAAABnAtAAAAAAdELAQAAAAHKDQQAAAABAw8AAJ4aACDGDgAAnxoAIMoOAADxAwAgBA8AAOMYADDGDgAA5BgAMMoOAADnGAAwyw4AAOYYACAAAAABzA4AAADSDQIFDwAAmRoAIBAAAJwaACDGDgAAmhoAIMcOAACbGgAgyg4AAPEDACADDwAAmRoAIMYOAACaGgAgyg4AAPEDACAAAAALDwAAiBkAMBAAAI0ZADDGDgAAiRkAMMcOAACKGQAwyA4AAIwZADDJDgAAjBkAMMoOAACMGQAwyw4AAIsZACDMDgAAjBkAMM0OAACOGQAwzg4AAI8ZADALDwAA_BgAMBAAAIEZADDGDgAA_RgAMMcOAAD-GAAwyA4AAIAZADDJDgAAgBkAMMoOAACAGQAwyw4AAP8YACDMDgAAgBkAMM0OAACCGQAwzg4AAIMZADAMzQIAAPAYACCZCwEAAAABnAtAAAAAAaoLQAAAAAGxCwEAAAABxAwAAADODQLKDQQAAAAByw0BAAAAAcwNAQAAAAHODQQAAAABzw0EAAAAAdANQAAAAAECAAAA-QMAIA8AAIcZACADAAAA-QMAIA8AAIcZACAQAACGGQAgAQgAAJgaADARygIAAM8TACDNAgAA0BMAIJYLAADNEwAwlwsAAPcDABCYCwAAzRMAMJkLAQAAAAGcC0AAuBEAIaoLQADMEQAhsQsBAMIRACHEDAAAzhPODSKHDQEA-xIAIcoNBADnEQAhyw0BAAAAAcwNAQC3EQAhzg0EAOcRACHPDQQA5xEAIdANQADMEQAhAgAAAPkDACAIAACGGQAgAgAAAIQZACAIAACFGQAgD5YLAACDGQAwlwsAAIQZABCYCwAAgxkAMJkLAQD3EQAhnAtAALgRACGqC0AAzBEAIbELAQDCEQAhxAwAAM4Tzg0ihw0BAPsSACHKDQQA5xEAIcsNAQC3EQAhzA0BALcRACHODQQA5xEAIc8NBADnEQAh0A1AAMwRACEPlgsAAIMZADCXCwAAhBkAEJgLAACDGQAwmQsBAPcRACGcC0AAuBEAIaoLQADMEQAhsQsBAMIRACHEDAAAzhPODSKHDQEA-xIAIcoNBADnEQAhyw0BALcRACHMDQEAtxEAIc4NBADnEQAhzw0EAOcRACHQDUAAzBEAIQuZCwEAsBQAIZwLQACxFAAhqgtAAMAUACGxCwEAuRQAIcQMAADgGM4NIsoNBADJFAAhyw0BALAUACHMDQEAsBQAIc4NBADJFAAhzw0EAMkUACHQDUAAwBQAIQzNAgAA4hgAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIbELAQC5FAAhxAwAAOAYzg0iyg0EAMkUACHLDQEAsBQAIcwNAQCwFAAhzg0EAMkUACHPDQQAyRQAIdANQADAFAAhDM0CAADwGAAgmQsBAAAAAZwLQAAAAAGqC0AAAAABsQsBAAAAAcQMAAAAzg0Cyg0EAAAAAcsNAQAAAAHMDQEAAAABzg0EAAAAAc8NBAAAAAHQDUAAAAABA5wLQAAAAAHRCwEAAAAB0g0AAADSDQICAAAA9QMAIA8AAJMZACADAAAA9QMAIA8AAJMZACAQAACSGQAgAQgAAJcaADAJygIAANQTACCWCwAA0hMAMJcLAADzAwAQmAsAANITADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHSDQAA0xPSDSLVDQAA0RMAIAIAAAD1AwAgCAAAkhkAIAIAAACQGQAgCAAAkRkAIAeWCwAAjxkAMJcLAACQGQAQmAsAAI8ZADCcC0AAuBEAIdELAQC3EQAhhw0BAPcRACHSDQAA0xPSDSIHlgsAAI8ZADCXCwAAkBkAEJgLAACPGQAwnAtAALgRACHRCwEAtxEAIYcNAQD3EQAh0g0AANMT0g0iA5wLQACxFAAh0QsBALAUACHSDQAA9BjSDSIDnAtAALEUACHRCwEAsBQAIdINAAD0GNINIgOcC0AAAAAB0QsBAAAAAdINAAAA0g0CBA8AAIgZADDGDgAAiRkAMMoOAACMGQAwyw4AAIsZACAEDwAA_BgAMMYOAAD9GAAwyg4AAIAZADDLDgAA_xgAIAAABsoCAACZGQAgzQIAAJoZACCqCwAAtRQAILELAAC1FAAghw0AALUUACDQDQAAtRQAIALLAgAAlhkAIM4CAACXGQAgAAAAAAHMDiAAAAABAAAAAAABzA4AAADaDQIAAAACzA4BAAAABM8OAQAAAAUCzA4BAAAABM8OAQAAAAUAAAAAAAAAAAAAAAAABQ8AAJIaACAQAACVGgAgxg4AAJMaACDHDgAAlBoAIMoOAADGAgAgAw8AAJIaACDGDgAAkxoAIMoOAADGAgAgAAAAAAABzA4AAAD3DQILDwAAwBkAMBAAAMUZADDGDgAAwRkAMMcOAADCGQAwyA4AAMQZADDJDgAAxBkAMMoOAADEGQAwyw4AAMMZACDMDgAAxBkAMM0OAADGGQAwzg4AAMcZADAFmQsEAAAAAbYMAQAAAAGjDQEAAAABpA0BAAAAAaUNAgAAAAECAAAAygIAIA8AAMsZACADAAAAygIAIA8AAMsZACAQAADKGQAgAQgAAJEaADAK3AEAAPITACCWCwAA8RMAMJcLAADIAgAQmAsAAPETADCZCwQAAAABtAwBALcRACG2DAEAtxEAIaMNAQC3EQAhpA0BALcRACGlDQIAthEAIQIAAADKAgAgCAAAyhkAIAIAAADIGQAgCAAAyRkAIAmWCwAAxxkAMJcLAADIGQAQmAsAAMcZADCZCwQA5xEAIbQMAQC3EQAhtgwBALcRACGjDQEAtxEAIaQNAQC3EQAhpQ0CALYRACEJlgsAAMcZADCXCwAAyBkAEJgLAADHGQAwmQsEAOcRACG0DAEAtxEAIbYMAQC3EQAhow0BALcRACGkDQEAtxEAIaUNAgC2EQAhBZkLBADJFAAhtgwBALAUACGjDQEAsBQAIaQNAQCwFAAhpQ0CAK8UACEFmQsEAMkUACG2DAEAsBQAIaMNAQCwFAAhpA0BALAUACGlDQIArxQAIQWZCwQAAAABtgwBAAAAAaMNAQAAAAGkDQEAAAABpQ0CAAAAAQQPAADAGQAwxg4AAMEZADDKDgAAxBkAMMsOAADDGQAgAArdAQAAzRkAIKoLAAC1FAAg9w0AALUUACD4DQAAtRQAIPkNAAC1FAAg-g0AALUUACD7DQAAtRQAIP0NAAC1FAAg_g0AALUUACD_DQAAtRQAIAAAAAAAAcwOAAAAgQ4CAcwOAAAAgg4CAAAAAAAAAAAAAAAAAAAAAAAAAAABzA4AAACgDgIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABzA4AAADADgIAAAAAAAABzA4AAADDDgIFmQsEAAAAAbYMAQAAAAGjDQEAAAABpA0BAAAAAaUNAgAAAAEQnAtAAAAAAaoLQAAAAAGwCwAAAPcNAvULBAAAAAGvDAEAAAABtgwBAAAAAaYNAgAAAAH3DUAAAAAB-A0BAAAAAfkNQAAAAAH6DUAAAAAB-w1AAAAAAfwNAgAAAAH9DUAAAAAB_g1AAAAAAf8NQAAAAAECAAAAxgIAIA8AAJIaACADAAAAzgIAIA8AAJIaACAQAACWGgAgEgAAAM4CACAIAACWGgAgnAtAALEUACGqC0AAwBQAIbALAAC-GfcNIvULBADJFAAhrwwBALAUACG2DAEAsBQAIaYNAgCvFAAh9w1AAMAUACH4DQEAuRQAIfkNQADAFAAh-g1AAMAUACH7DUAAwBQAIfwNAgCvFAAh_Q1AAMAUACH-DUAAwBQAIf8NQADAFAAhEJwLQACxFAAhqgtAAMAUACGwCwAAvhn3DSL1CwQAyRQAIa8MAQCwFAAhtgwBALAUACGmDQIArxQAIfcNQADAFAAh-A0BALkUACH5DUAAwBQAIfoNQADAFAAh-w1AAMAUACH8DQIArxQAIf0NQADAFAAh_g1AAMAUACH_DUAAwBQAIQOcC0AAAAAB0QsBAAAAAdINAAAA0g0CC5kLAQAAAAGcC0AAAAABqgtAAAAAAbELAQAAAAHEDAAAAM4NAsoNBAAAAAHLDQEAAAABzA0BAAAAAc4NBAAAAAHPDQQAAAAB0A1AAAAAAQbOAgAAlRkAIJkLAQAAAAGcC0AAAAABtgwBAAAAAcwNAQAAAAHTDQEAAAABAgAAAPEDACAPAACZGgAgAwAAAPsDACAPAACZGgAgEAAAnRoAIAgAAAD7AwAgCAAAnRoAIM4CAAD7GAAgmQsBALAUACGcC0AAsRQAIbYMAQCwFAAhzA0BALAUACHTDQEAsBQAIQbOAgAA-xgAIJkLAQCwFAAhnAtAALEUACG2DAEAsBQAIcwNAQCwFAAh0w0BALAUACEGywIAAJQZACCZCwEAAAABnAtAAAAAAbYMAQAAAAHMDQEAAAAB0w0BAAAAAQIAAADxAwAgDwAAnhoAIASZCwEAAAABnAtAAAAAAdELAQAAAAHKDQQAAAABAwAAAPsDACAPAACeGgAgEAAAoxoAIAgAAAD7AwAgCAAAoxoAIMsCAAD6GAAgmQsBALAUACGcC0AAsRQAIbYMAQCwFAAhzA0BALAUACHTDQEAsBQAIQbLAgAA-hgAIJkLAQCwFAAhnAtAALEUACG2DAEAsBQAIcwNAQCwFAAh0w0BALAUACENygIAAO8YACCZCwEAAAABnAtAAAAAAaoLQAAAAAGxCwEAAAABxAwAAADODQKHDQEAAAAByg0EAAAAAcsNAQAAAAHMDQEAAAABzg0EAAAAAc8NBAAAAAHQDUAAAAABAgAAAPkDACAPAACkGgAgAwAAAPcDACAPAACkGgAgEAAAqBoAIA8AAAD3AwAgCAAAqBoAIMoCAADhGAAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAhsQsBALkUACHEDAAA4BjODSKHDQEAuRQAIcoNBADJFAAhyw0BALAUACHMDQEAsBQAIc4NBADJFAAhzw0EAMkUACHQDUAAwBQAIQ3KAgAA4RgAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIbELAQC5FAAhxAwAAOAYzg0ihw0BALkUACHKDQQAyRQAIcsNAQCwFAAhzA0BALAUACHODQQAyRQAIc8NBADJFAAh0A1AAMAUACEKmQsCAAAAAYYMAQAAAAHvDAEAAAABkQ0BAAAAAbUNAAEAAAG4DQEAAAABuQ0BAAAAAboNAQAAAAG7DQEAAAABvA0AAQAAAQqZCwIAAAABuQ0BAAAAAb0NAQAAAAG-DQEAAAABvw0BAAAAAcANAQAAAAHBDQEAAAABwg0BAAAAAcMNAADNGAAgxA0gAAAAAQIAAAD3BAAgDwAAqhoAIAMAAAD_BAAgDwAAqhoAIBAAAK4aACAMAAAA_wQAIAgAAK4aACCZCwIArxQAIbkNAQCwFAAhvQ0BALAUACG-DQEAsBQAIb8NAQCwFAAhwA0BALAUACHBDQEAuRQAIcINAQC5FAAhww0AAL8YACDEDSAA0xQAIQqZCwIArxQAIbkNAQCwFAAhvQ0BALAUACG-DQEAsBQAIb8NAQCwFAAhwA0BALAUACHBDQEAuRQAIcINAQC5FAAhww0AAL8YACDEDSAA0xQAIQaZCwQAAAABrwwBAAAAAbYMAQAAAAGjDQEAAAABpA0BAAAAAaUNAgAAAAECtgwBAAAAAaYNAgAAAAECAAAAvgcAIA8AALAaACADAAAAxgcAIA8AALAaACAQAAC0GgAgBAAAAMYHACAIAAC0GgAgtgwBALAUACGmDQIArxQAIQK2DAEAsBQAIaYNAgCvFAAhEZkLAQAAAAGcC0AAAAABsAsBAAAAAbELAQAAAAG0CwIAAAAB2gsBAAAAAZAMAQAAAAGTDEAAAAABqwwQAAAAAeUMAQAAAAHmDAEAAAAB5wwBAAAAAegMgAAAAAHpDEAAAAAB6gxAAAAAAesMQAAAAAHsDAEAAAABIJkLAQAAAAGcC0AAAAABsAsBAAAAAdoLAQAAAAGQDAEAAAABkwxAAAAAAaoMAQAAAAGrDBAAAAABxAwBAAAAAdwMAQAAAAHvDAEAAAAB8QwBAAAAAfMMAQAAAAH3DAEAAAAB_AxAAAAAAf4MAQAAAAGADUAAAAABgQ0BAAAAAYcNAQAAAAGIDQIAAAABiQ0CAAAAAYoNIAAAAAGLDSAAAAABjA0BAAAAAY0NAQAAAAGODRAAAAABjw0QAAAAAZANEAAAAAGRDQEAAAABkg0BAAAAAZMNAQAAAAGUDQEAAAABAgAAANYIACAPAAC2GgAgAqsMEAAAAAHjDAIAAAABAwAAAOMIACAPAAC2GgAgEAAAuxoAICIAAADjCAAgCAAAuxoAIJkLAQCwFAAhnAtAALEUACGwCwEAsBQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIaoMAQCwFAAhqwwQANwUACHEDAEAsBQAIdwMAQC5FAAh7wwBALkUACHxDAEAsBQAIfMMAQCwFAAh9wwBALAUACH8DEAAwBQAIf4MAQCwFAAhgA1AALEUACGBDQEAsBQAIYcNAQC5FAAhiA0CAMoUACGJDQIAyhQAIYoNIADTFAAhiw0gANMUACGMDQEAsBQAIY0NAQCwFAAhjg0QAKYVACGPDRAAphUAIZANEACmFQAhkQ0BALkUACGSDQEAuRQAIZMNAQCwFAAhlA0BALkUACEgmQsBALAUACGcC0AAsRQAIbALAQCwFAAh2gsBALkUACGQDAEAsBQAIZMMQACxFAAhqgwBALAUACGrDBAA3BQAIcQMAQCwFAAh3AwBALkUACHvDAEAuRQAIfEMAQCwFAAh8wwBALAUACH3DAEAsBQAIfwMQADAFAAh_gwBALAUACGADUAAsRQAIYENAQCwFAAhhw0BALkUACGIDQIAyhQAIYkNAgDKFAAhig0gANMUACGLDSAA0xQAIYwNAQCwFAAhjQ0BALAUACGODRAAphUAIY8NEACmFQAhkA0QAKYVACGRDQEAuRQAIZINAQC5FAAhkw0BALAUACGUDQEAuRQAIRPSBQAAqxcAIJkLAQAAAAGcC0AAAAABsAsBAAAAAbELAQAAAAG0CwIAAAAB2gsBAAAAAZAMAQAAAAGTDEAAAAABqwwQAAAAAeQMAQAAAAHlDAEAAAAB5gwBAAAAAecMAQAAAAHoDIAAAAAB6QxAAAAAAeoMQAAAAAHrDEAAAAAB7AwBAAAAAQIAAADaCAAgDwAAvBoAIAMAAADYCAAgDwAAvBoAIBAAAMAaACAVAAAA2AgAIAgAAMAaACDSBQAAnRcAIJkLAQCwFAAhnAtAALEUACGwCwEAsBQAIbELAQC5FAAhtAsCAK8UACHaCwEAuRQAIZAMAQCwFAAhkwxAALEUACGrDBAA3BQAIeQMAQCwFAAh5QwBALAUACHmDAEAsBQAIecMAQC5FAAh6AyAAAAAAekMQADAFAAh6gxAAMAUACHrDEAAwBQAIewMAQC5FAAhE9IFAACdFwAgmQsBALAUACGcC0AAsRQAIbALAQCwFAAhsQsBALkUACG0CwIArxQAIdoLAQC5FAAhkAwBALAUACGTDEAAsRQAIasMEADcFAAh5AwBALAUACHlDAEAsBQAIeYMAQCwFAAh5wwBALkUACHoDIAAAAAB6QxAAMAUACHqDEAAwBQAIesMQADAFAAh7AwBALkUACEGmQsBAAAAAdwMAQAAAAHdDIAAAAAB3gwgAAAAAd8MQAAAAAHgDCAAAAABA5kLAQAAAAHfDEAAAAAB4QwBAAAAAQIAAAC7CgAgDwAAwhoAIAMAAADDCgAgDwAAwhoAIBAAAMYaACAFAAAAwwoAIAgAAMYaACCZCwEAsBQAId8MQACxFAAh4QwBALAUACEDmQsBALAUACHfDEAAsRQAIeEMAQCwFAAhApkLBAAAAAHCDIAAAAABD5kLAQAAAAHDDAEAAAABxAwBAAAAAcUMQAAAAAHGDAQAAAABxwwEAAAAAcgMAADpFgAgyQxAAAAAAcoMAADqFgAgywwBAAAAAcwMAgAAAAHNDBAAAAABzgwCAAAAAc8MQAAAAAHQDEAAAAABAgAAALoLACAPAADIGgAgAwAAAMILACAPAADIGgAgEAAAzBoAIBEAAADCCwAgCAAAzBoAIJkLAQCwFAAhwwwBALAUACHEDAEAsBQAIcUMQADAFAAhxgwEAMkUACHHDAQAyRQAIcgMAADaFgAgyQxAALEUACHKDAAA2xYAIMsMAQC5FAAhzAwCAK8UACHNDBAA3BQAIc4MAgCvFAAhzwxAALEUACHQDEAAwBQAIQ-ZCwEAsBQAIcMMAQCwFAAhxAwBALAUACHFDEAAwBQAIcYMBADJFAAhxwwEAMkUACHIDAAA2hYAIMkMQACxFAAhygwAANsWACDLDAEAuRQAIcwMAgCvFAAhzQwQANwUACHODAIArxQAIc8MQACxFAAh0AxAAMAUACEC0QsBAAAAAbMMQAAAAAEKmQsBAAAAAZwLQAAAAAGqC0AAAAAB8wtAAAAAAYkMAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDCAAAAABsgxAAAAAAQjwBwAAwRYAIJwLQAAAAAHbCwEAAAABrwwBAAAAAbYMAQAAAAG3DAEAAAABuAxAAAAAAbkMQAAAAAECAAAAhwwAIA8AAM8aACADAAAAkQwAIA8AAM8aACAQAADTGgAgCgAAAJEMACAIAADTGgAg8AcAAKcWACCcC0AAsRQAIdsLAQCwFAAhrwwBALAUACG2DAEAsBQAIbcMAQC5FAAhuAxAAMAUACG5DEAAwBQAIQjwBwAApxYAIJwLQACxFAAh2wsBALAUACGvDAEAsBQAIbYMAQCwFAAhtwwBALkUACG4DEAAwBQAIbkMQADAFAAhCOoHAADAFgAgnAtAAAAAAdsLAQAAAAGvDAEAAAABtgwBAAAAAbcMAQAAAAG4DEAAAAABuQxAAAAAAQIAAACHDAAgDwAA1BoAIASZCwEAAAABvAtAAAAAAZYMAQAAAAGkDEAAAAABApkLAQAAAAGjDEAAAAABBtsLAQAAAAGRDEAAAAABqgwBAAAAAasMEAAAAAGsDAIAAAABrQwQAAAAAQMAAACRDAAgDwAA1BoAIBAAANsaACAKAAAAkQwAIAgAANsaACDqBwAAphYAIJwLQACxFAAh2wsBALAUACGvDAEAsBQAIbYMAQCwFAAhtwwBALkUACG4DEAAwBQAIbkMQADAFAAhCOoHAACmFgAgnAtAALEUACHbCwEAsBQAIa8MAQCwFAAhtgwBALAUACG3DAEAuRQAIbgMQADAFAAhuQxAAMAUACEO8QQAAJcWACDsBwAAmBYAIO4HAACZFgAgmQsBAAAAAZwLQAAAAAGqC0AAAAAB8wtAAAAAAYkMAQAAAAGYDAEAAAABrgwBAAAAAa8MAQAAAAGwDAEAAAABsQwgAAAAAbIMQAAAAAECAAAAjwwAIA8AANwaACADAAAAjQwAIA8AANwaACAQAADgGgAgEAAAAI0MACAIAADgGgAg8QQAAPIVACDsBwAA8xUAIO4HAAD0FQAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIZgMAQC5FAAhrgwBALAUACGvDAEAsBQAIbAMAQC5FAAhsQwgANMUACGyDEAAwBQAIQ7xBAAA8hUAIOwHAADzFQAg7gcAAPQVACCZCwEAsBQAIZwLQACxFAAhqgtAAMAUACHzC0AAwBQAIYkMAQC5FAAhmAwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhBJkLAQAAAAG8C0AAAAABogwBAAAAAaQMQAAAAAELmQsBAAAAAbwLQAAAAAHJCwEAAAAB-wsCAAAAAZkMAQAAAAGcDAEAAAABpQwBAAAAAaYMAQAAAAGnDAEAAAABqAwBAAAAAakMAQAAAAECAAAAmQ0AIA8AAOIaACAO8QQAAJcWACDuBwAAmRYAIO8HAACaFgAgmQsBAAAAAZwLQAAAAAGqC0AAAAAB8wtAAAAAAYkMAQAAAAGYDAEAAAABrgwBAAAAAa8MAQAAAAGwDAEAAAABsQwgAAAAAbIMQAAAAAECAAAAjwwAIA8AAOQaACADAAAAnA0AIA8AAOIaACAQAADoGgAgDQAAAJwNACAIAADoGgAgmQsBALAUACG8C0AAsRQAIckLAQC5FAAh-wsCAK8UACGZDAEAsBQAIZwMAQCwFAAhpQwBALAUACGmDAEAsBQAIacMAQCwFAAhqAwBALAUACGpDAEAsBQAIQuZCwEAsBQAIbwLQACxFAAhyQsBALkUACH7CwIArxQAIZkMAQCwFAAhnAwBALAUACGlDAEAsBQAIaYMAQCwFAAhpwwBALAUACGoDAEAsBQAIakMAQCwFAAhAwAAAI0MACAPAADkGgAgEAAA6xoAIBAAAACNDAAgCAAA6xoAIPEEAADyFQAg7gcAAPQVACDvBwAA9RUAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGYDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACEO8QQAAPIVACDuBwAA9BUAIO8HAAD1FQAgmQsBALAUACGcC0AAsRQAIaoLQADAFAAh8wtAAMAUACGJDAEAuRQAIZgMAQC5FAAhrgwBALAUACGvDAEAsBQAIbAMAQC5FAAhsQwgANMUACGyDEAAwBQAIQ7xBAAAlxYAIOwHAACYFgAg7wcAAJoWACCZCwEAAAABnAtAAAAAAaoLQAAAAAHzC0AAAAABiQwBAAAAAZgMAQAAAAGuDAEAAAABrwwBAAAAAbAMAQAAAAGxDCAAAAABsgxAAAAAAQIAAACPDAAgDwAA7BoAIAMAAACNDAAgDwAA7BoAIBAAAPAaACAQAAAAjQwAIAgAAPAaACDxBAAA8hUAIOwHAADzFQAg7wcAAPUVACCZCwEAsBQAIZwLQACxFAAhqgtAAMAUACHzC0AAwBQAIYkMAQC5FAAhmAwBALkUACGuDAEAsBQAIa8MAQCwFAAhsAwBALkUACGxDCAA0xQAIbIMQADAFAAhDvEEAADyFQAg7AcAAPMVACDvBwAA9RUAIJkLAQCwFAAhnAtAALEUACGqC0AAwBQAIfMLQADAFAAhiQwBALkUACGYDAEAuRQAIa4MAQCwFAAhrwwBALAUACGwDAEAuRQAIbEMIADTFAAhsgxAAMAUACEGsAsBAAAAAbQLAgAAAAG1C0AAAAABiQwBAAAAAZQMQAAAAAGXDAEAAAABDJkLAQAAAAGcC0AAAAAByQsBAAAAAdALAQAAAAHRCwEAAAAB2wsBAAAAAfsLAgAAAAGYDAEAAAABmQwBAAAAAZoMAQAAAAGbDAEAAAABnAwBAAAAAQIAAAD3DQAgDwAA8hoAIAMAAAD_DQAgDwAA8hoAIBAAAPYaACAOAAAA_w0AIAgAAPYaACCZCwEAsBQAIZwLQACxFAAhyQsBALkUACHQCwEAsBQAIdELAQC5FAAh2wsBALkUACH7CwIArxQAIZgMAQC5FAAhmQwBALAUACGaDAEAsBQAIZsMAQCwFAAhnAwBALAUACEMmQsBALAUACGcC0AAsRQAIckLAQC5FAAh0AsBALAUACHRCwEAuRQAIdsLAQC5FAAh-wsCAK8UACGYDAEAuRQAIZkMAQCwFAAhmgwBALAUACGbDAEAsBQAIZwMAQCwFAAhCZwLQAAAAAGqC0AAAAAByAsBAAAAAckLAQAAAAHKCwQAAAABywtAAAAAAcwLAQAAAAHNC0AAAAABzgsgAAAAAQ2ZCwQAAAABtgsBAAAAAbcLBAAAAAG4C4AAAAABuQsBAAAAAboLAgAAAAG7CwQAAAABvAtAAAAAAb0LQAAAAAG-C0AAAAABvwsBAAAAAcALAQAAAAHBC0AAAAABF6QKAAD-FAAgpQoAAP8UACCZCwEAAAABnAtAAAAAAaoLQAAAAAHJCwEAAAAB0AsAAADQCwLRCwEAAAAB0gsBAAAAAdMLAQAAAAHUCwEAAAAB1QsBAAAAAdYLBAAAAAHXCwQAAAAB2AsBAAAAAdkLEAAAAAHaCwEAAAAB2wsBAAAAAdwLAQAAAAHdC0AAAAAB3gtAAAAAAd8LAgAAAAHgC0AAAAABAgAAAPMPACAPAAD5GgAgAwAAAP8PACAPAAD5GgAgEAAA_RoAIBkAAAD_DwAgCAAA_RoAIKQKAADeFAAgpQoAAN8UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhF6QKAADeFAAgpQoAAN8UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhF6MKAAD9FAAgpQoAAP8UACCZCwEAAAABnAtAAAAAAaoLQAAAAAHJCwEAAAAB0AsAAADQCwLRCwEAAAAB0gsBAAAAAdMLAQAAAAHUCwEAAAAB1QsBAAAAAdYLBAAAAAHXCwQAAAAB2AsBAAAAAdkLEAAAAAHaCwEAAAAB2wsBAAAAAdwLAQAAAAHdC0AAAAAB3gtAAAAAAd8LAgAAAAHgC0AAAAABAgAAAPMPACAPAAD-GgAgAwAAAP8PACAPAAD-GgAgEAAAghsAIBkAAAD_DwAgCAAAghsAIKMKAADdFAAgpQoAAN8UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhF6MKAADdFAAgpQoAAN8UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhF6MKAAD9FAAgpAoAAP4UACCZCwEAAAABnAtAAAAAAaoLQAAAAAHJCwEAAAAB0AsAAADQCwLRCwEAAAAB0gsBAAAAAdMLAQAAAAHUCwEAAAAB1QsBAAAAAdYLBAAAAAHXCwQAAAAB2AsBAAAAAdkLEAAAAAHaCwEAAAAB2wsBAAAAAdwLAQAAAAHdC0AAAAAB3gtAAAAAAd8LAgAAAAHgC0AAAAABAgAAAPMPACAPAACDGwAgAwAAAP8PACAPAACDGwAgEAAAhxsAIBkAAAD_DwAgCAAAhxsAIKMKAADdFAAgpAoAAN4UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhF6MKAADdFAAgpAoAAN4UACCZCwEAsBQAIZwLQACxFAAhqgtAALEUACHJCwEAuRQAIdALAADbFNALItELAQCwFAAh0gsBALAUACHTCwEAsBQAIdQLAQCwFAAh1QsBALAUACHWCwQAyRQAIdcLBADLFAAh2AsBALkUACHZCxAA3BQAIdoLAQC5FAAh2wsBALAUACHcCwEAuRQAId0LQADAFAAh3gtAAMAUACHfCwIArxQAIeALQADAFAAhAAAAAAMVAAYWAAcXAAgAAAADFQAGFgAHFwAIAAAAAxUADhYADxcAEAAAAAMVAA4WAA8XABAAAAAFFQAWFgAZFwAaOAAXOQAYAAAAAAAFFQAWFgAZFwAaOAAXOQAYAAAABRUAIBYAIxcAJDgAITkAIgAAAAAABRUAIBYAIxcAJDgAITkAIgAAAAUVACoWAC0XAC44ACs5ACwAAAAAAAUVACoWAC0XAC44ACs5ACwAAAAFFQA0FgA3FwA4OAA1OQA2AAAAAAAFFQA0FgA3FwA4OAA1OQA2AAAABRUAPhYAQRcAQjgAPzkAQAAAAAAABRUAPhYAQRcAQjgAPzkAQAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAAAAUVAEgWAEsXAEw4AEk5AEoAAAAFFQBSFgBVFwBWOABTOQBUAAAAAAAFFQBSFgBVFwBWOABTOQBUAAAABRUAXBYAXxcAYDgAXTkAXgAAAAAABRUAXBYAXxcAYDgAXTkAXgAAAAUVAGYWAGkXAGo4AGc5AGgAAAAAAAUVAGYWAGkXAGo4AGc5AGgAAAAFFQBwFgBzFwB0OABxOQByAAAAAAAFFQBwFgBzFwB0OABxOQByAAAABRUAehYAfRcAfjgAezkAfAAAAAAABRUAehYAfRcAfjgAezkAfAIVAIIB3QHLAoEBAdwBAIABAd0BzAIAAAAFFQCGARYAiQEXAIoBOACHATkAiAEAAAAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQHcAQCAAQHcAQCAAQUVAI8BFgCSARcAkwE4AJABOQCRAQAAAAAABRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAxUAmQEWAJoBFwCbAQAAAAMVAJkBFgCaARcAmwEAAAAFFQChARYApAEXAKUBOACiATkAowEAAAAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAxUAqgEWAKsBFwCsAQAAAAMVAKoBFgCrARcArAEAAAAFFQCyARYAtQEXALYBOACzATkAtAEAAAAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAMVALwBFgC9ARcAvgEAAAADFQC8ARYAvQEXAL4BAxUAxQHLAvYDwQHOAvoDwgEBygIAwAEDFQDEAcoC_APAAc0CgATDAQHMAgDCAQHNAoEEAALLAoIEAM4CgwQAAAADFQDJARYAygEXAMsBAAAAAxUAyQEWAMoBFwDLAQHKAgDAAQHKAgDAAQMVANABFgDRARcA0gEAAAADFQDQARYA0QEXANIBAcoCugTAAQHKAsAEwAEFFQDXARYA2gEXANsBOADYATkA2QEAAAAAAAUVANcBFgDaARcA2wE4ANgBOQDZAQHMAgDCAQHMAgDCAQUVAOABFgDjARcA5AE4AOEBOQDiAQAAAAAABRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAxUA6gEWAOsBFwDsAQAAAAMVAOoBFgDrARcA7AECFQDwAaAD_ATvAQGfAwDuAQGgA_0EAAAABRUA9AEWAPcBFwD4ATgA9QE5APYBAAAAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEBnwMA7gEBnwMA7gEFFQD9ARYAgAIXAIECOAD-ATkA_wEAAAAAAAUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAUVAIcCFgCKAhcAiwI4AIgCOQCJAgAAAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJECFgCSAhcAkwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAmQIWAJoCFwCbAgAAAAMVAKECFgCiAhcAowIAAAADFQChAhYAogIXAKMCAAAAAxUAqQIWAKoCFwCrAgAAAAMVAKkCFgCqAhcAqwIAAAADFQCxAhYAsgIXALMCAAAAAxUAsQIWALICFwCzAgAAAAMVALkCFgC6AhcAuwIAAAADFQC5AhYAugIXALsCAAAABRUAwQIWAMQCFwDFAjgAwgI5AMMCAAAAAAAFFQDBAhYAxAIXAMUCOADCAjkAwwIAAAADFQDLAhYAzAIXAM0CAAAAAxUAywIWAMwCFwDNAgAAAAMVANMCFgDUAhcA1QIAAAADFQDTAhYA1AIXANUCAAAABRUA2wIWAN4CFwDfAjgA3AI5AN0CAAAAAAAFFQDbAhYA3gIXAN8COADcAjkA3QICFQDjAt0BwwfiAgHxBADhAgHdAcQHAAAABRUA5wIWAOoCFwDrAjgA6AI5AOkCAAAAAAAFFQDnAhYA6gIXAOsCOADoAjkA6QIB8QQA4QIB8QQA4QIFFQDwAhYA8wIXAPQCOADxAjkA8gIAAAAAAAUVAPACFgDzAhcA9AI4APECOQDyAgAAAAUVAPoCFgD9AhcA_gI4APsCOQD8AgAAAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAxUAhAMWAIUDFwCGAwAAAAMVAIQDFgCFAxcAhgMAAAAFFQCMAxYAjwMXAJADOACNAzkAjgMAAAAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAMVAJYDFgCXAxcAmAMAAAADFQCWAxYAlwMXAJgDAhUAngPVBdsImwMDFQCdA9IFAJoD1AXfCJwDAdMFAJsDAdQF4AgAAdUF4QgAAAAFFQCiAxYApQMXAKYDOACjAzkApAMAAAAAAAUVAKIDFgClAxcApgM4AKMDOQCkAwAAAAMVAKwDFgCtAxcArgMAAAADFQCsAxYArQMXAK4DAAAABRUAtAMWALcDFwC4AzgAtQM5ALYDAAAAAAAFFQC0AxYAtwMXALgDOAC1AzkAtgMAAAADFQC-AxYAvwMXAMADAAAAAxUAvgMWAL8DFwDAAwAAAAMVAMYDFgDHAxcAyAMAAAADFQDGAxYAxwMXAMgDAAAAAxUAzgMWAM8DFwDQAwAAAAMVAM4DFgDPAxcA0AMAAAAFFQDWAxYA2QMXANoDOADXAzkA2AMAAAAAAAUVANYDFgDZAxcA2gM4ANcDOQDYAwHSBQCaAwHSBQCaAwUVAN8DFgDiAxcA4wM4AOADOQDhAwAAAAAABRUA3wMWAOIDFwDjAzgA4AM5AOEDAdMFAJsDAdMFAJsDBRUA6AMWAOsDFwDsAzgA6QM5AOoDAAAAAAAFFQDoAxYA6wMXAOwDOADpAzkA6gMCFQDwA-cGwArvAwHmBgDuAwHnBsEKAAAAAxUA9AMWAPUDFwD2AwAAAAMVAPQDFgD1AxcA9gMB5gYA7gMB5gYA7gMDFQD7AxYA_AMXAP0DAAAAAxUA-wMWAPwDFwD9AwAAAAUVAIMEFgCGBBcAhwQ4AIQEOQCFBAAAAAAABRUAgwQWAIYEFwCHBDgAhAQ5AIUEAAAAAxUAjQQWAI4EFwCPBAAAAAMVAI0EFgCOBBcAjwQAAAADFQCVBBYAlgQXAJcEAAAAAxUAlQQWAJYEFwCXBAIVAJsEuQe_C5oEAbgHAJkEAbkHwAsAAAAFFQCfBBYAogQXAKMEOACgBDkAoQQAAAAAAAUVAJ8EFgCiBBcAowQ4AKAEOQChBAG4BwCZBAG4BwCZBAUVAKgEFgCrBBcArAQ4AKkEOQCqBAAAAAAABRUAqAQWAKsEFwCsBDgAqQQ5AKoEAAAABRUAsgQWALUEFwC2BDgAswQ5ALQEAAAAAAAFFQCyBBYAtQQXALYEOACzBDkAtAQDFQDBBOoHjAy5BPAHkAy6BAHxBAC4BAUVAMAE8QSSDLgE7AeWDLsE7gecDL4E7wegDL8EAusHALoE7QcAvAQCFQC9BOwHlwy7BAHsB5gMAAHrBwC6BAHrBwC6BAPsB6EMAO4HogwA7wejDAAC6gekDADwB6UMAAAAAxUAxQQWAMYEFwDHBAAAAAMVAMUEFgDGBBcAxwQAAAADFQDNBBYAzgQXAM8EAAAAAxUAzQQWAM4EFwDPBAHxBAC4BAHxBAC4BAMVANQEFgDVBBcA1gQAAAADFQDUBBYA1QQXANYEAfEE9Qy4BAHxBPsMuAQDFQDbBBYA3AQXAN0EAAAAAxUA2wQWANwEFwDdBAHrBwC6BAHrBwC6BAUVAOIEFgDlBBcA5gQ4AOMEOQDkBAAAAAAABRUA4gQWAOUEFwDmBDgA4wQ5AOQEAAAFFQDrBBYA7gQXAO8EOADsBDkA7QQAAAAAAAUVAOsEFgDuBBcA7wQ4AOwEOQDtBALrBwC6BO0HALwEAusHALoE7QcAvAQDFQD0BBYA9QQXAPYEAAAAAxUA9AQWAPUEFwD2BAHrBwC6BAHrBwC6BAMVAPsEFgD8BBcA_QQAAAADFQD7BBYA_AQXAP0EAAAABRUAgwUWAIYFFwCHBTgAhAU5AIUFAAAAAAAFFQCDBRYAhgUXAIcFOACEBTkAhQUCFQCLBYEJ_A2KBQHtBwCJBQGBCf0NAAAABRUAjwUWAJIFFwCTBTgAkAU5AJEFAAAAAAAFFQCPBRYAkgUXAJMFOACQBTkAkQUB7QcAiQUB7QcAiQUFFQCYBRYAmwUXAJwFOACZBTkAmgUAAAAAAAUVAJgFFgCbBRcAnAU4AJkFOQCaBQAAAAUVAKIFFgClBRcApgU4AKMFOQCkBQAAAAAABRUAogUWAKUFFwCmBTgAowU5AKQFAAAAAxUArAUWAK0FFwCuBQAAAAMVAKwFFgCtBRcArgUAAAADFQC0BRYAtQUXALYFAAAAAxUAtAUWALUFFwC2BQAAAAUVALwFFgC_BRcAwAU4AL0FOQC-BQAAAAAABRUAvAUWAL8FFwDABTgAvQU5AL4FAAAAAxUAxgUWAMcFFwDIBQAAAAMVAMYFFgDHBRcAyAUAAAADFQDOBRYAzwUXANAFAAAAAxUAzgUWAM8FFwDQBQAAAAMVANYFFgDXBRcA2AUAAAADFQDWBRYA1wUXANgFAAAABRUA3gUWAOEFFwDiBTgA3wU5AOAFAAAAAAAFFQDeBRYA4QUXAOIFOADfBTkA4AUEFQDoBaMK-A_lBaQK_A_mBaUK_g_nBQGiCgDkBQGiCgDkBQGiCoAQ5AUCowqBEACkCoIQAAAABRUA7AUWAO8FFwDwBTgA7QU5AO4FAAAAAAAFFQDsBRYA7wUXAPAFOADtBTkA7gUBogoA5AUBogoA5AUFFQD1BRYA-AUXAPkFOAD2BTkA9wUAAAAAAAUVAPUFFgD4BRcA-QU4APYFOQD3BQGiCgDkBQGiCgDkBQUVAP4FFgCBBhcAggY4AP8FOQCABgAAAAAABRUA_gUWAIEGFwCCBjgA_wU5AIAGAaIK0RDkBQGiCtcQ5AUFFQCHBhYAigYXAIsGOACIBjkAiQYAAAAAAAUVAIcGFgCKBhcAiwY4AIgGOQCJBgAAAAMVAJEGFgCSBhcAkwYAAAADFQCRBhYAkgYXAJMGAAAAAxUAmQYWAJoGFwCbBgAAAAMVAJkGFgCaBhcAmwYAAAAFFQChBhYApAYXAKUGOACiBjkAowYAAAAAAAUVAKEGFgCkBhcApQY4AKIGOQCjBgECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhgYBRkZCRobChscChwfCh0gCh4hCh8jCiAlAiEmCyIoCiMqAiQrDCUsCiYtCicuAigxDSkyESo0Eis1Eiw4Ei05Ei46Ei88EjA-AjE_EzJBEjNDAjREFDVFEjZGEjdHAjpKFTtLGzxNHD1OHD5RHD9SHEBTHEFVHEJXAkNYHURaHEVcAkZdHkdeHEhfHElgAkpjH0tkJUxmJk1nJk5qJk9rJlBsJlFuJlJwAlNxJ1RzJlV1AlZ2KFd3Jlh4Jll5Alp8KVt9L1x_MF2AATBegwEwX4QBMGCFATBhhwEwYokBAmOKATFkjAEwZY4BAmaPATJnkAEwaJEBMGmSAQJqlQEza5YBOWyYATptmQE6bpwBOm-dATpwngE6caABOnKiAQJzowE7dKUBOnWnAQJ2qAE8d6kBOniqATp5qwECeq4BPXuvAUN8sQFEfbIBRH61AUR_tgFEgAG3AUSBAbkBRIIBuwECgwG8AUWEAb4BRIUBwAEChgHBAUaHAcIBRIgBwwFEiQHEAQKKAccBR4sByAFNjAHKAU6NAcsBTo4BzgFOjwHPAU6QAdABTpEB0gFOkgHUAQKTAdUBT5QB1wFOlQHZAQKWAdoBUJcB2wFOmAHcAU6ZAd0BApoB4AFRmwHhAVecAeMBWJ0B5AFYngHnAVifAegBWKAB6QFYoQHrAViiAe0BAqMB7gFZpAHwAVilAfIBAqYB8wFapwH0AVioAfUBWKkB9gECqgH5AVurAfoBYawB_AFirQH9AWKuAYACYq8BgQJisAGCAmKxAYQCYrIBhgICswGHAmO0AYkCYrUBiwICtgGMAmS3AY0CYrgBjgJiuQGPAgK6AZICZbsBkwJrvAGVAmy9AZYCbL4BmQJsvwGaAmzAAZsCbMEBnQJswgGfAgLDAaACbcQBogJsxQGkAgLGAaUCbscBpgJsyAGnAmzJAagCAsoBqwJvywGsAnXMAa4Cds0BrwJ2zgGyAnbPAbMCdtABtAJ20QG2AnbSAbgCAtMBuQJ31AG7AnbVAb0CAtYBvgJ41wG_AnbYAcACdtkBwQIC2gHEAnnbAcUCf94BxwKAAd8BzQKAAeAB0AKAAeEB0QKAAeIB0gKAAeMB1AKAAeQB1gIC5QHXAoMB5gHZAoAB5wHbAgLoAdwChAHpAd0CgAHqAd4CgAHrAd8CAuwB4gKFAe0B4wKLAe4B5AKBAe8B5QKBAfAB5gKBAfEB5wKBAfIB6AKBAfMB6gKBAfQB7AIC9QHtAowB9gHvAoEB9wHxAgL4AfICjQH5AfMCgQH6AfQCgQH7AfUCAvwB-AKOAf0B-QKUAf4B-wKVAf8B_AKVAYAC_wKVAYECgAOVAYICgQOVAYMCgwOVAYQChQMChQKGA5YBhgKIA5UBhwKKAwKIAosDlwGJAowDlQGKAo0DlQGLAo4DAowCkQOYAY0CkgOcAY4ClAOdAY8ClQOdAZACmAOdAZECmQOdAZICmgOdAZMCnAOdAZQCngMClQKfA54BlgKhA50BlwKjAwKYAqQDnwGZAqUDnQGaAqYDnQGbAqcDApwCqgOgAZ0CqwOmAZ4CrQOnAZ8CrgOnAaACsQOnAaECsgOnAaICswOnAaMCtQOnAaQCtwMCpQK4A6gBpgK5A6cBpwK6AwKoAr0DqQGpAr4DrQGqAsADrgGrAsEDrgGsAsQDrgGtAsUDrgGuAsYDrgGvAsgDrgGwAsoDArECywOvAbICzQOuAbMCzwMCtALQA7ABtQLRA64BtgLSA64BtwLTAwK4AtYDsQG5AtcDtwG6AtkDuAG7AtoDuAG8At0DuAG9At4DuAG-At8DuAG_AuEDuAHAAuMDAsEC5AO5AcIC5gO4AcMC6AMCxALpA7oBxQLqA7gBxgLrA7gBxwLsAwLIAu8DuwHJAvADvwHPAvIDwAHQAoQEwAHRAoYEwAHSAocEwAHTAogEwAHUAooEwAHVAowEAtYCjQTGAdcCjwTAAdgCkQQC2QKSBMcB2gKTBMAB2wKUBMAB3AKVBALdApgEyAHeApkEzAHfApoEwQHgApsEwQHhApwEwQHiAp0EwQHjAp4EwQHkAqAEwQHlAqIEAuYCowTNAecCpQTBAegCpwQC6QKoBM4B6gKpBMEB6wKqBMEB7AKrBALtAq4EzwHuAq8E0wHvArAEwgHwArEEwgHxArIEwgHyArMEwgHzArQEwgH0ArYEwgH1ArgEAvYCuQTUAfcCvATCAfgCvgQC-QK_BNUB-gLBBMIB-wLCBMIB_ALDBAL9AsYE1gH-AscE3AH_AsgEwwGAA8kEwwGBA8oEwwGCA8sEwwGDA8wEwwGEA84EwwGFA9AEAoYD0QTdAYcD0wTDAYgD1QQCiQPWBN4BigPXBMMBiwPYBMMBjAPZBAKNA9wE3wGOA90E5QGPA98E5gGQA-AE5gGRA-ME5gGSA-QE5gGTA-UE5gGUA-cE5gGVA-kEApYD6gTnAZcD7ATmAZgD7gQCmQPvBOgBmgPwBOYBmwPxBOYBnAPyBAKdA_UE6QGeA_YE7QGhA_gE7gGiA_4E7gGjA4EF7gGkA4IF7gGlA4MF7gGmA4UF7gGnA4cFAqgDiAXxAakDigXuAaoDjAUCqwONBfIBrAOOBe4BrQOPBe4BrgOQBQKvA5MF8wGwA5QF-QGxA5UF7wGyA5YF7wGzA5cF7wG0A5gF7wG1A5kF7wG2A5sF7wG3A50FArgDngX6AbkDoAXvAboDogUCuwOjBfsBvAOkBe8BvQOlBe8BvgOmBQK_A6kF_AHAA6oFggLBA6wFgwLCA60FgwLDA7AFgwLEA7EFgwLFA7IFgwLGA7QFgwLHA7YFAsgDtwWEAskDuQWDAsoDuwUCywO8BYUCzAO9BYMCzQO-BYMCzgO_BQLPA8IFhgLQA8MFjALRA8UFjQLSA8YFjQLTA8kFjQLUA8oFjQLVA8sFjQLWA80FjQLXA88FAtgD0AWOAtkD0gWNAtoD1AUC2wPVBY8C3APWBY0C3QPXBY0C3gPYBQLfA9sFkALgA9wFlALhA94FlQLiA98FlQLjA-IFlQLkA-MFlQLlA-QFlQLmA-YFlQLnA-gFAugD6QWWAukD6wWVAuoD7QUC6wPuBZcC7APvBZUC7QPwBZUC7gPxBQLvA_QFmALwA_UFnALxA_cFnQLyA_gFnQLzA_sFnQL0A_wFnQL1A_0FnQL2A_8FnQL3A4EGAvgDggaeAvkDhAadAvoDhgYC-wOHBp8C_AOIBp0C_QOJBp0C_gOKBgL_A40GoAKABI4GpAKBBJAGpQKCBJEGpQKDBJQGpQKEBJUGpQKFBJYGpQKGBJgGpQKHBJoGAogEmwamAokEnQalAooEnwYCiwSgBqcCjAShBqUCjQSiBqUCjgSjBgKPBKYGqAKQBKcGrAKRBKkGrQKSBKoGrQKTBK0GrQKUBK4GrQKVBK8GrQKWBLEGrQKXBLMGApgEtAauApkEtgatApoEuAYCmwS5Bq8CnAS6Bq0CnQS7Bq0CngS8BgKfBL8GsAKgBMAGtAKhBMIGtQKiBMMGtQKjBMYGtQKkBMcGtQKlBMgGtQKmBMoGtQKnBMwGAqgEzQa2AqkEzwa1AqoE0QYCqwTSBrcCrATTBrUCrQTUBrUCrgTVBgKvBNgGuAKwBNkGvAKxBNsGvQKyBNwGvQKzBN8GvQK0BOAGvQK1BOEGvQK2BOMGvQK3BOUGArgE5ga-ArkE6Aa9AroE6gYCuwTrBr8CvATsBr0CvQTtBr0CvgTuBgK_BPEGwALABPIGxgLBBPQGxwLCBPUGxwLDBPgGxwLEBPkGxwLFBPoGxwLGBPwGxwLHBP4GAsgE_wbIAskEgQfHAsoEgwcCywSEB8kCzASFB8cCzQSGB8cCzgSHBwLPBIoHygLQBIsHzgLRBI0HzwLSBI4HzwLTBJEHzwLUBJIHzwLVBJMHzwLWBJUHzwLXBJcHAtgEmAfQAtkEmgfPAtoEnAcC2wSdB9EC3ASeB88C3QSfB88C3gSgBwLfBKMH0gLgBKQH1gLhBKYH1wLiBKcH1wLjBKoH1wLkBKsH1wLlBKwH1wLmBK4H1wLnBLAHAugEsQfYAukEswfXAuoEtQcC6wS2B9kC7AS3B9cC7QS4B9cC7gS5BwLvBLwH2gLwBL0H4ALyBL8H4QLzBMUH4QL0BMgH4QL1BMkH4QL2BMoH4QL3BMwH4QL4BM4HAvkEzwfkAvoE0QfhAvsE0wcC_ATUB-UC_QTVB-EC_gTWB-EC_wTXBwKABdoH5gKBBdsH7AKCBdwH4gKDBd0H4gKEBd4H4gKFBd8H4gKGBeAH4gKHBeIH4gKIBeQHAokF5QftAooF5wfiAosF6QcCjAXqB-4CjQXrB-ICjgXsB-ICjwXtBwKQBfAH7wKRBfEH9QKSBfMH9gKTBfQH9gKUBfcH9gKVBfgH9gKWBfkH9gKXBfsH9gKYBf0HApkF_gf3ApoFgAj2ApsFgggCnAWDCPgCnQWECPYCngWFCPYCnwWGCAKgBYkI-QKhBYoI_wKiBYwIgAOjBY0IgAOkBZAIgAOlBZEIgAOmBZIIgAOnBZQIgAOoBZYIAqkFlwiBA6oFmQiAA6sFmwgCrAWcCIIDrQWdCIADrgWeCIADrwWfCAKwBaIIgwOxBaMIhwOyBaUIiAOzBaYIiAO0BakIiAO1BaoIiAO2BasIiAO3Ba0IiAO4Ba8IArkFsAiJA7oFsgiIA7sFtAgCvAW1CIoDvQW2CIgDvgW3CIgDvwW4CALABbsIiwPBBbwIkQPCBb4IkgPDBb8IkgPEBcIIkgPFBcMIkgPGBcQIkgPHBcYIkgPIBcgIAskFyQiTA8oFywiSA8sFzQgCzAXOCJQDzQXPCJIDzgXQCJIDzwXRCALQBdQIlQPRBdUImQPWBdcImgPXBeIImgPYBeUImgPZBeYImgPaBecImgPbBekImgPcBesIAt0F7AifA94F7giaA98F8AgC4AXxCKAD4QXyCJoD4gXzCJoD4wX0CALkBfcIoQPlBfgIpwPmBfoIqAPnBfsIqAPoBf4IqAPpBf8IqAPqBYAJqAPrBYIJqAPsBYQJAu0FhQmpA-4FhwmoA-8FiQkC8AWKCaoD8QWLCagD8gWMCagD8wWNCQL0BZAJqwP1BZEJrwP2BZMJsAP3BZQJsAP4BZcJsAP5BZgJsAP6BZkJsAP7BZsJsAP8BZ0JAv0FngmxA_4FoAmwA_8FogkCgAajCbIDgQakCbADggalCbADgwamCQKEBqkJswOFBqoJuQOGBqwJugOHBq0JugOIBrAJugOJBrEJugOKBrIJugOLBrQJugOMBrYJAo0Gtwm7A44GuQm6A48GuwkCkAa8CbwDkQa9CboDkga-CboDkwa_CQKUBsIJvQOVBsMJwQOWBsUJwgOXBsYJwgOYBskJwgOZBsoJwgOaBssJwgObBs0JwgOcBs8JAp0G0AnDA54G0gnCA58G1AkCoAbVCcQDoQbWCcIDogbXCcIDowbYCQKkBtsJxQOlBtwJyQOmBt4JygOnBt8JygOoBuIJygOpBuMJygOqBuQJygOrBuYJygOsBugJAq0G6QnLA64G6wnKA68G7QkCsAbuCcwDsQbvCcoDsgbwCcoDswbxCQK0BvQJzQO1BvUJ0QO2BvcJ0gO3BvgJ0gO4BvsJ0gO5BvwJ0gO6Bv0J0gO7Bv8J0gO8BoEKAr0GggrTA74GhArSA78GhgoCwAaHCtQDwQaICtIDwgaJCtIDwwaKCgLEBo0K1QPFBo4K2wPGBo8KmwPHBpAKmwPIBpEKmwPJBpIKmwPKBpMKmwPLBpUKmwPMBpcKAs0GmArcA84GmgqbA88GnAoC0AadCt0D0QaeCpsD0gafCpsD0wagCgLUBqMK3gPVBqQK5APWBqUKnAPXBqYKnAPYBqcKnAPZBqgKnAPaBqkKnAPbBqsKnAPcBq0KAt0GrgrlA94GsAqcA98GsgoC4AazCuYD4Qa0CpwD4ga1CpwD4wa2CgLkBrkK5wPlBroK7QPoBrwK7gPpBsIK7gPqBsUK7gPrBsYK7gPsBscK7gPtBskK7gPuBssKAu8GzArxA_AGzgruA_EG0AoC8gbRCvID8wbSCu4D9AbTCu4D9QbUCgL2BtcK8wP3BtgK9wP4BtkK7wP5BtoK7wP6BtsK7wP7BtwK7wP8Bt0K7wP9Bt8K7wP-BuEKAv8G4gr4A4AH5ArvA4EH5goCggfnCvkDgwfoCu8DhAfpCu8DhQfqCgKGB-0K-gOHB-4K_gOIB_AK_wOJB_EK_wOKB_QK_wOLB_UK_wOMB_YK_wONB_gK_wOOB_oKAo8H-wqABJAH_Qr_A5EH_woCkgeAC4EEkweBC_8DlAeCC_8DlQeDCwKWB4YLggSXB4cLiASYB4kLiQSZB4oLiQSaB40LiQSbB44LiQScB48LiQSdB5ELiQSeB5MLAp8HlAuKBKAHlguJBKEHmAsCogeZC4sEoweaC4kEpAebC4kEpQecCwKmB58LjASnB6ALkASoB6ILkQSpB6MLkQSqB6YLkQSrB6cLkQSsB6gLkQStB6oLkQSuB6wLAq8HrQuSBLAHrwuRBLEHsQsCsgeyC5MEswezC5EEtAe0C5EEtQe1CwK2B7gLlAS3B7kLmAS6B7sLmQS7B8ELmQS8B8QLmQS9B8ULmQS-B8YLmQS_B8gLmQTAB8oLAsEHywucBMIHzQuZBMMHzwsCxAfQC50ExQfRC5kExgfSC5kExwfTCwLIB9YLngTJB9cLpATKB9gLmgTLB9kLmgTMB9oLmgTNB9sLmgTOB9wLmgTPB94LmgTQB-ALAtEH4QulBNIH4wuaBNMH5QsC1AfmC6YE1QfnC5oE1gfoC5oE1wfpCwLYB-wLpwTZB-0LrQTaB-8LrgTbB_ALrgTcB_MLrgTdB_QLrgTeB_ULrgTfB_cLrgTgB_kLAuEH-guvBOIH_AuuBOMH_gsC5Af_C7AE5QeADK4E5geBDK4E5weCDALoB4UMsQTpB4YMtwTxB4gMuATyB6YMuATzB6gMuAT0B6kMuAT1B6oMuAT2B6wMuAT3B64MAvgHrwzCBPkHsQy4BPoHswwC-we0DMME_Ae1DLgE_Qe2DLgE_ge3DAL_B7oMxASACLsMyASBCL0MyQSCCL4MyQSDCMEMyQSECMIMyQSFCMMMyQSGCMUMyQSHCMcMAogIyAzKBIkIygzJBIoIzAwCiwjNDMsEjAjODMkEjQjPDMkEjgjQDAKPCNMMzASQCNQM0ASRCNUMuQSSCNYMuQSTCNcMuQSUCNgMuQSVCNkMuQSWCNsMuQSXCN0MApgI3gzRBJkI4Ay5BJoI4gwCmwjjDNIEnAjkDLkEnQjlDLkEngjmDAKfCOkM0wSgCOoM1wShCOsMugSiCOwMugSjCO0MugSkCO4MugSlCO8MugSmCPEMugSnCPMMAqgI9AzYBKkI9wy6BKoI-QwCqwj6DNkErAj8DLoErQj9DLoErgj-DAKvCIEN2gSwCIIN3gSxCIMNvwSyCIQNvwSzCIUNvwS0CIYNvwS1CIcNvwS2CIkNvwS3CIsNArgIjA3fBLkIjg2_BLoIkA0CuwiRDeAEvAiSDb8EvQiTDb8EvgiUDQK_CJcN4QTACJgN5wTBCJoNvATCCJsNvATDCJ4NvATECJ8NvATFCKANvATGCKINvATHCKQNAsgIpQ3oBMkIpw28BMoIqQ0CywiqDekEzAirDbwEzQisDbwEzgitDQLPCLAN6gTQCLEN8ATRCLINuwTSCLMNuwTTCLQNuwTUCLUNuwTVCLYNuwTWCLgNuwTXCLoNAtgIuw3xBNkIvQ27BNoIvw0C2wjADfIE3AjBDbsE3QjCDbsE3gjDDQLfCMYN8wTgCMcN9wThCMgNvgTiCMkNvgTjCMoNvgTkCMsNvgTlCMwNvgTmCM4NvgTnCNANAugI0Q34BOkI0w2-BOoI1Q0C6wjWDfkE7AjXDb4E7QjYDb4E7gjZDQLvCNwN-gTwCN0N_gTxCN8N_wTyCOAN_wTzCOMN_wT0COQN_wT1COUN_wT2COcN_wT3COkNAvgI6g2ABfkI7A3_BPoI7g0C-wjvDYEF_AjwDf8E_QjxDf8E_gjyDQL_CPUNggWACfYNiAWCCfgNiQWDCf4NiQWECYEOiQWFCYIOiQWGCYMOiQWHCYUOiQWICYcOAokJiA6MBYoJig6JBYsJjA4CjAmNDo0FjQmODokFjgmPDokFjwmQDgKQCZMOjgWRCZQOlAWSCZUOigWTCZYOigWUCZcOigWVCZgOigWWCZkOigWXCZsOigWYCZ0OApkJng6VBZoJoA6KBZsJog4CnAmjDpYFnQmkDooFngmlDooFnwmmDgKgCakOlwWhCaoOnQWiCawOngWjCa0OngWkCbAOngWlCbEOngWmCbIOngWnCbQOngWoCbYOAqkJtw6fBaoJuQ6eBasJuw4CrAm8DqAFrQm9Dp4Frgm-Dp4Frwm_DgKwCcIOoQWxCcMOpwWyCcUOqAWzCcYOqAW0CckOqAW1CcoOqAW2CcsOqAW3Cc0OqAW4Cc8OArkJ0A6pBboJ0g6oBbsJ1A4CvAnVDqoFvQnWDqgFvgnXDqgFvwnYDgLACdsOqwXBCdwOrwXCCd4OsAXDCd8OsAXECeIOsAXFCeMOsAXGCeQOsAXHCeYOsAXICegOAskJ6Q6xBcoJ6w6wBcsJ7Q4CzAnuDrIFzQnvDrAFzgnwDrAFzwnxDgLQCfQOswXRCfUOtwXSCfcOuAXTCfgOuAXUCfsOuAXVCfwOuAXWCf0OuAXXCf8OuAXYCYEPAtkJgg-5BdoJhA-4BdsJhg8C3AmHD7oF3QmID7gF3gmJD7gF3wmKDwLgCY0PuwXhCY4PwQXiCZAPwgXjCZEPwgXkCZQPwgXlCZUPwgXmCZYPwgXnCZgPwgXoCZoPAukJmw_DBeoJnQ_CBesJnw8C7AmgD8QF7QmhD8IF7gmiD8IF7wmjDwLwCaYPxQXxCacPyQXyCakPygXzCaoPygX0Ca0PygX1Ca4PygX2Ca8PygX3CbEPygX4CbMPAvkJtA_LBfoJtg_KBfsJuA8C_Am5D8wF_Qm6D8oF_gm7D8oF_wm8DwKACr8PzQWBCsAP0QWCCsIP0gWDCsMP0gWECsYP0gWFCscP0gWGCsgP0gWHCsoP0gWICswPAokKzQ_TBYoKzw_SBYsK0Q8CjArSD9QFjQrTD9IFjgrUD9IFjwrVDwKQCtgP1QWRCtkP2QWSCtsP2gWTCtwP2gWUCt8P2gWVCuAP2gWWCuEP2gWXCuMP2gWYCuUPApkK5g_bBZoK6A_aBZsK6g8CnArrD9wFnQrsD9oFngrtD9oFnwruDwKgCvEP3QWhCvIP4wWmCvQP5AWnCoMQ5AWoCoUQ5AWpCoYQ5AWqCocQ5AWrCokQ5AWsCosQAq0KjBDpBa4KjhDkBa8KkBACsAqREOoFsQqSEOQFsgqTEOQFswqUEAK0CpcQ6wW1CpgQ8QW2CpkQ5QW3CpoQ5QW4CpsQ5QW5CpwQ5QW6Cp0Q5QW7Cp8Q5QW8CqEQAr0KohDyBb4KpBDlBb8KphACwAqnEPMFwQqoEOUFwgqpEOUFwwqqEALECq0Q9AXFCq4Q-gXGCq8Q5gXHCrAQ5gXICrEQ5gXJCrIQ5gXKCrMQ5gXLCrUQ5gXMCrcQAs0KuBD7Bc4KuhDmBc8KvBAC0Aq9EPwF0Qq-EOYF0gq_EOYF0wrAEALUCsMQ_QXVCsQQgwbWCsYQ5wXXCscQ5wXYCskQ5wXZCsoQ5wXaCssQ5wXbCs0Q5wXcCs8QAt0K0BCEBt4K0xDnBd8K1RAC4ArWEIUG4QrYEOcF4grZEOcF4wraEALkCt0QhgblCt4QjAbmCuAQjQbnCuEQjQboCuQQjQbpCuUQjQbqCuYQjQbrCugQjQbsCuoQAu0K6xCOBu4K7RCNBu8K7xAC8ArwEI8G8QrxEI0G8gryEI0G8wrzEAL0CvYQkAb1CvcQlAb2CvkQlQb3CvoQlQb4Cv0QlQb5Cv4QlQb6Cv8QlQb7CoERlQb8CoMRAv0KhBGWBv4KhhGVBv8KiBECgAuJEZcGgQuKEZUGgguLEZUGgwuMEQKEC48RmAaFC5ARnAaGC5IRnQaHC5MRnQaIC5YRnQaJC5cRnQaKC5gRnQaLC5oRnQaMC5wRAo0LnRGeBo4LnxGdBo8LoRECkAuiEZ8GkQujEZ0GkgukEZ0GkwulEQKUC6gRoAaVC6kRpgY"
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
  basis: "basis"
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
