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

/// One payment: one credential that arrived, and what became of it. Written only by prisma/ledger.
model Payment {
  id              String    @id @db.Uuid
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
  payTo           String    @map("pay_to")
  /// What the credential allows to be taken, in atomic units of the asset.
  amount          Decimal   @db.Decimal(78, 0)
  /// What the work came to; null until it is done.
  chargeAmount    Decimal?  @map("charge_amount") @db.Decimal(78, 0)
  /// What was taken; what leaves of it again is in the disbursements.
  settledAmount   Decimal?  @map("settled_amount") @db.Decimal(78, 0)
  transactionHash String?   @map("transaction_hash")
  /// The log of the transfer in its block, where one transaction settled several payments.
  transactionLog  Int?      @map("transaction_log")
  /// The credential as it came, so that a recovering worker can settle it.
  credential      Json
  /// What the credential was checked against.
  requirements    Json
  credentialHash  Bytes     @map("credential_hash")
  requestHash     Bytes     @map("request_hash")
  /// The payer's own name for what it buys: an Idempotency-Key or payment identifier. Cleared when nothing is charged.
  idempotencyKey  String?   @map("idempotency_key")
  /// Equal for one payer's equal requests, and set while the payment is unsettled: a second one waits for it.
  openKey         Bytes?    @map("open_key")
  /// When the credential can no longer be settled.
  validBefore     DateTime  @map("valid_before") @db.Timestamptz(3)
  service         String
  method          String?
  path            String?
  operation       String?
  /// The URL that was paid for, as it was asked.
  resourceUrl     String?   @map("resource_url")
  requestId       String    @map("request_id")
  /// The process that holds the lease on the row, and when the lease expires.
  owner           String
  leaseUntil      DateTime  @map("lease_until") @db.Timestamptz(3)
  /// Given up, and the chain is asked whether it moved money all the same, until its credential has ended.
  isWatched       Boolean   @default(false) @map("is_watched")
  answerStatus    Int?      @map("answer_status")
  answerHeaders   Json?     @map("answer_headers")
  answerBody      Bytes?    @map("answer_body")
  /// Headers that tell what was paid, as they were first sent; null until that is certain.
  receiptHeaders  Json?     @map("receipt_headers")
  /// The organization that it was made for, of which the payer was a member then; null for the payer itself.
  organizationId  String?   @map("organization_id") @db.Uuid
  /// What its bill followed from; null for payments older than this column.
  basis           String?
  /// What the payer was known to hold when the payment was reserved; null for payments older than this column.
  balance         Decimal?  @db.Decimal(78, 0)
  /// Whether its answer was given again to a request that could have been copied from the chain.
  retold          Boolean   @default(false)
  createdAt       DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  updatedAt       DateTime  @default(now()) @map("updated_at") @db.Timestamptz(3)
  settledAt       DateTime? @map("settled_at") @db.Timestamptz(3)

  lines         PaymentLine[]
  transitions   PaymentTransition[]
  disbursements Disbursement[]

  @@unique([scheme, network, payer, nonce])
  @@index([payer, createdAt(sort: Desc), id])
  @@index([createdAt])
  @@map("payment")
  @@schema("ledger")
}

/// One priced field of a payment's bill.
model PaymentLine {
  paymentId String   @map("payment_id") @db.Uuid
  position  Int
  /// Response path, joined by dots.
  path      String
  field     String
  service   String
  amount    Decimal  @db.Decimal(78, 0)
  /// What of the amount the line came to; null until the work is done.
  charged   Decimal? @db.Decimal(78, 0)
  units     Int
  settle    String
  /// PENDING, CHARGED, WAIVED, FAILED or REFUNDED.
  outcome   String   @default("PENDING")
  /// How many values were handed out that no waiver names; all units where the service says that its act is done. Null until
  /// the line has an answer, and where the answer was lost.
  delivered Int?
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@id([paymentId, position])
  @@map("payment_line")
  @@schema("ledger")
}

/// Every state a payment has been in, in order.
model PaymentTransition {
  id        BigInt   @id @default(autoincrement())
  paymentId String   @map("payment_id") @db.Uuid
  fromState String?  @map("from_state")
  toState   String   @map("to_state")
  reason    String
  at        DateTime @default(now()) @db.Timestamptz(3)
  payment   Payment  @relation(fields: [paymentId], references: [id], onDelete: Cascade)

  @@index([paymentId])
  @@map("payment_transition")
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

// What the travel service keeps: what wallets booked through it, flights that they announced, and the orders of the
// embedded stand-in for a GDS.

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
config.runtimeDataModel = JSON.parse('{"models":{"Suspension":{"fields":[{"name":"kind","kind":"enum","type":"SuspendedKind"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"suspension","schema":"abuse"},"RefusedAddress":{"fields":[{"name":"address","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"by","kind":"scalar","type":"String"},{"name":"since","kind":"scalar","type":"DateTime"}],"dbName":"refused_address","schema":"abuse"},"AbuseAction":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"by","kind":"scalar","type":"String"},{"name":"action","kind":"enum","type":"AbuseActionKind"},{"name":"kind","kind":"scalar","type":"String"},{"name":"target","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"}],"dbName":"action","schema":"abuse"},"ChainIndex":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"startBlock","kind":"scalar","type":"BigInt","dbName":"start_block"},{"name":"headBlock","kind":"scalar","type":"BigInt","dbName":"head_block"},{"name":"headHash","kind":"scalar","type":"Bytes","dbName":"head_hash"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"}],"dbName":"chain_index","schema":"data"},"ChainBlock":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"number","kind":"scalar","type":"BigInt"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"parentHash","kind":"scalar","type":"Bytes","dbName":"parent_hash"},{"name":"minedAt","kind":"scalar","type":"DateTime","dbName":"mined_at"},{"name":"miner","kind":"scalar","type":"Bytes"},{"name":"gasUsed","kind":"scalar","type":"Decimal","dbName":"gas_used"},{"name":"gasLimit","kind":"scalar","type":"Decimal","dbName":"gas_limit"},{"name":"baseFee","kind":"scalar","type":"Decimal","dbName":"base_fee"},{"name":"size","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"Int"},{"name":"traced","kind":"scalar","type":"Boolean"}],"dbName":"block","schema":"data"},"ChainTransaction":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"index","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"nonce","kind":"scalar","type":"BigInt"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasPrice","kind":"scalar","type":"Decimal","dbName":"gas_price"},{"name":"input","kind":"scalar","type":"Bytes"},{"name":"createdContract","kind":"scalar","type":"Bytes","dbName":"created_contract"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"cumulativeGasUsed","kind":"scalar","type":"BigInt","dbName":"cumulative_gas_used"},{"name":"succeeded","kind":"scalar","type":"Boolean"}],"dbName":"transaction","schema":"data"},"InternalTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"position","kind":"scalar","type":"Int"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"value","kind":"scalar","type":"Decimal"},{"name":"kind","kind":"scalar","type":"String"},{"name":"tracePath","kind":"scalar","type":"String","dbName":"trace_path"},{"name":"gas","kind":"scalar","type":"BigInt"},{"name":"gasUsed","kind":"scalar","type":"BigInt","dbName":"gas_used"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"internal_transfer","schema":"data"},"TokenTransfer":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"logIndex","kind":"scalar","type":"Int","dbName":"log_index"},{"name":"batchIndex","kind":"scalar","type":"Int","dbName":"batch_index"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"sender","kind":"scalar","type":"Bytes"},{"name":"recipient","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"value","kind":"scalar","type":"Decimal"}],"dbName":"token_transfer","schema":"data"},"TokenHolding":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"owner","kind":"scalar","type":"Bytes"},{"name":"standard","kind":"enum","type":"TokenStandard"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"tokenId","kind":"scalar","type":"Decimal","dbName":"token_id"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"transfers","kind":"scalar","type":"Int"}],"dbName":"token_holding","schema":"data"},"ContractCreation":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"contract","kind":"scalar","type":"Bytes"},{"name":"block","kind":"scalar","type":"BigInt"},{"name":"transactionIndex","kind":"scalar","type":"Int","dbName":"transaction_index"},{"name":"transactionHash","kind":"scalar","type":"Bytes","dbName":"transaction_hash"},{"name":"creator","kind":"scalar","type":"Bytes"},{"name":"factory","kind":"scalar","type":"Bytes"}],"dbName":"contract_creation","schema":"data"},"ChainDay":{"fields":[{"name":"chainId","kind":"scalar","type":"Int","dbName":"chain_id"},{"name":"day","kind":"scalar","type":"DateTime"},{"name":"blocks","kind":"scalar","type":"Int"},{"name":"transactions","kind":"scalar","type":"BigInt"},{"name":"size","kind":"scalar","type":"BigInt"}],"dbName":"chain_day","schema":"data"},"VerifiedContract":{"fields":[{"name":"codeHash","kind":"scalar","type":"String","dbName":"code_hash"},{"name":"codeLength","kind":"scalar","type":"Int","dbName":"code_length"},{"name":"immutables","kind":"scalar","type":"Json"},{"name":"name","kind":"scalar","type":"String"},{"name":"sourceCode","kind":"scalar","type":"String","dbName":"source_code"},{"name":"abi","kind":"scalar","type":"Json"},{"name":"compilerVersion","kind":"scalar","type":"String","dbName":"compiler_version"},{"name":"optimizer","kind":"scalar","type":"Boolean"},{"name":"runs","kind":"scalar","type":"Int"},{"name":"evmVersion","kind":"scalar","type":"String","dbName":"evm_version"},{"name":"libraries","kind":"scalar","type":"String"},{"name":"license","kind":"scalar","type":"String"},{"name":"creationCode","kind":"scalar","type":"Bytes","dbName":"creation_code"},{"name":"contentAddress","kind":"scalar","type":"String","dbName":"content_address"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"verified_contract","schema":"data"},"DomainOrder":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"DomainOrderKind"},{"name":"state","kind":"enum","type":"DomainOrderState"},{"name":"domain","kind":"scalar","type":"String"},{"name":"claim","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"years","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"BigInt"},{"name":"slotDay","kind":"scalar","type":"DateTime","dbName":"slot_day"},{"name":"slot","kind":"scalar","type":"Int"},{"name":"expiryBefore","kind":"scalar","type":"DateTime","dbName":"expiry_before"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"busyUntil","kind":"scalar","type":"DateTime","dbName":"busy_until"},{"name":"reason","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"finishedAt","kind":"scalar","type":"DateTime","dbName":"finished_at"}],"dbName":"orders","schema":"domains"},"OwnedDomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"OwnedDomainState"},{"name":"orderId","kind":"scalar","type":"BigInt","dbName":"order_id"},{"name":"registeredAt","kind":"scalar","type":"DateTime","dbName":"registered_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"registrantEmail","kind":"scalar","type":"String","dbName":"registrant_email"},{"name":"registrationMailAt","kind":"scalar","type":"DateTime","dbName":"registration_mail_at"},{"name":"icannDueAt","kind":"scalar","type":"DateTime","dbName":"icann_due_at"},{"name":"icannVerifiedAt","kind":"scalar","type":"DateTime","dbName":"icann_verified_at"},{"name":"icannReminders","kind":"scalar","type":"Int","dbName":"icann_reminders"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"transferRequestedAt","kind":"scalar","type":"DateTime","dbName":"transfer_requested_at"},{"name":"followedAt","kind":"scalar","type":"DateTime","dbName":"followed_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"records","kind":"object","type":"DomainRecord","relationName":"DomainRecordToOwnedDomain"}],"dbName":"domains","schema":"domains"},"DomainRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"domain","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"},{"name":"zone","kind":"object","type":"OwnedDomain","relationName":"DomainRecordToOwnedDomain"}],"dbName":"records","schema":"domains"},"RegistrantProfile":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"firstName","kind":"scalar","type":"String","dbName":"first_name"},{"name":"lastName","kind":"scalar","type":"String","dbName":"last_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"addressLine1","kind":"scalar","type":"String","dbName":"address_line1"},{"name":"addressLine2","kind":"scalar","type":"String","dbName":"address_line2"},{"name":"city","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"postalCode","kind":"scalar","type":"String","dbName":"postal_code"},{"name":"country","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"}],"dbName":"profiles","schema":"domains"},"RegistrantEmailCode":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"salt","kind":"scalar","type":"Bytes"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"tries","kind":"scalar","type":"Int"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"}],"dbName":"email_codes","schema":"domains"},"WebPage":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"host","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"author","kind":"scalar","type":"String"},{"name":"image","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"category","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"links","kind":"scalar","type":"String"},{"name":"images","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"publishedAt","kind":"scalar","type":"DateTime","dbName":"published_at"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"}],"dbName":"web_page","schema":"enrich"},"CrawlPage":{"fields":[{"name":"jobId","kind":"scalar","type":"String","dbName":"job_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"url","kind":"scalar","type":"String"},{"name":"depth","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"CrawlPageStatus"},{"name":"statusCode","kind":"scalar","type":"Int","dbName":"status_code"},{"name":"foundUrl","kind":"scalar","type":"String","dbName":"found_url"},{"name":"title","kind":"scalar","type":"String"},{"name":"html","kind":"scalar","type":"String"},{"name":"markdown","kind":"scalar","type":"String"},{"name":"json","kind":"scalar","type":"Json"},{"name":"browserMs","kind":"scalar","type":"Int","dbName":"browser_ms"}],"dbName":"crawl_page","schema":"enrich"},"ReadPage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"rendered","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"read_page","schema":"enrich"},"GatewayOrganization":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"members","kind":"object","type":"GatewayMember","relationName":"GatewayMemberToGatewayOrganization"},{"name":"codes","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayOrganization"}],"dbName":"organization","schema":"gateway"},"GatewayMember":{"fields":[{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"role","kind":"enum","type":"GatewayRole"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayMemberToGatewayOrganization"}],"dbName":"organization_member","schema":"gateway"},"GatewayInviteCode":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"code","kind":"scalar","type":"String"},{"name":"createdBy","kind":"scalar","type":"String","dbName":"created_by"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"network","kind":"enum","type":"GatewayNetwork"},{"name":"maxRedemptions","kind":"scalar","type":"BigInt","dbName":"max_redemptions"},{"name":"redemptionCount","kind":"scalar","type":"BigInt","dbName":"redemption_count"},{"name":"note","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"disabledAt","kind":"scalar","type":"DateTime","dbName":"disabled_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"organization","kind":"object","type":"GatewayOrganization","relationName":"GatewayInviteCodeToGatewayOrganization"},{"name":"redemptions","kind":"object","type":"GatewayRedemption","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_code","schema":"gateway"},"GatewayRedemption":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inviteCodeId","kind":"scalar","type":"String","dbName":"invite_code_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"amountUsd","kind":"scalar","type":"BigInt","dbName":"amount_usd"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"inviteCode","kind":"object","type":"GatewayInviteCode","relationName":"GatewayInviteCodeToGatewayRedemption"}],"dbName":"invite_redemption","schema":"gateway"},"GatewayRegistry":{"fields":[{"name":"url","kind":"scalar","type":"String"},{"name":"attemptedAt","kind":"scalar","type":"DateTime","dbName":"attempted_at"},{"name":"refreshedAt","kind":"scalar","type":"DateTime","dbName":"refreshed_at"},{"name":"failure","kind":"scalar","type":"String"}],"dbName":"registry","schema":"gateway"},"GatewayOrigin":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"registry","kind":"scalar","type":"String"},{"name":"url","kind":"scalar","type":"String"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"favicon","kind":"scalar","type":"String"},{"name":"x402OriginId","kind":"scalar","type":"String","dbName":"x402_origin_id"},{"name":"mppOriginId","kind":"scalar","type":"String","dbName":"mpp_origin_id"},{"name":"protocols","kind":"scalar","type":"String"},{"name":"vetted","kind":"scalar","type":"Boolean"},{"name":"endpoints","kind":"object","type":"GatewayEndpoint","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"origin","schema":"gateway"},"GatewayEndpoint":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"originId","kind":"scalar","type":"Int","dbName":"origin_id"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"summary","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"authMode","kind":"scalar","type":"String","dbName":"auth_mode"},{"name":"price","kind":"scalar","type":"String"},{"name":"digest","kind":"scalar","type":"Bytes"},{"name":"vectorModel","kind":"scalar","type":"String","dbName":"vector_model"},{"name":"vector","kind":"scalar","type":"Bytes"},{"name":"origin","kind":"object","type":"GatewayOrigin","relationName":"GatewayEndpointToGatewayOrigin"}],"dbName":"endpoint","schema":"gateway"},"GatewayIndexVersion":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"version","kind":"scalar","type":"BigInt"}],"dbName":"index_version","schema":"gateway"},"SiwxNonce":{"fields":[{"name":"nonce","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"siwx_nonce","schema":"identity"},"Session":{"fields":[{"name":"tokenHash","kind":"scalar","type":"Bytes","dbName":"token_hash"},{"name":"address","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"session","schema":"identity"},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"door","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"arguments","kind":"scalar","type":"Json"},{"name":"message","kind":"scalar","type":"String"},{"name":"signature","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"digest","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"audit","schema":"identity"},"SignInHost":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"}],"dbName":"host","schema":"identity"},"Process":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"seenAt","kind":"scalar","type":"DateTime","dbName":"seen_at"},{"name":"workers","kind":"scalar","type":"String"}],"dbName":"process","schema":"kit"},"PaidAct":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"field","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"ActState"},{"name":"claim","kind":"scalar","type":"String"},{"name":"heldAt","kind":"scalar","type":"DateTime","dbName":"held_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"act","schema":"kit"},"Purchase":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"node","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"purchase","schema":"kit"},"UsedToken":{"fields":[{"name":"jti","kind":"scalar","type":"String"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"used_token","schema":"kit"},"ResultRef":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"result_ref","schema":"kit"},"KeptDocument":{"fields":[{"name":"type","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"size","kind":"scalar","type":"Int"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"document","schema":"kit"},"PublishedZone":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"serial","kind":"scalar","type":"Int"},{"name":"records","kind":"object","type":"PublishedRecord","relationName":"PublishedRecordToPublishedZone"}],"dbName":"dns_zone","schema":"kit"},"PublishedRecord":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"zone","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"PublishedZone","relationName":"PublishedRecordToPublishedZone"},{"name":"owner","kind":"scalar","type":"String"},{"name":"type","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"String"},{"name":"ttl","kind":"scalar","type":"Int"}],"dbName":"dns_record","schema":"kit"},"PaidJob":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"JobState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"input","kind":"scalar","type":"Json"},{"name":"progress","kind":"scalar","type":"Int"},{"name":"checkpoint","kind":"scalar","type":"Json"},{"name":"result","kind":"scalar","type":"Json"},{"name":"error","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"deadline","kind":"scalar","type":"DateTime"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"job","schema":"kit"},"Rate":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"wholeAt","kind":"scalar","type":"DateTime","dbName":"whole_at"}],"dbName":"rate","schema":"kit"},"Lockout":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"failures","kind":"scalar","type":"Int"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"forgetAt","kind":"scalar","type":"DateTime","dbName":"forget_at"}],"dbName":"lockout","schema":"kit"},"Payment":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"reason","kind":"scalar","type":"String"},{"name":"settle","kind":"scalar","type":"String"},{"name":"protocol","kind":"scalar","type":"String"},{"name":"scheme","kind":"scalar","type":"String"},{"name":"network","kind":"scalar","type":"String"},{"name":"asset","kind":"scalar","type":"String"},{"name":"payer","kind":"scalar","type":"String"},{"name":"nonce","kind":"scalar","type":"String"},{"name":"payTo","kind":"scalar","type":"String","dbName":"pay_to"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"chargeAmount","kind":"scalar","type":"Decimal","dbName":"charge_amount"},{"name":"settledAmount","kind":"scalar","type":"Decimal","dbName":"settled_amount"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"transactionLog","kind":"scalar","type":"Int","dbName":"transaction_log"},{"name":"credential","kind":"scalar","type":"Json"},{"name":"requirements","kind":"scalar","type":"Json"},{"name":"credentialHash","kind":"scalar","type":"Bytes","dbName":"credential_hash"},{"name":"requestHash","kind":"scalar","type":"Bytes","dbName":"request_hash"},{"name":"idempotencyKey","kind":"scalar","type":"String","dbName":"idempotency_key"},{"name":"openKey","kind":"scalar","type":"Bytes","dbName":"open_key"},{"name":"validBefore","kind":"scalar","type":"DateTime","dbName":"valid_before"},{"name":"service","kind":"scalar","type":"String"},{"name":"method","kind":"scalar","type":"String"},{"name":"path","kind":"scalar","type":"String"},{"name":"operation","kind":"scalar","type":"String"},{"name":"resourceUrl","kind":"scalar","type":"String","dbName":"resource_url"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"owner","kind":"scalar","type":"String"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"isWatched","kind":"scalar","type":"Boolean","dbName":"is_watched"},{"name":"answerStatus","kind":"scalar","type":"Int","dbName":"answer_status"},{"name":"answerHeaders","kind":"scalar","type":"Json","dbName":"answer_headers"},{"name":"answerBody","kind":"scalar","type":"Bytes","dbName":"answer_body"},{"name":"receiptHeaders","kind":"scalar","type":"Json","dbName":"receipt_headers"},{"name":"organizationId","kind":"scalar","type":"String","dbName":"organization_id"},{"name":"basis","kind":"scalar","type":"String"},{"name":"balance","kind":"scalar","type":"Decimal"},{"name":"retold","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"settledAt","kind":"scalar","type":"DateTime","dbName":"settled_at"},{"name":"lines","kind":"object","type":"PaymentLine","relationName":"PaymentToPaymentLine"},{"name":"transitions","kind":"object","type":"PaymentTransition","relationName":"PaymentToPaymentTransition"},{"name":"disbursements","kind":"object","type":"Disbursement","relationName":"DisbursementToPayment"}],"dbName":"payment","schema":"ledger"},"PaymentLine":{"fields":[{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"path","kind":"scalar","type":"String"},{"name":"field","kind":"scalar","type":"String"},{"name":"service","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"charged","kind":"scalar","type":"Decimal"},{"name":"units","kind":"scalar","type":"Int"},{"name":"settle","kind":"scalar","type":"String"},{"name":"outcome","kind":"scalar","type":"String"},{"name":"delivered","kind":"scalar","type":"Int"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentLine"}],"dbName":"payment_line","schema":"ledger"},"PaymentTransition":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"fromState","kind":"scalar","type":"String","dbName":"from_state"},{"name":"toState","kind":"scalar","type":"String","dbName":"to_state"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"payment","kind":"object","type":"Payment","relationName":"PaymentToPaymentTransition"}],"dbName":"payment_transition","schema":"ledger"},"Disbursement":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"paymentId","kind":"scalar","type":"String","dbName":"payment_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"reason","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"prepared","kind":"scalar","type":"Json"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"countedAt","kind":"scalar","type":"DateTime","dbName":"counted_at"},{"name":"approvedAt","kind":"scalar","type":"DateTime","dbName":"approved_at"},{"name":"leaseUntil","kind":"scalar","type":"DateTime","dbName":"lease_until"},{"name":"leasedBy","kind":"scalar","type":"String","dbName":"leased_by"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"payment","kind":"object","type":"Payment","relationName":"DisbursementToPayment"},{"name":"lines","kind":"object","type":"DisbursementLine","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement","schema":"ledger"},"DisbursementLine":{"fields":[{"name":"disbursementId","kind":"scalar","type":"String","dbName":"disbursement_id"},{"name":"position","kind":"scalar","type":"Int"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"disbursement","kind":"object","type":"Disbursement","relationName":"DisbursementToDisbursementLine"}],"dbName":"disbursement_line","schema":"ledger"},"SchemaVersion":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"supergraph","kind":"scalar","type":"String"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"bases","kind":"object","type":"BillBasis","relationName":"BillBasisToSchemaVersion"}],"dbName":"schema_version","schema":"ledger"},"BillBasis":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"schemaVersion","kind":"scalar","type":"String","dbName":"schema_version"},{"name":"operation","kind":"scalar","type":"String"},{"name":"variables","kind":"scalar","type":"Json"},{"name":"takesPart","kind":"scalar","type":"Boolean","dbName":"takes_part"},{"name":"firstSeen","kind":"scalar","type":"DateTime","dbName":"first_seen"},{"name":"version","kind":"object","type":"SchemaVersion","relationName":"BillBasisToSchemaVersion"}],"dbName":"bill_basis","schema":"ledger"},"Outflow":{"fields":[{"name":"day","kind":"scalar","type":"DateTime"},{"name":"dayAmount","kind":"scalar","type":"Decimal","dbName":"day_amount"},{"name":"hour","kind":"scalar","type":"Int"},{"name":"hourAmount","kind":"scalar","type":"Decimal","dbName":"hour_amount"}],"dbName":"outflow","schema":"ledger"},"ReceiptKey":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"x","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"receipt_key","schema":"ledger"},"PaymentWatch":{"fields":[{"name":"wallet","kind":"scalar","type":"String"},{"name":"router","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"}],"dbName":"payment_watch","schema":"ledger"},"MailSubdomain":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"owner","kind":"scalar","type":"String"},{"name":"catchAllForwardTo","kind":"scalar","type":"String","dbName":"catch_all_forward_to"},{"name":"dnsVerifiedAt","kind":"scalar","type":"DateTime","dbName":"dns_verified_at"},{"name":"senderVerifiedAt","kind":"scalar","type":"DateTime","dbName":"sender_verified_at"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"signers","kind":"object","type":"MailSigner","relationName":"MailSignerToMailSubdomain"},{"name":"inboxes","kind":"object","type":"Inbox","relationName":"InboxToMailSubdomain"}],"dbName":"subdomain","schema":"mail"},"DkimKey":{"fields":[{"name":"domain","kind":"scalar","type":"String"},{"name":"selector","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"dkim_key","schema":"mail"},"MailSigner":{"fields":[{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"MailSignerToMailSubdomain"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"addedAt","kind":"scalar","type":"DateTime","dbName":"added_at"}],"dbName":"signer","schema":"mail"},"Inbox":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"address","kind":"scalar","type":"String"},{"name":"localPart","kind":"scalar","type":"String","dbName":"local_part"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"in","kind":"object","type":"MailSubdomain","relationName":"InboxToMailSubdomain"},{"name":"owner","kind":"scalar","type":"String"},{"name":"forwardTo","kind":"scalar","type":"String","dbName":"forward_to"},{"name":"retainMessages","kind":"scalar","type":"Boolean","dbName":"retain_messages"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"},{"name":"remindedFor","kind":"scalar","type":"DateTime","dbName":"reminded_for"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"messages","kind":"object","type":"Message","relationName":"InboxToMessage"},{"name":"deletedMessages","kind":"object","type":"DeletedMessage","relationName":"DeletedMessageToInbox"},{"name":"periods","kind":"object","type":"InboxPeriod","relationName":"InboxToInboxPeriod"}],"dbName":"inbox","schema":"mail"},"InboxPeriod":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToInboxPeriod"},{"name":"payer","kind":"scalar","type":"String"},{"name":"amount","kind":"scalar","type":"Decimal"},{"name":"days","kind":"scalar","type":"Int"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"refunded","kind":"scalar","type":"Decimal"}],"dbName":"inbox_period","schema":"mail"},"StoredMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"fromEmail","kind":"scalar","type":"String","dbName":"from_email"},{"name":"subject","kind":"scalar","type":"String"},{"name":"spf","kind":"scalar","type":"String"},{"name":"dkim","kind":"scalar","type":"String"},{"name":"dmarc","kind":"scalar","type":"String"},{"name":"remoteIp","kind":"scalar","type":"String","dbName":"remote_ip"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"messages","kind":"object","type":"Message","relationName":"MessageToStoredMail"}],"dbName":"stored_mail","schema":"mail"},"Message":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"InboxToMessage"},{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"StoredMail","relationName":"MessageToStoredMail"},{"name":"readAt","kind":"scalar","type":"DateTime","dbName":"read_at"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"}],"dbName":"message","schema":"mail"},"DeletedMessage":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"inboxId","kind":"scalar","type":"String","dbName":"inbox_id"},{"name":"inbox","kind":"object","type":"Inbox","relationName":"DeletedMessageToInbox"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"}],"dbName":"deleted_message","schema":"mail"},"ForwardCount":{"fields":[{"name":"scope","kind":"scalar","type":"String"},{"name":"hour","kind":"scalar","type":"DateTime"},{"name":"count","kind":"scalar","type":"Int"}],"dbName":"forward_count","schema":"mail"},"OutboundMail":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"subdomain","kind":"scalar","type":"String"},{"name":"envelopeFrom","kind":"scalar","type":"String","dbName":"envelope_from"},{"name":"headerFrom","kind":"scalar","type":"String","dbName":"header_from"},{"name":"messageId","kind":"scalar","type":"String","dbName":"message_id"},{"name":"subject","kind":"scalar","type":"String"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"size","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"recipients","kind":"object","type":"OutboundRecipient","relationName":"OutboundMailToOutboundRecipient"}],"dbName":"outbound_mail","schema":"mail"},"OutboundRecipient":{"fields":[{"name":"mailId","kind":"scalar","type":"String","dbName":"mail_id"},{"name":"mail","kind":"object","type":"OutboundMail","relationName":"OutboundMailToOutboundRecipient"},{"name":"address","kind":"scalar","type":"String"},{"name":"state","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"}],"dbName":"outbound_recipient","schema":"mail"},"MerchOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"state","kind":"enum","type":"MerchOrderState"},{"name":"product","kind":"enum","type":"MerchProduct"},{"name":"size","kind":"scalar","type":"String"},{"name":"color","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"source","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"commission","kind":"scalar","type":"Decimal"},{"name":"commissionTo","kind":"scalar","type":"String","dbName":"commission_to"},{"name":"address","kind":"scalar","type":"Json"},{"name":"imageType","kind":"scalar","type":"String","dbName":"image_type"},{"name":"pictureId","kind":"scalar","type":"String","dbName":"picture_id"},{"name":"providerOrderId","kind":"scalar","type":"String","dbName":"provider_order_id"},{"name":"productId","kind":"scalar","type":"String","dbName":"product_id"},{"name":"providerStatus","kind":"scalar","type":"String","dbName":"provider_status"},{"name":"tracking","kind":"scalar","type":"Json"},{"name":"reason","kind":"scalar","type":"String"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"deliveredAt","kind":"scalar","type":"DateTime","dbName":"delivered_at"}],"dbName":"order","schema":"merch"},"MerchNotice":{"fields":[{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"kind","kind":"enum","type":"MerchNoticeKind"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"}],"dbName":"notice","schema":"merch"},"MerchStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"externalId","kind":"scalar","type":"String","dbName":"external_id"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"canceledAt","kind":"scalar","type":"DateTime","dbName":"canceled_at"}],"dbName":"stand_in_order","schema":"merch"},"MediaUpload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"maxBytes","kind":"scalar","type":"Int","dbName":"max_bytes"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentBy","kind":"scalar","type":"DateTime","dbName":"sent_by"},{"name":"confirmedAt","kind":"scalar","type":"DateTime","dbName":"confirmed_at"},{"name":"size","kind":"scalar","type":"Int"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"upload","schema":"studio"},"TravelBooking":{"fields":[{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"state","kind":"enum","type":"BookingState"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"orderId","kind":"scalar","type":"String","dbName":"order_id"},{"name":"source","kind":"scalar","type":"String"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"booking","schema":"travel"},"TravelStandInOrder":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"BookingKind"},{"name":"clientRef","kind":"scalar","type":"String","dbName":"client_ref"},{"name":"payload","kind":"scalar","type":"Json"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"cancelledAt","kind":"scalar","type":"DateTime","dbName":"cancelled_at"}],"dbName":"stand_in_order","schema":"travel"},"FlightIntent":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"flight","kind":"scalar","type":"String"},{"name":"ident","kind":"scalar","type":"String"},{"name":"intent","kind":"scalar","type":"String"},{"name":"aircraftType","kind":"scalar","type":"String","dbName":"aircraft_type"},{"name":"origin","kind":"scalar","type":"String"},{"name":"destination","kind":"scalar","type":"String"},{"name":"intendedOff","kind":"scalar","type":"DateTime","dbName":"intended_off"},{"name":"intendedOn","kind":"scalar","type":"DateTime","dbName":"intended_on"},{"name":"altitude","kind":"scalar","type":"Int"},{"name":"airspeed","kind":"scalar","type":"Int"},{"name":"route","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"flight_intent","schema":"travel"},"Upload":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"kind","kind":"enum","type":"UploadKind"},{"name":"wallet","kind":"scalar","type":"String"},{"name":"filename","kind":"scalar","type":"String"},{"name":"publicName","kind":"scalar","type":"String","dbName":"public_name"},{"name":"contentType","kind":"scalar","type":"String","dbName":"content_type"},{"name":"tier","kind":"scalar","type":"String"},{"name":"maxSize","kind":"scalar","type":"BigInt","dbName":"max_size"},{"name":"actualSize","kind":"scalar","type":"BigInt","dbName":"actual_size"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"etag","kind":"scalar","type":"String"},{"name":"pricePaid","kind":"scalar","type":"Decimal","dbName":"price_paid"},{"name":"transactionHash","kind":"scalar","type":"String","dbName":"transaction_hash"},{"name":"actId","kind":"scalar","type":"String","dbName":"act_id"},{"name":"sourceId","kind":"scalar","type":"String","dbName":"source_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"uploadedAt","kind":"scalar","type":"DateTime","dbName":"uploaded_at"},{"name":"removedAt","kind":"scalar","type":"DateTime","dbName":"removed_at"},{"name":"certificatesAsked","kind":"scalar","type":"Int","dbName":"certificates_asked"},{"name":"certificatesSince","kind":"scalar","type":"DateTime","dbName":"certificates_since"},{"name":"tickets","kind":"object","type":"UploadTicket","relationName":"UploadToUploadTicket"},{"name":"versions","kind":"object","type":"SiteVersion","relationName":"SiteVersionToUpload"},{"name":"customDomain","kind":"object","type":"CustomDomain","relationName":"CustomDomainToUpload"}],"dbName":"upload","schema":"upload"},"UploadTicket":{"fields":[{"name":"tokenHash","kind":"scalar","type":"String","dbName":"token_hash"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"UploadToUploadTicket"},{"name":"blobKey","kind":"scalar","type":"String","dbName":"blob_key"},{"name":"announced","kind":"scalar","type":"BigInt"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"completedAt","kind":"scalar","type":"DateTime","dbName":"completed_at"},{"name":"writer","kind":"scalar","type":"String"},{"name":"writerUntil","kind":"scalar","type":"DateTime","dbName":"writer_until"},{"name":"wanted","kind":"scalar","type":"Boolean"}],"dbName":"ticket","schema":"upload"},"SiteVersion":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"SiteVersionToUpload"},{"name":"zipKey","kind":"scalar","type":"String","dbName":"zip_key"},{"name":"zipSize","kind":"scalar","type":"BigInt","dbName":"zip_size"},{"name":"manifest","kind":"scalar","type":"Json"},{"name":"folder","kind":"scalar","type":"String"},{"name":"fileCount","kind":"scalar","type":"Int","dbName":"file_count"},{"name":"totalSize","kind":"scalar","type":"BigInt","dbName":"total_size"},{"name":"receivedAt","kind":"scalar","type":"DateTime","dbName":"received_at"},{"name":"activatedAt","kind":"scalar","type":"DateTime","dbName":"activated_at"},{"name":"replacedAt","kind":"scalar","type":"DateTime","dbName":"replaced_at"},{"name":"refusal","kind":"scalar","type":"String"},{"name":"extractor","kind":"scalar","type":"String"},{"name":"extractorUntil","kind":"scalar","type":"DateTime","dbName":"extractor_until"}],"dbName":"site_version","schema":"upload"},"CustomDomain":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"uploadId","kind":"scalar","type":"String","dbName":"upload_id"},{"name":"upload","kind":"object","type":"Upload","relationName":"CustomDomainToUpload"},{"name":"hostname","kind":"scalar","type":"String"},{"name":"state","kind":"enum","type":"CustomDomainState"},{"name":"note","kind":"scalar","type":"String"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"issuedAt","kind":"scalar","type":"DateTime","dbName":"issued_at"},{"name":"notAfter","kind":"scalar","type":"DateTime","dbName":"not_after"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"nextAttemptAt","kind":"scalar","type":"DateTime","dbName":"next_attempt_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"custom_domain","schema":"upload"},"AcmeAccount":{"fields":[{"name":"directoryUrl","kind":"scalar","type":"String","dbName":"directory_url"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"accountUrl","kind":"scalar","type":"String","dbName":"account_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"acme_account","schema":"upload"},"AcmeHttpChallenge":{"fields":[{"name":"hostname","kind":"scalar","type":"String"},{"name":"token","kind":"scalar","type":"String"},{"name":"keyAuthorization","kind":"scalar","type":"String","dbName":"key_authorization"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"}],"dbName":"acme_http_challenge","schema":"upload"},"LocalAuthority":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"certificate","kind":"scalar","type":"String"},{"name":"sealedKey","kind":"scalar","type":"String","dbName":"sealed_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"local_authority","schema":"upload"}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","Suspension.findUnique","Suspension.findUniqueOrThrow","orderBy","cursor","Suspension.findFirst","Suspension.findFirstOrThrow","Suspension.findMany","data","Suspension.createOne","Suspension.createMany","Suspension.createManyAndReturn","Suspension.updateOne","Suspension.updateMany","Suspension.updateManyAndReturn","create","update","Suspension.upsertOne","Suspension.deleteOne","Suspension.deleteMany","having","_count","_min","_max","Suspension.groupBy","Suspension.aggregate","RefusedAddress.findUnique","RefusedAddress.findUniqueOrThrow","RefusedAddress.findFirst","RefusedAddress.findFirstOrThrow","RefusedAddress.findMany","RefusedAddress.createOne","RefusedAddress.createMany","RefusedAddress.createManyAndReturn","RefusedAddress.updateOne","RefusedAddress.updateMany","RefusedAddress.updateManyAndReturn","RefusedAddress.upsertOne","RefusedAddress.deleteOne","RefusedAddress.deleteMany","RefusedAddress.groupBy","RefusedAddress.aggregate","AbuseAction.findUnique","AbuseAction.findUniqueOrThrow","AbuseAction.findFirst","AbuseAction.findFirstOrThrow","AbuseAction.findMany","AbuseAction.createOne","AbuseAction.createMany","AbuseAction.createManyAndReturn","AbuseAction.updateOne","AbuseAction.updateMany","AbuseAction.updateManyAndReturn","AbuseAction.upsertOne","AbuseAction.deleteOne","AbuseAction.deleteMany","_avg","_sum","AbuseAction.groupBy","AbuseAction.aggregate","ChainIndex.findUnique","ChainIndex.findUniqueOrThrow","ChainIndex.findFirst","ChainIndex.findFirstOrThrow","ChainIndex.findMany","ChainIndex.createOne","ChainIndex.createMany","ChainIndex.createManyAndReturn","ChainIndex.updateOne","ChainIndex.updateMany","ChainIndex.updateManyAndReturn","ChainIndex.upsertOne","ChainIndex.deleteOne","ChainIndex.deleteMany","ChainIndex.groupBy","ChainIndex.aggregate","ChainBlock.findUnique","ChainBlock.findUniqueOrThrow","ChainBlock.findFirst","ChainBlock.findFirstOrThrow","ChainBlock.findMany","ChainBlock.createOne","ChainBlock.createMany","ChainBlock.createManyAndReturn","ChainBlock.updateOne","ChainBlock.updateMany","ChainBlock.updateManyAndReturn","ChainBlock.upsertOne","ChainBlock.deleteOne","ChainBlock.deleteMany","ChainBlock.groupBy","ChainBlock.aggregate","ChainTransaction.findUnique","ChainTransaction.findUniqueOrThrow","ChainTransaction.findFirst","ChainTransaction.findFirstOrThrow","ChainTransaction.findMany","ChainTransaction.createOne","ChainTransaction.createMany","ChainTransaction.createManyAndReturn","ChainTransaction.updateOne","ChainTransaction.updateMany","ChainTransaction.updateManyAndReturn","ChainTransaction.upsertOne","ChainTransaction.deleteOne","ChainTransaction.deleteMany","ChainTransaction.groupBy","ChainTransaction.aggregate","InternalTransfer.findUnique","InternalTransfer.findUniqueOrThrow","InternalTransfer.findFirst","InternalTransfer.findFirstOrThrow","InternalTransfer.findMany","InternalTransfer.createOne","InternalTransfer.createMany","InternalTransfer.createManyAndReturn","InternalTransfer.updateOne","InternalTransfer.updateMany","InternalTransfer.updateManyAndReturn","InternalTransfer.upsertOne","InternalTransfer.deleteOne","InternalTransfer.deleteMany","InternalTransfer.groupBy","InternalTransfer.aggregate","TokenTransfer.findUnique","TokenTransfer.findUniqueOrThrow","TokenTransfer.findFirst","TokenTransfer.findFirstOrThrow","TokenTransfer.findMany","TokenTransfer.createOne","TokenTransfer.createMany","TokenTransfer.createManyAndReturn","TokenTransfer.updateOne","TokenTransfer.updateMany","TokenTransfer.updateManyAndReturn","TokenTransfer.upsertOne","TokenTransfer.deleteOne","TokenTransfer.deleteMany","TokenTransfer.groupBy","TokenTransfer.aggregate","TokenHolding.findUnique","TokenHolding.findUniqueOrThrow","TokenHolding.findFirst","TokenHolding.findFirstOrThrow","TokenHolding.findMany","TokenHolding.createOne","TokenHolding.createMany","TokenHolding.createManyAndReturn","TokenHolding.updateOne","TokenHolding.updateMany","TokenHolding.updateManyAndReturn","TokenHolding.upsertOne","TokenHolding.deleteOne","TokenHolding.deleteMany","TokenHolding.groupBy","TokenHolding.aggregate","ContractCreation.findUnique","ContractCreation.findUniqueOrThrow","ContractCreation.findFirst","ContractCreation.findFirstOrThrow","ContractCreation.findMany","ContractCreation.createOne","ContractCreation.createMany","ContractCreation.createManyAndReturn","ContractCreation.updateOne","ContractCreation.updateMany","ContractCreation.updateManyAndReturn","ContractCreation.upsertOne","ContractCreation.deleteOne","ContractCreation.deleteMany","ContractCreation.groupBy","ContractCreation.aggregate","ChainDay.findUnique","ChainDay.findUniqueOrThrow","ChainDay.findFirst","ChainDay.findFirstOrThrow","ChainDay.findMany","ChainDay.createOne","ChainDay.createMany","ChainDay.createManyAndReturn","ChainDay.updateOne","ChainDay.updateMany","ChainDay.updateManyAndReturn","ChainDay.upsertOne","ChainDay.deleteOne","ChainDay.deleteMany","ChainDay.groupBy","ChainDay.aggregate","VerifiedContract.findUnique","VerifiedContract.findUniqueOrThrow","VerifiedContract.findFirst","VerifiedContract.findFirstOrThrow","VerifiedContract.findMany","VerifiedContract.createOne","VerifiedContract.createMany","VerifiedContract.createManyAndReturn","VerifiedContract.updateOne","VerifiedContract.updateMany","VerifiedContract.updateManyAndReturn","VerifiedContract.upsertOne","VerifiedContract.deleteOne","VerifiedContract.deleteMany","VerifiedContract.groupBy","VerifiedContract.aggregate","DomainOrder.findUnique","DomainOrder.findUniqueOrThrow","DomainOrder.findFirst","DomainOrder.findFirstOrThrow","DomainOrder.findMany","DomainOrder.createOne","DomainOrder.createMany","DomainOrder.createManyAndReturn","DomainOrder.updateOne","DomainOrder.updateMany","DomainOrder.updateManyAndReturn","DomainOrder.upsertOne","DomainOrder.deleteOne","DomainOrder.deleteMany","DomainOrder.groupBy","DomainOrder.aggregate","zone","records","OwnedDomain.findUnique","OwnedDomain.findUniqueOrThrow","OwnedDomain.findFirst","OwnedDomain.findFirstOrThrow","OwnedDomain.findMany","OwnedDomain.createOne","OwnedDomain.createMany","OwnedDomain.createManyAndReturn","OwnedDomain.updateOne","OwnedDomain.updateMany","OwnedDomain.updateManyAndReturn","OwnedDomain.upsertOne","OwnedDomain.deleteOne","OwnedDomain.deleteMany","OwnedDomain.groupBy","OwnedDomain.aggregate","DomainRecord.findUnique","DomainRecord.findUniqueOrThrow","DomainRecord.findFirst","DomainRecord.findFirstOrThrow","DomainRecord.findMany","DomainRecord.createOne","DomainRecord.createMany","DomainRecord.createManyAndReturn","DomainRecord.updateOne","DomainRecord.updateMany","DomainRecord.updateManyAndReturn","DomainRecord.upsertOne","DomainRecord.deleteOne","DomainRecord.deleteMany","DomainRecord.groupBy","DomainRecord.aggregate","RegistrantProfile.findUnique","RegistrantProfile.findUniqueOrThrow","RegistrantProfile.findFirst","RegistrantProfile.findFirstOrThrow","RegistrantProfile.findMany","RegistrantProfile.createOne","RegistrantProfile.createMany","RegistrantProfile.createManyAndReturn","RegistrantProfile.updateOne","RegistrantProfile.updateMany","RegistrantProfile.updateManyAndReturn","RegistrantProfile.upsertOne","RegistrantProfile.deleteOne","RegistrantProfile.deleteMany","RegistrantProfile.groupBy","RegistrantProfile.aggregate","RegistrantEmailCode.findUnique","RegistrantEmailCode.findUniqueOrThrow","RegistrantEmailCode.findFirst","RegistrantEmailCode.findFirstOrThrow","RegistrantEmailCode.findMany","RegistrantEmailCode.createOne","RegistrantEmailCode.createMany","RegistrantEmailCode.createManyAndReturn","RegistrantEmailCode.updateOne","RegistrantEmailCode.updateMany","RegistrantEmailCode.updateManyAndReturn","RegistrantEmailCode.upsertOne","RegistrantEmailCode.deleteOne","RegistrantEmailCode.deleteMany","RegistrantEmailCode.groupBy","RegistrantEmailCode.aggregate","WebPage.findUnique","WebPage.findUniqueOrThrow","WebPage.findFirst","WebPage.findFirstOrThrow","WebPage.findMany","WebPage.updateOne","WebPage.updateMany","WebPage.updateManyAndReturn","WebPage.deleteOne","WebPage.deleteMany","WebPage.groupBy","WebPage.aggregate","CrawlPage.findUnique","CrawlPage.findUniqueOrThrow","CrawlPage.findFirst","CrawlPage.findFirstOrThrow","CrawlPage.findMany","CrawlPage.createOne","CrawlPage.createMany","CrawlPage.createManyAndReturn","CrawlPage.updateOne","CrawlPage.updateMany","CrawlPage.updateManyAndReturn","CrawlPage.upsertOne","CrawlPage.deleteOne","CrawlPage.deleteMany","CrawlPage.groupBy","CrawlPage.aggregate","ReadPage.findUnique","ReadPage.findUniqueOrThrow","ReadPage.findFirst","ReadPage.findFirstOrThrow","ReadPage.findMany","ReadPage.createOne","ReadPage.createMany","ReadPage.createManyAndReturn","ReadPage.updateOne","ReadPage.updateMany","ReadPage.updateManyAndReturn","ReadPage.upsertOne","ReadPage.deleteOne","ReadPage.deleteMany","ReadPage.groupBy","ReadPage.aggregate","organization","members","inviteCode","redemptions","codes","GatewayOrganization.findUnique","GatewayOrganization.findUniqueOrThrow","GatewayOrganization.findFirst","GatewayOrganization.findFirstOrThrow","GatewayOrganization.findMany","GatewayOrganization.createOne","GatewayOrganization.createMany","GatewayOrganization.createManyAndReturn","GatewayOrganization.updateOne","GatewayOrganization.updateMany","GatewayOrganization.updateManyAndReturn","GatewayOrganization.upsertOne","GatewayOrganization.deleteOne","GatewayOrganization.deleteMany","GatewayOrganization.groupBy","GatewayOrganization.aggregate","GatewayMember.findUnique","GatewayMember.findUniqueOrThrow","GatewayMember.findFirst","GatewayMember.findFirstOrThrow","GatewayMember.findMany","GatewayMember.createOne","GatewayMember.createMany","GatewayMember.createManyAndReturn","GatewayMember.updateOne","GatewayMember.updateMany","GatewayMember.updateManyAndReturn","GatewayMember.upsertOne","GatewayMember.deleteOne","GatewayMember.deleteMany","GatewayMember.groupBy","GatewayMember.aggregate","GatewayInviteCode.findUnique","GatewayInviteCode.findUniqueOrThrow","GatewayInviteCode.findFirst","GatewayInviteCode.findFirstOrThrow","GatewayInviteCode.findMany","GatewayInviteCode.createOne","GatewayInviteCode.createMany","GatewayInviteCode.createManyAndReturn","GatewayInviteCode.updateOne","GatewayInviteCode.updateMany","GatewayInviteCode.updateManyAndReturn","GatewayInviteCode.upsertOne","GatewayInviteCode.deleteOne","GatewayInviteCode.deleteMany","GatewayInviteCode.groupBy","GatewayInviteCode.aggregate","GatewayRedemption.findUnique","GatewayRedemption.findUniqueOrThrow","GatewayRedemption.findFirst","GatewayRedemption.findFirstOrThrow","GatewayRedemption.findMany","GatewayRedemption.createOne","GatewayRedemption.createMany","GatewayRedemption.createManyAndReturn","GatewayRedemption.updateOne","GatewayRedemption.updateMany","GatewayRedemption.updateManyAndReturn","GatewayRedemption.upsertOne","GatewayRedemption.deleteOne","GatewayRedemption.deleteMany","GatewayRedemption.groupBy","GatewayRedemption.aggregate","GatewayRegistry.findUnique","GatewayRegistry.findUniqueOrThrow","GatewayRegistry.findFirst","GatewayRegistry.findFirstOrThrow","GatewayRegistry.findMany","GatewayRegistry.createOne","GatewayRegistry.createMany","GatewayRegistry.createManyAndReturn","GatewayRegistry.updateOne","GatewayRegistry.updateMany","GatewayRegistry.updateManyAndReturn","GatewayRegistry.upsertOne","GatewayRegistry.deleteOne","GatewayRegistry.deleteMany","GatewayRegistry.groupBy","GatewayRegistry.aggregate","origin","endpoints","GatewayOrigin.findUnique","GatewayOrigin.findUniqueOrThrow","GatewayOrigin.findFirst","GatewayOrigin.findFirstOrThrow","GatewayOrigin.findMany","GatewayOrigin.createOne","GatewayOrigin.createMany","GatewayOrigin.createManyAndReturn","GatewayOrigin.updateOne","GatewayOrigin.updateMany","GatewayOrigin.updateManyAndReturn","GatewayOrigin.upsertOne","GatewayOrigin.deleteOne","GatewayOrigin.deleteMany","GatewayOrigin.groupBy","GatewayOrigin.aggregate","GatewayEndpoint.findUnique","GatewayEndpoint.findUniqueOrThrow","GatewayEndpoint.findFirst","GatewayEndpoint.findFirstOrThrow","GatewayEndpoint.findMany","GatewayEndpoint.createOne","GatewayEndpoint.createMany","GatewayEndpoint.createManyAndReturn","GatewayEndpoint.updateOne","GatewayEndpoint.updateMany","GatewayEndpoint.updateManyAndReturn","GatewayEndpoint.upsertOne","GatewayEndpoint.deleteOne","GatewayEndpoint.deleteMany","GatewayEndpoint.groupBy","GatewayEndpoint.aggregate","GatewayIndexVersion.findUnique","GatewayIndexVersion.findUniqueOrThrow","GatewayIndexVersion.findFirst","GatewayIndexVersion.findFirstOrThrow","GatewayIndexVersion.findMany","GatewayIndexVersion.createOne","GatewayIndexVersion.createMany","GatewayIndexVersion.createManyAndReturn","GatewayIndexVersion.updateOne","GatewayIndexVersion.updateMany","GatewayIndexVersion.updateManyAndReturn","GatewayIndexVersion.upsertOne","GatewayIndexVersion.deleteOne","GatewayIndexVersion.deleteMany","GatewayIndexVersion.groupBy","GatewayIndexVersion.aggregate","SiwxNonce.findUnique","SiwxNonce.findUniqueOrThrow","SiwxNonce.findFirst","SiwxNonce.findFirstOrThrow","SiwxNonce.findMany","SiwxNonce.createOne","SiwxNonce.createMany","SiwxNonce.createManyAndReturn","SiwxNonce.updateOne","SiwxNonce.updateMany","SiwxNonce.updateManyAndReturn","SiwxNonce.upsertOne","SiwxNonce.deleteOne","SiwxNonce.deleteMany","SiwxNonce.groupBy","SiwxNonce.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","SignInHost.findUnique","SignInHost.findUniqueOrThrow","SignInHost.findFirst","SignInHost.findFirstOrThrow","SignInHost.findMany","SignInHost.createOne","SignInHost.createMany","SignInHost.createManyAndReturn","SignInHost.updateOne","SignInHost.updateMany","SignInHost.updateManyAndReturn","SignInHost.upsertOne","SignInHost.deleteOne","SignInHost.deleteMany","SignInHost.groupBy","SignInHost.aggregate","Process.findUnique","Process.findUniqueOrThrow","Process.findFirst","Process.findFirstOrThrow","Process.findMany","Process.createOne","Process.createMany","Process.createManyAndReturn","Process.updateOne","Process.updateMany","Process.updateManyAndReturn","Process.upsertOne","Process.deleteOne","Process.deleteMany","Process.groupBy","Process.aggregate","PaidAct.findUnique","PaidAct.findUniqueOrThrow","PaidAct.findFirst","PaidAct.findFirstOrThrow","PaidAct.findMany","PaidAct.createOne","PaidAct.createMany","PaidAct.createManyAndReturn","PaidAct.updateOne","PaidAct.updateMany","PaidAct.updateManyAndReturn","PaidAct.upsertOne","PaidAct.deleteOne","PaidAct.deleteMany","PaidAct.groupBy","PaidAct.aggregate","Purchase.findUnique","Purchase.findUniqueOrThrow","Purchase.findFirst","Purchase.findFirstOrThrow","Purchase.findMany","Purchase.createOne","Purchase.createMany","Purchase.createManyAndReturn","Purchase.updateOne","Purchase.updateMany","Purchase.updateManyAndReturn","Purchase.upsertOne","Purchase.deleteOne","Purchase.deleteMany","Purchase.groupBy","Purchase.aggregate","UsedToken.findUnique","UsedToken.findUniqueOrThrow","UsedToken.findFirst","UsedToken.findFirstOrThrow","UsedToken.findMany","UsedToken.createOne","UsedToken.createMany","UsedToken.createManyAndReturn","UsedToken.updateOne","UsedToken.updateMany","UsedToken.updateManyAndReturn","UsedToken.upsertOne","UsedToken.deleteOne","UsedToken.deleteMany","UsedToken.groupBy","UsedToken.aggregate","ResultRef.findUnique","ResultRef.findUniqueOrThrow","ResultRef.findFirst","ResultRef.findFirstOrThrow","ResultRef.findMany","ResultRef.createOne","ResultRef.createMany","ResultRef.createManyAndReturn","ResultRef.updateOne","ResultRef.updateMany","ResultRef.updateManyAndReturn","ResultRef.upsertOne","ResultRef.deleteOne","ResultRef.deleteMany","ResultRef.groupBy","ResultRef.aggregate","KeptDocument.findUnique","KeptDocument.findUniqueOrThrow","KeptDocument.findFirst","KeptDocument.findFirstOrThrow","KeptDocument.findMany","KeptDocument.createOne","KeptDocument.createMany","KeptDocument.createManyAndReturn","KeptDocument.updateOne","KeptDocument.updateMany","KeptDocument.updateManyAndReturn","KeptDocument.upsertOne","KeptDocument.deleteOne","KeptDocument.deleteMany","KeptDocument.groupBy","KeptDocument.aggregate","in","PublishedZone.findUnique","PublishedZone.findUniqueOrThrow","PublishedZone.findFirst","PublishedZone.findFirstOrThrow","PublishedZone.findMany","PublishedZone.createOne","PublishedZone.createMany","PublishedZone.createManyAndReturn","PublishedZone.updateOne","PublishedZone.updateMany","PublishedZone.updateManyAndReturn","PublishedZone.upsertOne","PublishedZone.deleteOne","PublishedZone.deleteMany","PublishedZone.groupBy","PublishedZone.aggregate","PublishedRecord.findUnique","PublishedRecord.findUniqueOrThrow","PublishedRecord.findFirst","PublishedRecord.findFirstOrThrow","PublishedRecord.findMany","PublishedRecord.createOne","PublishedRecord.createMany","PublishedRecord.createManyAndReturn","PublishedRecord.updateOne","PublishedRecord.updateMany","PublishedRecord.updateManyAndReturn","PublishedRecord.upsertOne","PublishedRecord.deleteOne","PublishedRecord.deleteMany","PublishedRecord.groupBy","PublishedRecord.aggregate","PaidJob.findUnique","PaidJob.findUniqueOrThrow","PaidJob.findFirst","PaidJob.findFirstOrThrow","PaidJob.findMany","PaidJob.createOne","PaidJob.createMany","PaidJob.createManyAndReturn","PaidJob.updateOne","PaidJob.updateMany","PaidJob.updateManyAndReturn","PaidJob.upsertOne","PaidJob.deleteOne","PaidJob.deleteMany","PaidJob.groupBy","PaidJob.aggregate","Rate.findUnique","Rate.findUniqueOrThrow","Rate.findFirst","Rate.findFirstOrThrow","Rate.findMany","Rate.createOne","Rate.createMany","Rate.createManyAndReturn","Rate.updateOne","Rate.updateMany","Rate.updateManyAndReturn","Rate.upsertOne","Rate.deleteOne","Rate.deleteMany","Rate.groupBy","Rate.aggregate","Lockout.findUnique","Lockout.findUniqueOrThrow","Lockout.findFirst","Lockout.findFirstOrThrow","Lockout.findMany","Lockout.createOne","Lockout.createMany","Lockout.createManyAndReturn","Lockout.updateOne","Lockout.updateMany","Lockout.updateManyAndReturn","Lockout.upsertOne","Lockout.deleteOne","Lockout.deleteMany","Lockout.groupBy","Lockout.aggregate","payment","lines","transitions","disbursement","disbursements","Payment.findUnique","Payment.findUniqueOrThrow","Payment.findFirst","Payment.findFirstOrThrow","Payment.findMany","Payment.createOne","Payment.createMany","Payment.createManyAndReturn","Payment.updateOne","Payment.updateMany","Payment.updateManyAndReturn","Payment.upsertOne","Payment.deleteOne","Payment.deleteMany","Payment.groupBy","Payment.aggregate","PaymentLine.findUnique","PaymentLine.findUniqueOrThrow","PaymentLine.findFirst","PaymentLine.findFirstOrThrow","PaymentLine.findMany","PaymentLine.createOne","PaymentLine.createMany","PaymentLine.createManyAndReturn","PaymentLine.updateOne","PaymentLine.updateMany","PaymentLine.updateManyAndReturn","PaymentLine.upsertOne","PaymentLine.deleteOne","PaymentLine.deleteMany","PaymentLine.groupBy","PaymentLine.aggregate","PaymentTransition.findUnique","PaymentTransition.findUniqueOrThrow","PaymentTransition.findFirst","PaymentTransition.findFirstOrThrow","PaymentTransition.findMany","PaymentTransition.createOne","PaymentTransition.createMany","PaymentTransition.createManyAndReturn","PaymentTransition.updateOne","PaymentTransition.updateMany","PaymentTransition.updateManyAndReturn","PaymentTransition.upsertOne","PaymentTransition.deleteOne","PaymentTransition.deleteMany","PaymentTransition.groupBy","PaymentTransition.aggregate","Disbursement.findUnique","Disbursement.findUniqueOrThrow","Disbursement.findFirst","Disbursement.findFirstOrThrow","Disbursement.findMany","Disbursement.createOne","Disbursement.createMany","Disbursement.createManyAndReturn","Disbursement.updateOne","Disbursement.updateMany","Disbursement.updateManyAndReturn","Disbursement.upsertOne","Disbursement.deleteOne","Disbursement.deleteMany","Disbursement.groupBy","Disbursement.aggregate","DisbursementLine.findUnique","DisbursementLine.findUniqueOrThrow","DisbursementLine.findFirst","DisbursementLine.findFirstOrThrow","DisbursementLine.findMany","DisbursementLine.createOne","DisbursementLine.createMany","DisbursementLine.createManyAndReturn","DisbursementLine.updateOne","DisbursementLine.updateMany","DisbursementLine.updateManyAndReturn","DisbursementLine.upsertOne","DisbursementLine.deleteOne","DisbursementLine.deleteMany","DisbursementLine.groupBy","DisbursementLine.aggregate","version","bases","SchemaVersion.findUnique","SchemaVersion.findUniqueOrThrow","SchemaVersion.findFirst","SchemaVersion.findFirstOrThrow","SchemaVersion.findMany","SchemaVersion.createOne","SchemaVersion.createMany","SchemaVersion.createManyAndReturn","SchemaVersion.updateOne","SchemaVersion.updateMany","SchemaVersion.updateManyAndReturn","SchemaVersion.upsertOne","SchemaVersion.deleteOne","SchemaVersion.deleteMany","SchemaVersion.groupBy","SchemaVersion.aggregate","BillBasis.findUnique","BillBasis.findUniqueOrThrow","BillBasis.findFirst","BillBasis.findFirstOrThrow","BillBasis.findMany","BillBasis.createOne","BillBasis.createMany","BillBasis.createManyAndReturn","BillBasis.updateOne","BillBasis.updateMany","BillBasis.updateManyAndReturn","BillBasis.upsertOne","BillBasis.deleteOne","BillBasis.deleteMany","BillBasis.groupBy","BillBasis.aggregate","Outflow.findUnique","Outflow.findUniqueOrThrow","Outflow.findFirst","Outflow.findFirstOrThrow","Outflow.findMany","Outflow.createOne","Outflow.createMany","Outflow.createManyAndReturn","Outflow.updateOne","Outflow.updateMany","Outflow.updateManyAndReturn","Outflow.upsertOne","Outflow.deleteOne","Outflow.deleteMany","Outflow.groupBy","Outflow.aggregate","ReceiptKey.findUnique","ReceiptKey.findUniqueOrThrow","ReceiptKey.findFirst","ReceiptKey.findFirstOrThrow","ReceiptKey.findMany","ReceiptKey.createOne","ReceiptKey.createMany","ReceiptKey.createManyAndReturn","ReceiptKey.updateOne","ReceiptKey.updateMany","ReceiptKey.updateManyAndReturn","ReceiptKey.upsertOne","ReceiptKey.deleteOne","ReceiptKey.deleteMany","ReceiptKey.groupBy","ReceiptKey.aggregate","PaymentWatch.findUnique","PaymentWatch.findUniqueOrThrow","PaymentWatch.findFirst","PaymentWatch.findFirstOrThrow","PaymentWatch.findMany","PaymentWatch.createOne","PaymentWatch.createMany","PaymentWatch.createManyAndReturn","PaymentWatch.updateOne","PaymentWatch.updateMany","PaymentWatch.updateManyAndReturn","PaymentWatch.upsertOne","PaymentWatch.deleteOne","PaymentWatch.deleteMany","PaymentWatch.groupBy","PaymentWatch.aggregate","signers","inbox","messages","mail","deletedMessages","periods","inboxes","MailSubdomain.findUnique","MailSubdomain.findUniqueOrThrow","MailSubdomain.findFirst","MailSubdomain.findFirstOrThrow","MailSubdomain.findMany","MailSubdomain.createOne","MailSubdomain.createMany","MailSubdomain.createManyAndReturn","MailSubdomain.updateOne","MailSubdomain.updateMany","MailSubdomain.updateManyAndReturn","MailSubdomain.upsertOne","MailSubdomain.deleteOne","MailSubdomain.deleteMany","MailSubdomain.groupBy","MailSubdomain.aggregate","DkimKey.findUnique","DkimKey.findUniqueOrThrow","DkimKey.findFirst","DkimKey.findFirstOrThrow","DkimKey.findMany","DkimKey.createOne","DkimKey.createMany","DkimKey.createManyAndReturn","DkimKey.updateOne","DkimKey.updateMany","DkimKey.updateManyAndReturn","DkimKey.upsertOne","DkimKey.deleteOne","DkimKey.deleteMany","DkimKey.groupBy","DkimKey.aggregate","MailSigner.findUnique","MailSigner.findUniqueOrThrow","MailSigner.findFirst","MailSigner.findFirstOrThrow","MailSigner.findMany","MailSigner.createOne","MailSigner.createMany","MailSigner.createManyAndReturn","MailSigner.updateOne","MailSigner.updateMany","MailSigner.updateManyAndReturn","MailSigner.upsertOne","MailSigner.deleteOne","MailSigner.deleteMany","MailSigner.groupBy","MailSigner.aggregate","Inbox.findUnique","Inbox.findUniqueOrThrow","Inbox.findFirst","Inbox.findFirstOrThrow","Inbox.findMany","Inbox.createOne","Inbox.createMany","Inbox.createManyAndReturn","Inbox.updateOne","Inbox.updateMany","Inbox.updateManyAndReturn","Inbox.upsertOne","Inbox.deleteOne","Inbox.deleteMany","Inbox.groupBy","Inbox.aggregate","InboxPeriod.findUnique","InboxPeriod.findUniqueOrThrow","InboxPeriod.findFirst","InboxPeriod.findFirstOrThrow","InboxPeriod.findMany","InboxPeriod.createOne","InboxPeriod.createMany","InboxPeriod.createManyAndReturn","InboxPeriod.updateOne","InboxPeriod.updateMany","InboxPeriod.updateManyAndReturn","InboxPeriod.upsertOne","InboxPeriod.deleteOne","InboxPeriod.deleteMany","InboxPeriod.groupBy","InboxPeriod.aggregate","StoredMail.findUnique","StoredMail.findUniqueOrThrow","StoredMail.findFirst","StoredMail.findFirstOrThrow","StoredMail.findMany","StoredMail.createOne","StoredMail.createMany","StoredMail.createManyAndReturn","StoredMail.updateOne","StoredMail.updateMany","StoredMail.updateManyAndReturn","StoredMail.upsertOne","StoredMail.deleteOne","StoredMail.deleteMany","StoredMail.groupBy","StoredMail.aggregate","Message.findUnique","Message.findUniqueOrThrow","Message.findFirst","Message.findFirstOrThrow","Message.findMany","Message.createOne","Message.createMany","Message.createManyAndReturn","Message.updateOne","Message.updateMany","Message.updateManyAndReturn","Message.upsertOne","Message.deleteOne","Message.deleteMany","Message.groupBy","Message.aggregate","DeletedMessage.findUnique","DeletedMessage.findUniqueOrThrow","DeletedMessage.findFirst","DeletedMessage.findFirstOrThrow","DeletedMessage.findMany","DeletedMessage.createOne","DeletedMessage.createMany","DeletedMessage.createManyAndReturn","DeletedMessage.updateOne","DeletedMessage.updateMany","DeletedMessage.updateManyAndReturn","DeletedMessage.upsertOne","DeletedMessage.deleteOne","DeletedMessage.deleteMany","DeletedMessage.groupBy","DeletedMessage.aggregate","ForwardCount.findUnique","ForwardCount.findUniqueOrThrow","ForwardCount.findFirst","ForwardCount.findFirstOrThrow","ForwardCount.findMany","ForwardCount.createOne","ForwardCount.createMany","ForwardCount.createManyAndReturn","ForwardCount.updateOne","ForwardCount.updateMany","ForwardCount.updateManyAndReturn","ForwardCount.upsertOne","ForwardCount.deleteOne","ForwardCount.deleteMany","ForwardCount.groupBy","ForwardCount.aggregate","recipients","OutboundMail.findUnique","OutboundMail.findUniqueOrThrow","OutboundMail.findFirst","OutboundMail.findFirstOrThrow","OutboundMail.findMany","OutboundMail.createOne","OutboundMail.createMany","OutboundMail.createManyAndReturn","OutboundMail.updateOne","OutboundMail.updateMany","OutboundMail.updateManyAndReturn","OutboundMail.upsertOne","OutboundMail.deleteOne","OutboundMail.deleteMany","OutboundMail.groupBy","OutboundMail.aggregate","OutboundRecipient.findUnique","OutboundRecipient.findUniqueOrThrow","OutboundRecipient.findFirst","OutboundRecipient.findFirstOrThrow","OutboundRecipient.findMany","OutboundRecipient.createOne","OutboundRecipient.createMany","OutboundRecipient.createManyAndReturn","OutboundRecipient.updateOne","OutboundRecipient.updateMany","OutboundRecipient.updateManyAndReturn","OutboundRecipient.upsertOne","OutboundRecipient.deleteOne","OutboundRecipient.deleteMany","OutboundRecipient.groupBy","OutboundRecipient.aggregate","MerchOrder.findUnique","MerchOrder.findUniqueOrThrow","MerchOrder.findFirst","MerchOrder.findFirstOrThrow","MerchOrder.findMany","MerchOrder.createOne","MerchOrder.createMany","MerchOrder.createManyAndReturn","MerchOrder.updateOne","MerchOrder.updateMany","MerchOrder.updateManyAndReturn","MerchOrder.upsertOne","MerchOrder.deleteOne","MerchOrder.deleteMany","MerchOrder.groupBy","MerchOrder.aggregate","MerchNotice.findUnique","MerchNotice.findUniqueOrThrow","MerchNotice.findFirst","MerchNotice.findFirstOrThrow","MerchNotice.findMany","MerchNotice.createOne","MerchNotice.createMany","MerchNotice.createManyAndReturn","MerchNotice.updateOne","MerchNotice.updateMany","MerchNotice.updateManyAndReturn","MerchNotice.upsertOne","MerchNotice.deleteOne","MerchNotice.deleteMany","MerchNotice.groupBy","MerchNotice.aggregate","MerchStandInOrder.findUnique","MerchStandInOrder.findUniqueOrThrow","MerchStandInOrder.findFirst","MerchStandInOrder.findFirstOrThrow","MerchStandInOrder.findMany","MerchStandInOrder.createOne","MerchStandInOrder.createMany","MerchStandInOrder.createManyAndReturn","MerchStandInOrder.updateOne","MerchStandInOrder.updateMany","MerchStandInOrder.updateManyAndReturn","MerchStandInOrder.upsertOne","MerchStandInOrder.deleteOne","MerchStandInOrder.deleteMany","MerchStandInOrder.groupBy","MerchStandInOrder.aggregate","MediaUpload.findUnique","MediaUpload.findUniqueOrThrow","MediaUpload.findFirst","MediaUpload.findFirstOrThrow","MediaUpload.findMany","MediaUpload.createOne","MediaUpload.createMany","MediaUpload.createManyAndReturn","MediaUpload.updateOne","MediaUpload.updateMany","MediaUpload.updateManyAndReturn","MediaUpload.upsertOne","MediaUpload.deleteOne","MediaUpload.deleteMany","MediaUpload.groupBy","MediaUpload.aggregate","TravelBooking.findUnique","TravelBooking.findUniqueOrThrow","TravelBooking.findFirst","TravelBooking.findFirstOrThrow","TravelBooking.findMany","TravelBooking.createOne","TravelBooking.createMany","TravelBooking.createManyAndReturn","TravelBooking.updateOne","TravelBooking.updateMany","TravelBooking.updateManyAndReturn","TravelBooking.upsertOne","TravelBooking.deleteOne","TravelBooking.deleteMany","TravelBooking.groupBy","TravelBooking.aggregate","TravelStandInOrder.findUnique","TravelStandInOrder.findUniqueOrThrow","TravelStandInOrder.findFirst","TravelStandInOrder.findFirstOrThrow","TravelStandInOrder.findMany","TravelStandInOrder.createOne","TravelStandInOrder.createMany","TravelStandInOrder.createManyAndReturn","TravelStandInOrder.updateOne","TravelStandInOrder.updateMany","TravelStandInOrder.updateManyAndReturn","TravelStandInOrder.upsertOne","TravelStandInOrder.deleteOne","TravelStandInOrder.deleteMany","TravelStandInOrder.groupBy","TravelStandInOrder.aggregate","FlightIntent.findUnique","FlightIntent.findUniqueOrThrow","FlightIntent.findFirst","FlightIntent.findFirstOrThrow","FlightIntent.findMany","FlightIntent.createOne","FlightIntent.createMany","FlightIntent.createManyAndReturn","FlightIntent.updateOne","FlightIntent.updateMany","FlightIntent.updateManyAndReturn","FlightIntent.upsertOne","FlightIntent.deleteOne","FlightIntent.deleteMany","FlightIntent.groupBy","FlightIntent.aggregate","upload","tickets","versions","customDomain","Upload.findUnique","Upload.findUniqueOrThrow","Upload.findFirst","Upload.findFirstOrThrow","Upload.findMany","Upload.createOne","Upload.createMany","Upload.createManyAndReturn","Upload.updateOne","Upload.updateMany","Upload.updateManyAndReturn","Upload.upsertOne","Upload.deleteOne","Upload.deleteMany","Upload.groupBy","Upload.aggregate","UploadTicket.findUnique","UploadTicket.findUniqueOrThrow","UploadTicket.findFirst","UploadTicket.findFirstOrThrow","UploadTicket.findMany","UploadTicket.createOne","UploadTicket.createMany","UploadTicket.createManyAndReturn","UploadTicket.updateOne","UploadTicket.updateMany","UploadTicket.updateManyAndReturn","UploadTicket.upsertOne","UploadTicket.deleteOne","UploadTicket.deleteMany","UploadTicket.groupBy","UploadTicket.aggregate","SiteVersion.findUnique","SiteVersion.findUniqueOrThrow","SiteVersion.findFirst","SiteVersion.findFirstOrThrow","SiteVersion.findMany","SiteVersion.createOne","SiteVersion.createMany","SiteVersion.createManyAndReturn","SiteVersion.updateOne","SiteVersion.updateMany","SiteVersion.updateManyAndReturn","SiteVersion.upsertOne","SiteVersion.deleteOne","SiteVersion.deleteMany","SiteVersion.groupBy","SiteVersion.aggregate","CustomDomain.findUnique","CustomDomain.findUniqueOrThrow","CustomDomain.findFirst","CustomDomain.findFirstOrThrow","CustomDomain.findMany","CustomDomain.createOne","CustomDomain.createMany","CustomDomain.createManyAndReturn","CustomDomain.updateOne","CustomDomain.updateMany","CustomDomain.updateManyAndReturn","CustomDomain.upsertOne","CustomDomain.deleteOne","CustomDomain.deleteMany","CustomDomain.groupBy","CustomDomain.aggregate","AcmeAccount.findUnique","AcmeAccount.findUniqueOrThrow","AcmeAccount.findFirst","AcmeAccount.findFirstOrThrow","AcmeAccount.findMany","AcmeAccount.createOne","AcmeAccount.createMany","AcmeAccount.createManyAndReturn","AcmeAccount.updateOne","AcmeAccount.updateMany","AcmeAccount.updateManyAndReturn","AcmeAccount.upsertOne","AcmeAccount.deleteOne","AcmeAccount.deleteMany","AcmeAccount.groupBy","AcmeAccount.aggregate","AcmeHttpChallenge.findUnique","AcmeHttpChallenge.findUniqueOrThrow","AcmeHttpChallenge.findFirst","AcmeHttpChallenge.findFirstOrThrow","AcmeHttpChallenge.findMany","AcmeHttpChallenge.createOne","AcmeHttpChallenge.createMany","AcmeHttpChallenge.createManyAndReturn","AcmeHttpChallenge.updateOne","AcmeHttpChallenge.updateMany","AcmeHttpChallenge.updateManyAndReturn","AcmeHttpChallenge.upsertOne","AcmeHttpChallenge.deleteOne","AcmeHttpChallenge.deleteMany","AcmeHttpChallenge.groupBy","AcmeHttpChallenge.aggregate","LocalAuthority.findUnique","LocalAuthority.findUniqueOrThrow","LocalAuthority.findFirst","LocalAuthority.findFirstOrThrow","LocalAuthority.findMany","LocalAuthority.createOne","LocalAuthority.createMany","LocalAuthority.createManyAndReturn","LocalAuthority.updateOne","LocalAuthority.updateMany","LocalAuthority.updateManyAndReturn","LocalAuthority.upsertOne","LocalAuthority.deleteOne","LocalAuthority.deleteMany","LocalAuthority.groupBy","LocalAuthority.aggregate","AND","OR","NOT","id","certificate","sealedKey","createdAt","equals","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","hostname","token","keyAuthorization","expiresAt","hostname_token","directoryUrl","accountUrl","uploadId","CustomDomainState","state","note","issuedAt","notAfter","attempts","nextAttemptAt","zipKey","zipSize","manifest","folder","fileCount","totalSize","receivedAt","activatedAt","replacedAt","refusal","extractor","extractorUntil","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","tokenHash","blobKey","announced","completedAt","writer","writerUntil","wanted","UploadKind","kind","wallet","filename","publicName","contentType","tier","maxSize","actualSize","etag","pricePaid","transactionHash","actId","sourceId","uploadedAt","removedAt","certificatesAsked","certificatesSince","every","some","none","flight","ident","intent","aircraftType","destination","intendedOff","intendedOn","altitude","airspeed","route","BookingKind","clientRef","payload","cancelledAt","BookingState","orderId","source","kind_orderId","maxBytes","sentBy","confirmedAt","size","externalId","sentAt","canceledAt","MerchNoticeKind","dueAt","orderId_kind","MerchOrderState","MerchProduct","product","color","price","commission","commissionTo","address","imageType","pictureId","providerOrderId","productId","providerStatus","tracking","reason","paidAt","askedAt","updatedAt","endedAt","deliveredAt","mailId","reply","subdomain","envelopeFrom","headerFrom","messageId","subject","mailId_address","scope","hour","count","scope_hour","inboxId","deletedAt","readAt","fromEmail","spf","dkim","dmarc","remoteIp","payer","amount","days","refunded","localPart","owner","forwardTo","retainMessages","remindedFor","addedAt","domain","selector","name","catchAllForwardTo","dnsVerifiedAt","senderVerifiedAt","inboxId_mailId","subdomain_wallet","router","until","wallet_router","x","day","dayAmount","hourAmount","schemaVersion","operation","variables","takesPart","firstSeen","supergraph","disbursementId","position","paymentId","purpose","key","recipient","prepared","countedAt","approvedAt","leaseUntil","leasedBy","fromState","toState","at","path","field","service","charged","units","settle","outcome","delivered","protocol","scheme","network","asset","nonce","payTo","chargeAmount","settledAmount","transactionLog","credential","requirements","credentialHash","requestHash","idempotencyKey","openKey","validBefore","method","resourceUrl","requestId","isWatched","answerStatus","answerHeaders","answerBody","receiptHeaders","organizationId","basis","balance","retold","settledAt","disbursementId_position","paymentId_key","paymentId_position","scheme_network_payer_nonce","failures","blockedUntil","forgetAt","wholeAt","JobState","input","progress","checkpoint","result","error","deadline","type","value","ttl","serial","type_key","paymentId_name","jti","node","paymentId_position_node","ActState","claim","heldAt","seenAt","workers","has","hasEvery","hasSome","door","arguments","message","signature","digest","usedAt","originId","summary","description","authMode","vectorModel","vector","registry","url","title","favicon","x402OriginId","mppOriginId","protocols","vetted","originId_method_path","attemptedAt","refreshedAt","failure","inviteCodeId","amountUsd","code","createdBy","GatewayNetwork","maxRedemptions","redemptionCount","disabledAt","GatewayRole","role","slug","inviteCodeId_wallet","organizationId_wallet","rendered","jobId","depth","CrawlPageStatus","status","statusCode","foundUrl","html","markdown","json","browserMs","jobId_url","jobId_position","host","author","image","category","links","images","publishedAt","email","salt","hash","tries","firstName","lastName","addressLine1","addressLine2","city","postalCode","country","emailVerifiedAt","OwnedDomainState","registeredAt","registrantEmail","registrationMailAt","icannDueAt","icannVerifiedAt","icannReminders","suspendedAt","transferRequestedAt","followedAt","DomainOrderKind","DomainOrderState","years","slotDay","slot","expiryBefore","busyUntil","finishedAt","slotDay_slot","codeHash","codeLength","immutables","sourceCode","abi","compilerVersion","optimizer","runs","evmVersion","libraries","license","creationCode","contentAddress","chainId","blocks","transactions","chainId_day","contract","block","transactionIndex","creator","factory","chainId_contract_block_transactionIndex","TokenStandard","standard","tokenId","transfers","chainId_owner_standard_contract_tokenId","logIndex","batchIndex","sender","chainId_block_logIndex_batchIndex","tracePath","gas","gasUsed","chainId_block_transactionIndex_position","index","gasPrice","createdContract","cumulativeGasUsed","succeeded","chainId_block_index","number","parentHash","minedAt","miner","gasLimit","baseFee","traced","chainId_number","startBlock","headBlock","headHash","by","AbuseActionKind","action","target","since","SuspendedKind","kind_target","is","isNot","connectOrCreate","upsert","disconnect","delete","connect","createMany","set","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hxnXBdwJCYUKAAC2EgAwhgoAAAQAEIcKAAC2EgAwvwoAALcSnA0i_QoBANgPACGWDQEA2A8AIZkNAQDYDwAhmg1AANkPACGcDQAAuBIAIAEAAAABACABAAAAAQAgCIUKAAC2EgAwhgoAAAQAEIcKAAC2EgAwvwoAALcSnA0i_QoBANgPACGWDQEA2A8AIZkNAQDYDwAhmg1AANkPACEAAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACADAAAABAAgAwAABQAwBAAAAQAgBb8KAAAAnA0C_QoBAAAAAZYNAQAAAAGZDQEAAAABmg1AAAAAAQEIAAAJACAFvwoAAACcDQL9CgEAAAABlg0BAAAAAZkNAQAAAAGaDUAAAAABAQgAAAsAMAEIAAALADAFvwoAAIoYnA0i_QoBAL8SACGWDQEAvxIAIZkNAQC_EgAhmg1AAMASACECAAAAAQAgCAAADgAgBb8KAACKGJwNIv0KAQC_EgAhlg0BAL8SACGZDQEAvxIAIZoNQADAEgAhAgAAAAQAIAgAABAAIAIAAAAEACAIAAAQACADAAAAAQAgDwAACQAgEAAADgAgAQAAAAEAIAEAAAAEACADFQAAhxgAIBYAAIkYACAXAACIGAAgCIUKAACyEgAwhgoAABcAEIcKAACyEgAwvwoAALMSnA0i_QoBAM0PACGWDQEAzQ8AIZkNAQDNDwAhmg1AAM4PACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIAeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPYKAQAAAAH9CgEA2A8AIZYNAQDYDwAhmg1AANkPACEBAAAAGgAgAQAAABoAIAeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPYKAQDYDwAh_QoBANgPACGWDQEA2A8AIZoNQADZDwAhAAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgAwAAAB0AIAMAAB4AMAQAABoAIAT2CgEAAAAB_QoBAAAAAZYNAQAAAAGaDUAAAAABAQgAACIAIAT2CgEAAAAB_QoBAAAAAZYNAQAAAAGaDUAAAAABAQgAACQAMAEIAAAkADAE9goBAL8SACH9CgEAvxIAIZYNAQC_EgAhmg1AAMASACECAAAAGgAgCAAAJwAgBPYKAQC_EgAh_QoBAL8SACGWDQEAvxIAIZoNQADAEgAhAgAAAB0AIAgAACkAIAIAAAAdACAIAAApACADAAAAGgAgDwAAIgAgEAAAJwAgAQAAABoAIAEAAAAdACADFQAAhBgAIBYAAIYYACAXAACFGAAgB4UKAACwEgAwhgoAADAAEIcKAACwEgAw9goBAM0PACH9CgEAzQ8AIZYNAQDNDwAhmg1AAM4PACEDAAAAHQAgAwAALwAwFAAAMAAgAwAAAB0AIAMAAB4AMAQAABoAIAqFCgAArhIAMIYKAAA2ABCHCgAArhIAMIgKBAAAAAG_CgEA2A8AIf0KAQDYDwAhwwtAANkPACGWDQEA2A8AIZgNAACvEpgNIpkNAQDYDwAhAQAAADMAIAEAAAAzACAKhQoAAK4SADCGCgAANgAQhwoAAK4SADCICgQAiBAAIb8KAQDYDwAh_QoBANgPACHDC0AA2Q8AIZYNAQDYDwAhmA0AAK8SmA0imQ0BANgPACEAAwAAADYAIAMAADcAMAQAADMAIAMAAAA2ACADAAA3ADAEAAAzACADAAAANgAgAwAANwAwBAAAMwAgB4gKBAAAAAG_CgEAAAAB_QoBAAAAAcMLQAAAAAGWDQEAAAABmA0AAACYDQKZDQEAAAABAQgAADsAIAeICgQAAAABvwoBAAAAAf0KAQAAAAHDC0AAAAABlg0BAAAAAZgNAAAAmA0CmQ0BAAAAAQEIAAA9ADABCAAAPQAwB4gKBADYEgAhvwoBAL8SACH9CgEAvxIAIcMLQADAEgAhlg0BAL8SACGYDQAAgxiYDSKZDQEAvxIAIQIAAAAzACAIAABAACAHiAoEANgSACG_CgEAvxIAIf0KAQC_EgAhwwtAAMASACGWDQEAvxIAIZgNAACDGJgNIpkNAQC_EgAhAgAAADYAIAgAAEIAIAIAAAA2ACAIAABCACADAAAAMwAgDwAAOwAgEAAAQAAgAQAAADMAIAEAAAA2ACAFFQAA_hcAIBYAAIEYACAXAACAGAAgOAAA_xcAIDkAAIIYACAKhQoAAKoSADCGCgAASQAQhwoAAKoSADCICgQA8A8AIb8KAQDNDwAh_QoBAM0PACHDC0AAzg8AIZYNAQDNDwAhmA0AAKsSmA0imQ0BAM0PACEDAAAANgAgAwAASAAwFAAASQAgAwAAADYAIAMAADcAMAQAADMAIAiFCgAAqRIAMIYKAABPABCHCgAAqRIAMIQMQADZDwAh7gwCAAAAAZMNBACIEAAhlA0EAIkQACGVDQABhBEAIQEAAABMACABAAAATAAgCIUKAACpEgAwhgoAAE8AEIcKAACpEgAwhAxAANkPACHuDAIA1w8AIZMNBACIEAAhlA0EAIkQACGVDQABhBEAIQKUDQAAxBIAIJUNAADEEgAgAwAAAE8AIAMAAFAAMAQAAEwAIAMAAABPACADAABQADAEAABMACADAAAATwAgAwAAUAAwBAAATAAgBYQMQAAAAAHuDAIAAAABkw0EAAAAAZQNBAAAAAGVDQABAAABAQgAAFQAIAWEDEAAAAAB7gwCAAAAAZMNBAAAAAGUDQQAAAABlQ0AAQAAAQEIAABWADABCAAAVgAwBYQMQADAEgAh7gwCAL4SACGTDQQA2BIAIZQNBADaEgAhlQ0AAagVACECAAAATAAgCAAAWQAgBYQMQADAEgAh7gwCAL4SACGTDQQA2BIAIZQNBADaEgAhlQ0AAagVACECAAAATwAgCAAAWwAgAgAAAE8AIAgAAFsAIAMAAABMACAPAABUACAQAABZACABAAAATAAgAQAAAE8AIAcVAAD5FwAgFgAA_BcAIBcAAPsXACA4AAD6FwAgOQAA_RcAIJQNAADEEgAglQ0AAMQSACAIhQoAAKgSADCGCgAAYgAQhwoAAKgSADCEDEAAzg8AIe4MAgDMDwAhkw0EAPAPACGUDQQA8w8AIZUNAAH9EAAhAwAAAE8AIAMAAGEAMBQAAGIAIAMAAABPACADAABQADAEAABMACAQhQoAAKYSADCGCgAAaAAQhwoAAKYSADDoCgIA1w8AIcQMAAGDEQAh7gwCANcPACHwDAIA1w8AIYMNEACKEAAhiw0EAIgQACGMDQABgxEAIY0NQADZDwAhjg0AAYMRACGPDRAAihAAIZANEADCEAAhkQ0gAJMQACGSDQAApxIAIAEAAABlACABAAAAZQAgD4UKAACmEgAwhgoAAGgAEIcKAACmEgAw6AoCANcPACHEDAABgxEAIe4MAgDXDwAh8AwCANcPACGDDRAAihAAIYsNBACIEAAhjA0AAYMRACGNDUAA2Q8AIY4NAAGDEQAhjw0QAIoQACGQDRAAwhAAIZENIACTEAAhAZANAADEEgAgAwAAAGgAIAMAAGkAMAQAAGUAIAMAAABoACADAABpADAEAABlACADAAAAaAAgAwAAaQAwBAAAZQAgDOgKAgAAAAHEDAABAAAB7gwCAAAAAfAMAgAAAAGDDRAAAAABiw0EAAAAAYwNAAEAAAGNDUAAAAABjg0AAQAAAY8NEAAAAAGQDRAAAAABkQ0gAAAAAQEIAABtACAM6AoCAAAAAcQMAAEAAAHuDAIAAAAB8AwCAAAAAYMNEAAAAAGLDQQAAAABjA0AAQAAAY0NQAAAAAGODQABAAABjw0QAAAAAZANEAAAAAGRDSAAAAABAQgAAG8AMAEIAABvADAM6AoCAL4SACHEDAABpxUAIe4MAgC-EgAh8AwCAL4SACGDDRAA6xIAIYsNBADYEgAhjA0AAacVACGNDUAAwBIAIY4NAAGnFQAhjw0QAOsSACGQDRAAshMAIZENIADiEgAhAgAAAGUAIAgAAHIAIAzoCgIAvhIAIcQMAAGnFQAh7gwCAL4SACHwDAIAvhIAIYMNEADrEgAhiw0EANgSACGMDQABpxUAIY0NQADAEgAhjg0AAacVACGPDRAA6xIAIZANEACyEwAhkQ0gAOISACECAAAAaAAgCAAAdAAgAgAAAGgAIAgAAHQAIAMAAABlACAPAABtACAQAAByACABAAAAZQAgAQAAAGgAIAYVAAD0FwAgFgAA9xcAIBcAAPYXACA4AAD1FwAgOQAA-BcAIJANAADEEgAgD4UKAAClEgAwhgoAAHsAEIcKAAClEgAw6AoCAMwPACHEDAAB_BAAIe4MAgDMDwAh8AwCAMwPACGDDRAAgRAAIYsNBADwDwAhjA0AAfwQACGNDUAAzg8AIY4NAAH8EAAhjw0QAIEQACGQDRAAuBAAIZENIAD8DwAhAwAAAGgAIAMAAHoAMBQAAHsAIAMAAABoACADAABpADAEAABlACAThQoAAKMSADCGCgAAgQEAEIcKAACjEgAwuwsAAYQRACHQCwQAiBAAIfILAAGDEQAh-QsQAIoQACHEDAABgxEAIe4MAgDXDwAh8wwEAIgQACH_DAABgxEAIYINBACIEAAhgw0EAIgQACGFDQIA1w8AIYYNEACKEAAhhw0AAYQRACGIDQQAiBAAIYkNIACTEAAhig0AAKQSACABAAAAfgAgAQAAAH4AIBKFCgAAoxIAMIYKAACBAQAQhwoAAKMSADC7CwABhBEAIdALBACIEAAh8gsAAYMRACH5CxAAihAAIcQMAAGDEQAh7gwCANcPACHzDAQAiBAAIf8MAAGDEQAhgg0EAIgQACGDDQQAiBAAIYUNAgDXDwAhhg0QAIoQACGHDQABhBEAIYgNBACIEAAhiQ0gAJMQACECuwsAAMQSACCHDQAAxBIAIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIAMAAACBAQAgAwAAggEAMAQAAH4AIA-7CwABAAAB0AsEAAAAAfILAAEAAAH5CxAAAAABxAwAAQAAAe4MAgAAAAHzDAQAAAAB_wwAAQAAAYINBAAAAAGDDQQAAAABhQ0CAAAAAYYNEAAAAAGHDQABAAABiA0EAAAAAYkNIAAAAAEBCAAAhgEAIA-7CwABAAAB0AsEAAAAAfILAAEAAAH5CxAAAAABxAwAAQAAAe4MAgAAAAHzDAQAAAAB_wwAAQAAAYINBAAAAAGDDQQAAAABhQ0CAAAAAYYNEAAAAAGHDQABAAABiA0EAAAAAYkNIAAAAAEBCAAAiAEAMAEIAACIAQAwD7sLAAGoFQAh0AsEANgSACHyCwABpxUAIfkLEADrEgAhxAwAAacVACHuDAIAvhIAIfMMBADYEgAh_wwAAacVACGCDQQA2BIAIYMNBADYEgAhhQ0CAL4SACGGDRAA6xIAIYcNAAGoFQAhiA0EANgSACGJDSAA4hIAIQIAAAB-ACAIAACLAQAgD7sLAAGoFQAh0AsEANgSACHyCwABpxUAIfkLEADrEgAhxAwAAacVACHuDAIAvhIAIfMMBADYEgAh_wwAAacVACGCDQQA2BIAIYMNBADYEgAhhQ0CAL4SACGGDRAA6xIAIYcNAAGoFQAhiA0EANgSACGJDSAA4hIAIQIAAACBAQAgCAAAjQEAIAIAAACBAQAgCAAAjQEAIAMAAAB-ACAPAACGAQAgEAAAiwEAIAEAAAB-ACABAAAAgQEAIAcVAADvFwAgFgAA8hcAIBcAAPEXACA4AADwFwAgOQAA8xcAILsLAADEEgAghw0AAMQSACAShQoAAKISADCGCgAAlAEAEIcKAACiEgAwuwsAAf0QACHQCwQA8A8AIfILAAH8EAAh-QsQAIEQACHEDAAB_BAAIe4MAgDMDwAh8wwEAPAPACH_DAAB_BAAIYINBADwDwAhgw0EAPAPACGFDQIAzA8AIYYNEACBEAAhhw0AAf0QACGIDQQA8A8AIYkNIAD8DwAhAwAAAIEBACADAACTAQAwFAAAlAEAIAMAAACBAQAgAwAAggEAMAQAAH4AIBGFCgAAoBIAMIYKAACaAQAQhwoAAKASADC_CgEA2A8AIckKAAGDEQAhtwsCANcPACG7CwABhBEAIfkLEACKEAAhoAwBAOMPACHuDAIA1w8AIfMMBACIEAAh9AwCANcPACH_DAABgxEAIYENAQDYDwAhgg0EAIgQACGDDQQAiBAAIYQNAAChEgAgAQAAAJcBACABAAAAlwEAIBCFCgAAoBIAMIYKAACaAQAQhwoAAKASADC_CgEA2A8AIckKAAGDEQAhtwsCANcPACG7CwABhBEAIfkLEACKEAAhoAwBAOMPACHuDAIA1w8AIfMMBACIEAAh9AwCANcPACH_DAABgxEAIYENAQDYDwAhgg0EAIgQACGDDQQAiBAAIQK7CwAAxBIAIKAMAADEEgAgAwAAAJoBACADAACbAQAwBAAAlwEAIAMAAACaAQAgAwAAmwEAMAQAAJcBACADAAAAmgEAIAMAAJsBADAEAACXAQAgDb8KAQAAAAHJCgABAAABtwsCAAAAAbsLAAEAAAH5CxAAAAABoAwBAAAAAe4MAgAAAAHzDAQAAAAB9AwCAAAAAf8MAAEAAAGBDQEAAAABgg0EAAAAAYMNBAAAAAEBCAAAnwEAIA2_CgEAAAAByQoAAQAAAbcLAgAAAAG7CwABAAAB-QsQAAAAAaAMAQAAAAHuDAIAAAAB8wwEAAAAAfQMAgAAAAH_DAABAAABgQ0BAAAAAYINBAAAAAGDDQQAAAABAQgAAKEBADABCAAAoQEAMA2_CgEAvxIAIckKAAGnFQAhtwsCAL4SACG7CwABqBUAIfkLEADrEgAhoAwBAMgSACHuDAIAvhIAIfMMBADYEgAh9AwCAL4SACH_DAABpxUAIYENAQC_EgAhgg0EANgSACGDDQQA2BIAIQIAAACXAQAgCAAApAEAIA2_CgEAvxIAIckKAAGnFQAhtwsCAL4SACG7CwABqBUAIfkLEADrEgAhoAwBAMgSACHuDAIAvhIAIfMMBADYEgAh9AwCAL4SACH_DAABpxUAIYENAQC_EgAhgg0EANgSACGDDQQA2BIAIQIAAACaAQAgCAAApgEAIAIAAACaAQAgCAAApgEAIAMAAACXAQAgDwAAnwEAIBAAAKQBACABAAAAlwEAIAEAAACaAQAgBxUAAOoXACAWAADtFwAgFwAA7BcAIDgAAOsXACA5AADuFwAguwsAAMQSACCgDAAAxBIAIBCFCgAAnxIAMIYKAACtAQAQhwoAAJ8SADC_CgEAzQ8AIckKAAH8EAAhtwsCAMwPACG7CwAB_RAAIfkLEACBEAAhoAwBAN4PACHuDAIAzA8AIfMMBADwDwAh9AwCAMwPACH_DAAB_BAAIYENAQDNDwAhgg0EAPAPACGDDQQA8A8AIQMAAACaAQAgAwAArAEAMBQAAK0BACADAAAAmgEAIAMAAJsBADAEAACXAQAgEIUKAACdEgAwhgoAALMBABCHCgAAnRIAMMkKAAGDEQAhuwsAAYMRACH5CxAAihAAIe4MAgDXDwAh8gwAAYMRACHzDAQAiBAAIfQMAgDXDwAh-QwAAJoS-Qwi-gwQAIoQACH9DAIA1w8AIf4MAgDXDwAh_wwAAYMRACGADQAAnhIAIAEAAACwAQAgAQAAALABACAPhQoAAJ0SADCGCgAAswEAEIcKAACdEgAwyQoAAYMRACG7CwABgxEAIfkLEACKEAAh7gwCANcPACHyDAABgxEAIfMMBACIEAAh9AwCANcPACH5DAAAmhL5DCL6DBAAihAAIf0MAgDXDwAh_gwCANcPACH_DAABgxEAIQADAAAAswEAIAMAALQBADAEAACwAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAMAAACzAQAgAwAAtAEAMAQAALABACAMyQoAAQAAAbsLAAEAAAH5CxAAAAAB7gwCAAAAAfIMAAEAAAHzDAQAAAAB9AwCAAAAAfkMAAAA-QwC-gwQAAAAAf0MAgAAAAH-DAIAAAAB_wwAAQAAAQEIAAC4AQAgDMkKAAEAAAG7CwABAAAB-QsQAAAAAe4MAgAAAAHyDAABAAAB8wwEAAAAAfQMAgAAAAH5DAAAAPkMAvoMEAAAAAH9DAIAAAAB_gwCAAAAAf8MAAEAAAEBCAAAugEAMAEIAAC6AQAwDMkKAAGnFQAhuwsAAacVACH5CxAA6xIAIe4MAgC-EgAh8gwAAacVACHzDAQA2BIAIfQMAgC-EgAh-QwAAOQX-Qwi-gwQAOsSACH9DAIAvhIAIf4MAgC-EgAh_wwAAacVACECAAAAsAEAIAgAAL0BACAMyQoAAacVACG7CwABpxUAIfkLEADrEgAh7gwCAL4SACHyDAABpxUAIfMMBADYEgAh9AwCAL4SACH5DAAA5Bf5DCL6DBAA6xIAIf0MAgC-EgAh_gwCAL4SACH_DAABpxUAIQIAAACzAQAgCAAAvwEAIAIAAACzAQAgCAAAvwEAIAMAAACwAQAgDwAAuAEAIBAAAL0BACABAAAAsAEAIAEAAACzAQAgBRUAAOUXACAWAADoFwAgFwAA5xcAIDgAAOYXACA5AADpFwAgD4UKAACcEgAwhgoAAMYBABCHCgAAnBIAMMkKAAH8EAAhuwsAAfwQACH5CxAAgRAAIe4MAgDMDwAh8gwAAfwQACHzDAQA8A8AIfQMAgDMDwAh-QwAAJYS-Qwi-gwQAIEQACH9DAIAzA8AIf4MAgDMDwAh_wwAAfwQACEDAAAAswEAIAMAAMUBADAUAADGAQAgAwAAALMBACADAAC0AQAwBAAAsAEAIAuFCgAAmRIAMIYKAADMAQAQhwoAAJkSADCcCwABgxEAIeYLEACKEAAh7gwCANcPACHyDAABgxEAIfkMAACaEvkMIvoMEACKEAAh-wwCANcPACH8DAAAmxIAIAEAAADJAQAgAQAAAMkBACAKhQoAAJkSADCGCgAAzAEAEIcKAACZEgAwnAsAAYMRACHmCxAAihAAIe4MAgDXDwAh8gwAAYMRACH5DAAAmhL5DCL6DBAAihAAIfsMAgDXDwAhAAMAAADMAQAgAwAAzQEAMAQAAMkBACADAAAAzAEAIAMAAM0BADAEAADJAQAgAwAAAMwBACADAADNAQAwBAAAyQEAIAecCwABAAAB5gsQAAAAAe4MAgAAAAHyDAABAAAB-QwAAAD5DAL6DBAAAAAB-wwCAAAAAQEIAADRAQAgB5wLAAEAAAHmCxAAAAAB7gwCAAAAAfIMAAEAAAH5DAAAAPkMAvoMEAAAAAH7DAIAAAABAQgAANMBADABCAAA0wEAMAecCwABpxUAIeYLEADrEgAh7gwCAL4SACHyDAABpxUAIfkMAADkF_kMIvoMEADrEgAh-wwCAL4SACECAAAAyQEAIAgAANYBACAHnAsAAacVACHmCxAA6xIAIe4MAgC-EgAh8gwAAacVACH5DAAA5Bf5DCL6DBAA6xIAIfsMAgC-EgAhAgAAAMwBACAIAADYAQAgAgAAAMwBACAIAADYAQAgAwAAAMkBACAPAADRAQAgEAAA1gEAIAEAAADJAQAgAQAAAMwBACAFFQAA3xcAIBYAAOIXACAXAADhFwAgOAAA4BcAIDkAAOMXACAKhQoAAJUSADCGCgAA3wEAEIcKAACVEgAwnAsAAfwQACHmCxAAgRAAIe4MAgDMDwAh8gwAAfwQACH5DAAAlhL5DCL6DBAAgRAAIfsMAgDMDwAhAwAAAMwBACADAADeAQAwFAAA3wEAIAMAAADMAQAgAwAAzQEAMAQAAMkBACALhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYMRACHuDAIA1w8AIfIMAAGDEQAh8wwEAIgQACH0DAIA1w8AIfUMAAGDEQAh9gwAAYQRACH3DAAAlBIAIAEAAADiAQAgAQAAAOIBACAKhQoAAJMSADCGCgAA5QEAEIcKAACTEgAwyQoAAYMRACHuDAIA1w8AIfIMAAGDEQAh8wwEAIgQACH0DAIA1w8AIfUMAAGDEQAh9gwAAYQRACEB9gwAAMQSACADAAAA5QEAIAMAAOYBADAEAADiAQAgAwAAAOUBACADAADmAQAwBAAA4gEAIAMAAADlAQAgAwAA5gEAMAQAAOIBACAHyQoAAQAAAe4MAgAAAAHyDAABAAAB8wwEAAAAAfQMAgAAAAH1DAABAAAB9gwAAQAAAQEIAADqAQAgB8kKAAEAAAHuDAIAAAAB8gwAAQAAAfMMBAAAAAH0DAIAAAAB9QwAAQAAAfYMAAEAAAEBCAAA7AEAMAEIAADsAQAwB8kKAAGnFQAh7gwCAL4SACHyDAABpxUAIfMMBADYEgAh9AwCAL4SACH1DAABpxUAIfYMAAGoFQAhAgAAAOIBACAIAADvAQAgB8kKAAGnFQAh7gwCAL4SACHyDAABpxUAIfMMBADYEgAh9AwCAL4SACH1DAABpxUAIfYMAAGoFQAhAgAAAOUBACAIAADxAQAgAgAAAOUBACAIAADxAQAgAwAAAOIBACAPAADqAQAgEAAA7wEAIAEAAADiAQAgAQAAAOUBACAGFQAA2hcAIBYAAN0XACAXAADcFwAgOAAA2xcAIDkAAN4XACD2DAAAxBIAIAqFCgAAkhIAMIYKAAD4AQAQhwoAAJISADDJCgAB_BAAIe4MAgDMDwAh8gwAAfwQACHzDAQA8A8AIfQMAgDMDwAh9QwAAfwQACH2DAAB_RAAIQMAAADlAQAgAwAA9wEAMBQAAPgBACADAAAA5QEAIAMAAOYBADAEAADiAQAgCYUKAACQEgAwhgoAAP4BABCHCgAAkBIAMOgKBACIEAAhrQtAANkPACHuDAIA1w8AIe8MAgDXDwAh8AwEAIgQACHxDAAAkRIAIAEAAAD7AQAgAQAAAPsBACAIhQoAAJASADCGCgAA_gEAEIcKAACQEgAw6AoEAIgQACGtC0AA2Q8AIe4MAgDXDwAh7wwCANcPACHwDAQAiBAAIQADAAAA_gEAIAMAAP8BADAEAAD7AQAgAwAAAP4BACADAAD_AQAwBAAA-wEAIAMAAAD-AQAgAwAA_wEAMAQAAPsBACAF6AoEAAAAAa0LQAAAAAHuDAIAAAAB7wwCAAAAAfAMBAAAAAEBCAAAgwIAIAXoCgQAAAABrQtAAAAAAe4MAgAAAAHvDAIAAAAB8AwEAAAAAQEIAACFAgAwAQgAAIUCADAF6AoEANgSACGtC0AAwBIAIe4MAgC-EgAh7wwCAL4SACHwDAQA2BIAIQIAAAD7AQAgCAAAiAIAIAXoCgQA2BIAIa0LQADAEgAh7gwCAL4SACHvDAIAvhIAIfAMBADYEgAhAgAAAP4BACAIAACKAgAgAgAAAP4BACAIAACKAgAgAwAAAPsBACAPAACDAgAgEAAAiAIAIAEAAAD7AQAgAQAAAP4BACAFFQAA1RcAIBYAANgXACAXAADXFwAgOAAA1hcAIDkAANkXACAIhQoAAI8SADCGCgAAkQIAEIcKAACPEgAw6AoEAPAPACGtC0AAzg8AIe4MAgDMDwAh7wwCAMwPACHwDAQA8A8AIQMAAAD-AQAgAwAAkAIAMBQAAJECACADAAAA_gEAIAMAAP8BADAEAAD7AQAgEoUKAACOEgAwhgoAAJcCABCHCgAAjhIAMKALQADZDwAhowsBANgPACHhDAEAAAAB4gwCANcPACHjDAAAohAAIOQMAQDYDwAh5QwAAKIQACDmDAEA2A8AIecMIACTEAAh6AwCANcPACHpDAEA2A8AIeoMAQDYDwAh6wwBANgPACHsDAABhBEAIe0MAQDYDwAhAQAAAJQCACABAAAAlAIAIBKFCgAAjhIAMIYKAACXAgAQhwoAAI4SADCgC0AA2Q8AIaMLAQDYDwAh4QwBANgPACHiDAIA1w8AIeMMAACiEAAg5AwBANgPACHlDAAAohAAIOYMAQDYDwAh5wwgAJMQACHoDAIA1w8AIekMAQDYDwAh6gwBANgPACHrDAEA2A8AIewMAAGEEQAh7QwBANgPACEB7AwAAMQSACADAAAAlwIAIAMAAJgCADAEAACUAgAgAwAAAJcCACADAACYAgAwBAAAlAIAIAMAAACXAgAgAwAAmAIAMAQAAJQCACAPoAtAAAAAAaMLAQAAAAHhDAEAAAAB4gwCAAAAAeMMgAAAAAHkDAEAAAAB5QyAAAAAAeYMAQAAAAHnDCAAAAAB6AwCAAAAAekMAQAAAAHqDAEAAAAB6wwBAAAAAewMAAEAAAHtDAEAAAABAQgAAJwCACAPoAtAAAAAAaMLAQAAAAHhDAEAAAAB4gwCAAAAAeMMgAAAAAHkDAEAAAAB5QyAAAAAAeYMAQAAAAHnDCAAAAAB6AwCAAAAAekMAQAAAAHqDAEAAAAB6wwBAAAAAewMAAEAAAHtDAEAAAABAQgAAJ4CADABCAAAngIAMA-gC0AAwBIAIaMLAQC_EgAh4QwBAL8SACHiDAIAvhIAIeMMgAAAAAHkDAEAvxIAIeUMgAAAAAHmDAEAvxIAIecMIADiEgAh6AwCAL4SACHpDAEAvxIAIeoMAQC_EgAh6wwBAL8SACHsDAABqBUAIe0MAQC_EgAhAgAAAJQCACAIAAChAgAgD6ALQADAEgAhowsBAL8SACHhDAEAvxIAIeIMAgC-EgAh4wyAAAAAAeQMAQC_EgAh5QyAAAAAAeYMAQC_EgAh5wwgAOISACHoDAIAvhIAIekMAQC_EgAh6gwBAL8SACHrDAEAvxIAIewMAAGoFQAh7QwBAL8SACECAAAAlwIAIAgAAKMCACACAAAAlwIAIAgAAKMCACADAAAAlAIAIA8AAJwCACAQAAChAgAgAQAAAJQCACABAAAAlwIAIAYVAADQFwAgFgAA0xcAIBcAANIXACA4AADRFwAgOQAA1BcAIOwMAADEEgAgEoUKAACNEgAwhgoAAKoCABCHCgAAjRIAMKALQADODwAhowsBAM0PACHhDAEAzQ8AIeIMAgDMDwAh4wwAAJwQACDkDAEAzQ8AIeUMAACcEAAg5gwBAM0PACHnDCAA_A8AIegMAgDMDwAh6QwBAM0PACHqDAEAzQ8AIesMAQDNDwAh7AwAAf0QACHtDAEAzQ8AIQMAAACXAgAgAwAAqQIAMBQAAKoCACADAAAAlwIAIAMAAJgCADAEAACUAgAgFoUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBAAAAAGfCgAAixLaDCKjCgIA1w8AIb8KAACKEtkMIsAKAQDYDwAhygoBAAAAAf0KAQDjDwAh_gpAAO0PACGYCwQAiBAAIaELAQDYDwAhggwBAAAAAYMMQADZDwAh2gwCANcPACHbDEAA7Q8AIdwMAgCQEAAh3QxAAO0PACHeDEAA7Q8AId8MQADtDwAh4AwAAIwSACABAAAArQIAIAEAAACtAgAgFYUKAACJEgAwhgoAALACABCHCgAAiRIAMIgKBACIEAAhnwoAAIsS2gwiowoCANcPACG_CgAAihLZDCLACgEA2A8AIcoKAQDYDwAh_QoBAOMPACH-CkAA7Q8AIZgLBACIEAAhoQsBANgPACGCDAEA4w8AIYMMQADZDwAh2gwCANcPACHbDEAA7Q8AIdwMAgCQEAAh3QxAAO0PACHeDEAA7Q8AId8MQADtDwAhCP0KAADEEgAg_goAAMQSACCCDAAAxBIAINsMAADEEgAg3AwAAMQSACDdDAAAxBIAIN4MAADEEgAg3wwAAMQSACADAAAAsAIAIAMAALECADAEAACtAgAgAwAAALACACADAACxAgAwBAAArQIAIAMAAACwAgAgAwAAsQIAMAQAAK0CACASiAoEAAAAAZ8KAAAA2gwCowoCAAAAAb8KAAAA2QwCwAoBAAAAAcoKAQAAAAH9CgEAAAAB_gpAAAAAAZgLBAAAAAGhCwEAAAABggwBAAAAAYMMQAAAAAHaDAIAAAAB2wxAAAAAAdwMAgAAAAHdDEAAAAAB3gxAAAAAAd8MQAAAAAEBCAAAtQIAIBKICgQAAAABnwoAAADaDAKjCgIAAAABvwoAAADZDALACgEAAAABygoBAAAAAf0KAQAAAAH-CkAAAAABmAsEAAAAAaELAQAAAAGCDAEAAAABgwxAAAAAAdoMAgAAAAHbDEAAAAAB3AwCAAAAAd0MQAAAAAHeDEAAAAAB3wxAAAAAAQEIAAC3AgAwAQgAALcCADASiAoEANgSACGfCgAAzxfaDCKjCgIAvhIAIb8KAADOF9kMIsAKAQC_EgAhygoBAL8SACH9CgEAyBIAIf4KQADPEgAhmAsEANgSACGhCwEAvxIAIYIMAQDIEgAhgwxAAMASACHaDAIAvhIAIdsMQADPEgAh3AwCANkSACHdDEAAzxIAId4MQADPEgAh3wxAAM8SACECAAAArQIAIAgAALoCACASiAoEANgSACGfCgAAzxfaDCKjCgIAvhIAIb8KAADOF9kMIsAKAQC_EgAhygoBAL8SACH9CgEAyBIAIf4KQADPEgAhmAsEANgSACGhCwEAvxIAIYIMAQDIEgAhgwxAAMASACHaDAIAvhIAIdsMQADPEgAh3AwCANkSACHdDEAAzxIAId4MQADPEgAh3wxAAM8SACECAAAAsAIAIAgAALwCACACAAAAsAIAIAgAALwCACADAAAArQIAIA8AALUCACAQAAC6AgAgAQAAAK0CACABAAAAsAIAIA0VAADJFwAgFgAAzBcAIBcAAMsXACA4AADKFwAgOQAAzRcAIP0KAADEEgAg_goAAMQSACCCDAAAxBIAINsMAADEEgAg3AwAAMQSACDdDAAAxBIAIN4MAADEEgAg3wwAAMQSACAVhQoAAIISADCGCgAAwwIAEIcKAACCEgAwiAoEAPAPACGfCgAAhBLaDCKjCgIAzA8AIb8KAACDEtkMIsAKAQDNDwAhygoBAM0PACH9CgEA3g8AIf4KQADmDwAhmAsEAPAPACGhCwEAzQ8AIYIMAQDeDwAhgwxAAM4PACHaDAIAzA8AIdsMQADmDwAh3AwCAPIPACHdDEAA5g8AId4MQADmDwAh3wxAAOYPACEDAAAAsAIAIAMAAMICADAUAADDAgAgAwAAALACACADAACxAgAwBAAArQIAIBTdAQAA_xEAIIUKAAD9EQAwhgoAAM4CABCHCgAA_REAMIsKQADZDwAhmQpAAO0PACGfCgAA_hHPDCLiCgQAiBAAIZwLAQDYDwAhowsBAAAAAfsLAgDXDwAhzwxAAO0PACHQDAEA4w8AIdEMQADtDwAh0gxAAO0PACHTDEAA7Q8AIdQMAgDXDwAh1QxAAO0PACHWDEAA7Q8AIdcMQADtDwAhAQAAAMYCACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAiBAAIaELAQDYDwAhowsBANgPACH4CwEA2A8AIfkLAQDYDwAh-gsCANcPACEB3AEAAMgXACAK3AEAAIESACCFCgAAgBIAMIYKAADIAgAQhwoAAIASADCICgQAAAABoQsBANgPACGjCwEA2A8AIfgLAQDYDwAh-QsBANgPACH6CwIA1w8AIQMAAADIAgAgAwAAyQIAMAQAAMoCACABAAAAyAIAIAEAAADGAgAgFN0BAAD_EQAghQoAAP0RADCGCgAAzgIAEIcKAAD9EQAwiwpAANkPACGZCkAA7Q8AIZ8KAAD-Ec8MIuIKBACIEAAhnAsBANgPACGjCwEA2A8AIfsLAgDXDwAhzwxAAO0PACHQDAEA4w8AIdEMQADtDwAh0gxAAO0PACHTDEAA7Q8AIdQMAgDXDwAh1QxAAO0PACHWDEAA7Q8AIdcMQADtDwAhCt0BAADHFwAgmQoAAMQSACDPDAAAxBIAINAMAADEEgAg0QwAAMQSACDSDAAAxBIAINMMAADEEgAg1QwAAMQSACDWDAAAxBIAINcMAADEEgAgAwAAAM4CACADAADPAgAwBAAAxgIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACADAAAAzgIAIAMAAM8CADAEAADGAgAgEd0BAADGFwAgiwpAAAAAAZkKQAAAAAGfCgAAAM8MAuIKBAAAAAGcCwEAAAABowsBAAAAAfsLAgAAAAHPDEAAAAAB0AwBAAAAAdEMQAAAAAHSDEAAAAAB0wxAAAAAAdQMAgAAAAHVDEAAAAAB1gxAAAAAAdcMQAAAAAEBCAAA0wIAIBCLCkAAAAABmQpAAAAAAZ8KAAAAzwwC4goEAAAAAZwLAQAAAAGjCwEAAAAB-wsCAAAAAc8MQAAAAAHQDAEAAAAB0QxAAAAAAdIMQAAAAAHTDEAAAAAB1AwCAAAAAdUMQAAAAAHWDEAAAAAB1wxAAAAAAQEIAADVAgAwAQgAANUCADAR3QEAALkXACCLCkAAwBIAIZkKQADPEgAhnwoAALgXzwwi4goEANgSACGcCwEAvxIAIaMLAQC_EgAh-wsCAL4SACHPDEAAzxIAIdAMAQDIEgAh0QxAAM8SACHSDEAAzxIAIdMMQADPEgAh1AwCAL4SACHVDEAAzxIAIdYMQADPEgAh1wxAAM8SACECAAAAxgIAIAgAANgCACAQiwpAAMASACGZCkAAzxIAIZ8KAAC4F88MIuIKBADYEgAhnAsBAL8SACGjCwEAvxIAIfsLAgC-EgAhzwxAAM8SACHQDAEAyBIAIdEMQADPEgAh0gxAAM8SACHTDEAAzxIAIdQMAgC-EgAh1QxAAM8SACHWDEAAzxIAIdcMQADPEgAhAgAAAM4CACAIAADaAgAgAgAAAM4CACAIAADaAgAgAwAAAMYCACAPAADTAgAgEAAA2AIAIAEAAADGAgAgAQAAAM4CACAOFQAAsxcAIBYAALYXACAXAAC1FwAgOAAAtBcAIDkAALcXACCZCgAAxBIAIM8MAADEEgAg0AwAAMQSACDRDAAAxBIAINIMAADEEgAg0wwAAMQSACDVDAAAxBIAINYMAADEEgAg1wwAAMQSACAThQoAAPkRADCGCgAA4QIAEIcKAAD5EQAwiwpAAM4PACGZCkAA5g8AIZ8KAAD6Ec8MIuIKBADwDwAhnAsBAM0PACGjCwEAzQ8AIfsLAgDMDwAhzwxAAOYPACHQDAEA3g8AIdEMQADmDwAh0gxAAOYPACHTDEAA5g8AIdQMAgDMDwAh1QxAAOYPACHWDEAA5g8AIdcMQADmDwAhAwAAAM4CACADAADgAgAwFAAA4QIAIAMAAADOAgAgAwAAzwIAMAQAAMYCACABAAAAygIAIAEAAADKAgAgAwAAAMgCACADAADJAgAwBAAAygIAIAMAAADIAgAgAwAAyQIAMAQAAMoCACADAAAAyAIAIAMAAMkCADAEAADKAgAgB9wBAACyFwAgiAoEAAAAAaELAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAQgAAOkCACAGiAoEAAAAAaELAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAQgAAOsCADABCAAA6wIAMAfcAQAAsRcAIIgKBADYEgAhoQsBAL8SACGjCwEAvxIAIfgLAQC_EgAh-QsBAL8SACH6CwIAvhIAIQIAAADKAgAgCAAA7gIAIAaICgQA2BIAIaELAQC_EgAhowsBAL8SACH4CwEAvxIAIfkLAQC_EgAh-gsCAL4SACECAAAAyAIAIAgAAPACACACAAAAyAIAIAgAAPACACADAAAAygIAIA8AAOkCACAQAADuAgAgAQAAAMoCACABAAAAyAIAIAUVAACsFwAgFgAArxcAIBcAAK4XACA4AACtFwAgOQAAsBcAIAmFCgAA-BEAMIYKAAD3AgAQhwoAAPgRADCICgQA8A8AIaELAQDNDwAhowsBAM0PACH4CwEAzQ8AIfkLAQDNDwAh-gsCAMwPACEDAAAAyAIAIAMAAPYCADAUAAD3AgAgAwAAAMgCACADAADJAgAwBAAAygIAIBCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBAAAAAYALQADZDwAhwgwBANgPACHGDAEA2A8AIccMAQDYDwAhyAwBANgPACHJDAEA4w8AIcoMAQDYDwAhywwBANgPACHMDAEA2A8AIc0MQADtDwAhAQAAAPoCACABAAAA-gIAIBCFCgAA9xEAMIYKAAD9AgAQhwoAAPcRADCLCkAA2Q8AIZ8KAQDjDwAhwAoBANgPACGAC0AA2Q8AIcIMAQDYDwAhxgwBANgPACHHDAEA2A8AIcgMAQDYDwAhyQwBAOMPACHKDAEA2A8AIcsMAQDYDwAhzAwBANgPACHNDEAA7Q8AIQOfCgAAxBIAIMkMAADEEgAgzQwAAMQSACADAAAA_QIAIAMAAP4CADAEAAD6AgAgAwAAAP0CACADAAD-AgAwBAAA-gIAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACANiwpAAAAAAZ8KAQAAAAHACgEAAAABgAtAAAAAAcIMAQAAAAHGDAEAAAABxwwBAAAAAcgMAQAAAAHJDAEAAAABygwBAAAAAcsMAQAAAAHMDAEAAAABzQxAAAAAAQEIAACCAwAgDYsKQAAAAAGfCgEAAAABwAoBAAAAAYALQAAAAAHCDAEAAAABxgwBAAAAAccMAQAAAAHIDAEAAAAByQwBAAAAAcoMAQAAAAHLDAEAAAABzAwBAAAAAc0MQAAAAAEBCAAAhAMAMAEIAACEAwAwDYsKQADAEgAhnwoBAMgSACHACgEAvxIAIYALQADAEgAhwgwBAL8SACHGDAEAvxIAIccMAQC_EgAhyAwBAL8SACHJDAEAyBIAIcoMAQC_EgAhywwBAL8SACHMDAEAvxIAIc0MQADPEgAhAgAAAPoCACAIAACHAwAgDYsKQADAEgAhnwoBAMgSACHACgEAvxIAIYALQADAEgAhwgwBAL8SACHGDAEAvxIAIccMAQC_EgAhyAwBAL8SACHJDAEAyBIAIcoMAQC_EgAhywwBAL8SACHMDAEAvxIAIc0MQADPEgAhAgAAAP0CACAIAACJAwAgAgAAAP0CACAIAACJAwAgAwAAAPoCACAPAACCAwAgEAAAhwMAIAEAAAD6AgAgAQAAAP0CACAGFQAAqRcAIBYAAKsXACAXAACqFwAgnwoAAMQSACDJDAAAxBIAIM0MAADEEgAgEIUKAAD2EQAwhgoAAJADABCHCgAA9hEAMIsKQADODwAhnwoBAN4PACHACgEAzQ8AIYALQADODwAhwgwBAM0PACHGDAEAzQ8AIccMAQDNDwAhyAwBAM0PACHJDAEA3g8AIcoMAQDNDwAhywwBAM0PACHMDAEAzQ8AIc0MQADmDwAhAwAAAP0CACADAACPAwAwFAAAkAMAIAMAAAD9AgAgAwAA_gIAMAQAAPoCACAMhQoAAPURADCGCgAAlgMAEIcKAAD1EQAwiAoEAAAAAZkKQADZDwAhwAoBANgPACHqCkAA2Q8AIY4MQADtDwAhwgwBANgPACHDDAABgxEAIcQMAAGDEQAhxQwCANcPACEBAAAAkwMAIAEAAACTAwAgDIUKAAD1EQAwhgoAAJYDABCHCgAA9REAMIgKBACIEAAhmQpAANkPACHACgEA2A8AIeoKQADZDwAhjgxAAO0PACHCDAEA2A8AIcMMAAGDEQAhxAwAAYMRACHFDAIA1w8AIQGODAAAxBIAIAMAAACWAwAgAwAAlwMAMAQAAJMDACADAAAAlgMAIAMAAJcDADAEAACTAwAgAwAAAJYDACADAACXAwAwBAAAkwMAIAmICgQAAAABmQpAAAAAAcAKAQAAAAHqCkAAAAABjgxAAAAAAcIMAQAAAAHDDAABAAABxAwAAQAAAcUMAgAAAAEBCAAAmwMAIAmICgQAAAABmQpAAAAAAcAKAQAAAAHqCkAAAAABjgxAAAAAAcIMAQAAAAHDDAABAAABxAwAAQAAAcUMAgAAAAEBCAAAnQMAMAEIAACdAwAwCYgKBADYEgAhmQpAAMASACHACgEAvxIAIeoKQADAEgAhjgxAAM8SACHCDAEAvxIAIcMMAAGnFQAhxAwAAacVACHFDAIAvhIAIQIAAACTAwAgCAAAoAMAIAmICgQA2BIAIZkKQADAEgAhwAoBAL8SACHqCkAAwBIAIY4MQADPEgAhwgwBAL8SACHDDAABpxUAIcQMAAGnFQAhxQwCAL4SACECAAAAlgMAIAgAAKIDACACAAAAlgMAIAgAAKIDACADAAAAkwMAIA8AAJsDACAQAACgAwAgAQAAAJMDACABAAAAlgMAIAYVAACkFwAgFgAApxcAIBcAAKYXACA4AAClFwAgOQAAqBcAII4MAADEEgAgDIUKAAD0EQAwhgoAAKkDABCHCgAA9BEAMIgKBADwDwAhmQpAAM4PACHACgEAzQ8AIeoKQADODwAhjgxAAOYPACHCDAEAzQ8AIcMMAAH8EAAhxAwAAfwQACHFDAIAzA8AIQMAAACWAwAgAwAAqAMAMBQAAKkDACADAAAAlgMAIAMAAJcDADAEAACTAwAgFIUKAADzEQAwhgoAAK8DABCHCgAA8xEAMJELQADZDwAhkQwBAOMPACGTDAEA2A8AIZQMAAGDEQAhlgwBAAAAAZcMAQDjDwAhmAwBAOMPACGuDCAAkxAAIbUMAQDYDwAhtgwBANgPACG7DAEA2A8AIbwMAQDjDwAhvQwBAOMPACG-DAEA4w8AIb8MAAC3EQAgwAwAALcRACDBDEAA7Q8AIQEAAACsAwAgAQAAAKwDACAUhQoAAPMRADCGCgAArwMAEIcKAADzEQAwkQtAANkPACGRDAEA4w8AIZMMAQDYDwAhlAwAAYMRACGWDAEA2A8AIZcMAQDjDwAhmAwBAOMPACGuDCAAkxAAIbUMAQDYDwAhtgwBANgPACG7DAEA2A8AIbwMAQDjDwAhvQwBAOMPACG-DAEA4w8AIb8MAAC3EQAgwAwAALcRACDBDEAA7Q8AIQeRDAAAxBIAIJcMAADEEgAgmAwAAMQSACC8DAAAxBIAIL0MAADEEgAgvgwAAMQSACDBDAAAxBIAIAMAAACvAwAgAwAAsAMAMAQAAKwDACADAAAArwMAIAMAALADADAEAACsAwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGRC0AAwBIAIZEMAQDIEgAhkwwBAL8SACGUDAABpxUAIZYMAQC_EgAhlwwBAMgSACGYDAEAyBIAIa4MIADiEgAhtQwBAL8SACG2DAEAvxIAIbsMAQC_EgAhvAwBAMgSACG9DAEAyBIAIb4MAQDIEgAhvwwAAKIXACDADAAAoxcAIMEMQADPEgAhAgAAAKwDACAIAAC0AwAgEZELQADAEgAhkQwBAMgSACGTDAEAvxIAIZQMAAGnFQAhlgwBAL8SACGXDAEAyBIAIZgMAQDIEgAhrgwgAOISACG1DAEAvxIAIbYMAQC_EgAhuwwBAL8SACG8DAEAyBIAIb0MAQDIEgAhvgwBAMgSACG_DAAAohcAIMAMAACjFwAgwQxAAM8SACECAAAArwMAIAgAALYDACACAAAArwMAIAgAALYDACABAAAArAMAIAEAAACvAwAgChUAAJ8XACAWAAChFwAgFwAAoBcAIJEMAADEEgAglwwAAMQSACCYDAAAxBIAILwMAADEEgAgvQwAAMQSACC-DAAAxBIAIMEMAADEEgAgFIUKAADyEQAwhgoAALwDABCHCgAA8hEAMJELQADODwAhkQwBAN4PACGTDAEAzQ8AIZQMAAH8EAAhlgwBAM0PACGXDAEA3g8AIZgMAQDeDwAhrgwgAPwPACG1DAEAzQ8AIbYMAQDNDwAhuwwBAM0PACG8DAEA3g8AIb0MAQDeDwAhvgwBAN4PACG_DAAAtxEAIMAMAAC3EQAgwQxAAOYPACEDAAAArwMAIAMAALsDADAUAAC8AwAgAwAAAK8DACADAACwAwAwBAAArAMAIBGFCgAA7hEAMIYKAADCAwAQhwoAAO4RADC3CwIA1w8AIZYMAQDYDwAhlwwBAOMPACGvDAEA2A8AIbAMAgDXDwAhsgwAAO8RsgwiswwCAJAQACG0DAEA4w8AIbUMAQDjDwAhtgwBAOMPACG3DAAAjxAAILgMAgDXDwAhuQwAAPARACC6DAAA8REAIAEAAAC_AwAgAQAAAL8DACAPhQoAAO4RADCGCgAAwgMAEIcKAADuEQAwtwsCANcPACGWDAEA2A8AIZcMAQDjDwAhrwwBANgPACGwDAIA1w8AIbIMAADvEbIMIrMMAgCQEAAhtAwBAOMPACG1DAEA4w8AIbYMAQDjDwAhtwwAAI8QACC4DAIA1w8AIQaXDAAAxBIAILMMAADEEgAgtAwAAMQSACC1DAAAxBIAILYMAADEEgAgtwwAAMQSACADAAAAwgMAIAMAAMMDADAEAAC_AwAgAwAAAMIDACADAADDAwAwBAAAvwMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAMtwsCAAAAAZYMAQAAAAGXDAEAAAABrwwBAAAAAbAMAgAAAAGyDAAAALIMArMMAgAAAAG0DAEAAAABtQwBAAAAAbYMAQAAAAG3DIAAAAABuAwCAAAAAQEIAADHAwAgDLcLAgAAAAGWDAEAAAABlwwBAAAAAa8MAQAAAAGwDAIAAAABsgwAAACyDAKzDAIAAAABtAwBAAAAAbUMAQAAAAG2DAEAAAABtwyAAAAAAbgMAgAAAAEBCAAAyQMAMAEIAADJAwAwDLcLAgC-EgAhlgwBAL8SACGXDAEAyBIAIa8MAQC_EgAhsAwCAL4SACGyDAAAnheyDCKzDAIA2RIAIbQMAQDIEgAhtQwBAMgSACG2DAEAyBIAIbcMgAAAAAG4DAIAvhIAIQIAAAC_AwAgCAAAzAMAIAy3CwIAvhIAIZYMAQC_EgAhlwwBAMgSACGvDAEAvxIAIbAMAgC-EgAhsgwAAJ4XsgwiswwCANkSACG0DAEAyBIAIbUMAQDIEgAhtgwBAMgSACG3DIAAAAABuAwCAL4SACECAAAAwgMAIAgAAM4DACACAAAAwgMAIAgAAM4DACADAAAAvwMAIA8AAMcDACAQAADMAwAgAQAAAL8DACABAAAAwgMAIAsVAACZFwAgFgAAnBcAIBcAAJsXACA4AACaFwAgOQAAnRcAIJcMAADEEgAgswwAAMQSACC0DAAAxBIAILUMAADEEgAgtgwAAMQSACC3DAAAxBIAIA-FCgAA6hEAMIYKAADVAwAQhwoAAOoRADC3CwIAzA8AIZYMAQDNDwAhlwwBAN4PACGvDAEAzQ8AIbAMAgDMDwAhsgwAAOsRsgwiswwCAPIPACG0DAEA3g8AIbUMAQDeDwAhtgwBAN4PACG3DAAA8Q8AILgMAgDMDwAhAwAAAMIDACADAADUAwAwFAAA1QMAIAMAAADCAwAgAwAAwwMAMAQAAL8DACAKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBAAAAAYsKQADZDwAhmQpAANkPACGcCwEA2A8AIZYMAQDYDwAhlwwBAOMPACGuDCAA6REAIQEAAADYAwAgAQAAANgDACAKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhnAsBANgPACGWDAEA2A8AIZcMAQDjDwAhrgwgAOkRACEClwwAAMQSACCuDAAAxBIAIAMAAADbAwAgAwAA3AMAMAQAANgDACADAAAA2wMAIAMAANwDADAEAADYAwAgAwAAANsDACADAADcAwAwBAAA2AMAIAeICgEAAAABiwpAAAAAAZkKQAAAAAGcCwEAAAABlgwBAAAAAZcMAQAAAAGuDCAAAAABAQgAAOADACAHiAoBAAAAAYsKQAAAAAGZCkAAAAABnAsBAAAAAZYMAQAAAAGXDAEAAAABrgwgAAAAAQEIAADiAwAwAQgAAOIDADAHiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhnAsBAL8SACGWDAEAvxIAIZcMAQDIEgAhrgwgAJgXACECAAAA2AMAIAgAAOUDACAHiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhnAsBAL8SACGWDAEAvxIAIZcMAQDIEgAhrgwgAJgXACECAAAA2wMAIAgAAOcDACACAAAA2wMAIAgAAOcDACADAAAA2AMAIA8AAOADACAQAADlAwAgAQAAANgDACABAAAA2wMAIAUVAACVFwAgFgAAlxcAIBcAAJYXACCXDAAAxBIAIK4MAADEEgAgCoUKAADkEQAwhgoAAO4DABCHCgAA5BEAMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIZwLAQDNDwAhlgwBAM0PACGXDAEA3g8AIa4MIADlEQAhAwAAANsDACADAADtAwAwFAAA7gMAIAMAAADbAwAgAwAA3AMAMAQAANgDACAKywIAANoRACDOAgAA2xEAIIUKAADZEQAwhgoAAPsDABCHCgAA2REAMIgKAQAAAAGLCkAA2Q8AIaMLAQDYDwAhpAwBANgPACGrDAEAAAABAQAAAPEDACAIygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh5AsBAJgQACGqDAAA4hGqDCIBygIAAJMXACAJygIAAOMRACCFCgAA4REAMIYKAADzAwAQhwoAAOERADCLCkAA2Q8AIcAKAQDYDwAh5AsBAJgQACGqDAAA4hGqDCKtDAAA4BEAIAMAAADzAwAgAwAA9AMAMAQAAPUDACARygIAAN4RACDNAgAA3xEAIIUKAADcEQAwhgoAAPcDABCHCgAA3BEAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzgsAAN0Rpgwi5AsBAIURACGiDAQAiBAAIaMMAQDYDwAhpAwBANgPACGmDAQAiBAAIacMBACIEAAhqAxAAO0PACEGygIAAJMXACDNAgAAlBcAIJkKAADEEgAgoAoAAMQSACDkCwAAxBIAIKgMAADEEgAgEcoCAADeEQAgzQIAAN8RACCFCgAA3BEAMIYKAAD3AwAQhwoAANwRADCICgEAAAABiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzgsAAN0Rpgwi5AsBAIURACGiDAQAiBAAIaMMAQAAAAGkDAEA2A8AIaYMBACIEAAhpwwEAIgQACGoDEAA7Q8AIQMAAAD3AwAgAwAA-AMAMAQAAPkDACAKywIAANoRACDOAgAA2xEAIIUKAADZEQAwhgoAAPsDABCHCgAA2REAMIgKAQCYEAAhiwpAANkPACGjCwEA2A8AIaQMAQDYDwAhqwwBANgPACEBAAAA-wMAIAnMAgAA2BEAIIUKAADXEQAwhgoAAP0DABCHCgAA1xEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIaEMAQCYEAAhogwEAIgQACEBzAIAAJIXACAKzAIAANgRACCFCgAA1xEAMIYKAAD9AwAQhwoAANcRADCICgEAAAABiwpAANkPACHACgEA2A8AIaEMAQCYEAAhogwEAIgQACGsDAAA1hEAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACABAAAA_QMAIAEAAADzAwAgAQAAAPcDACABAAAA8QMAIALLAgAAkBcAIM4CAACRFwAgAwAAAPsDACADAACFBAAwBAAA8QMAIAMAAAD7AwAgAwAAhQQAMAQAAPEDACADAAAA-wMAIAMAAIUEADAEAADxAwAgB8sCAACOFwAgzgIAAI8XACCICgEAAAABiwpAAAAAAaMLAQAAAAGkDAEAAAABqwwBAAAAAQEIAACJBAAgBYgKAQAAAAGLCkAAAAABowsBAAAAAaQMAQAAAAGrDAEAAAABAQgAAIsEADABCAAAiwQAMAfLAgAA9BYAIM4CAAD1FgAgiAoBAL8SACGLCkAAwBIAIaMLAQC_EgAhpAwBAL8SACGrDAEAvxIAIQIAAADxAwAgCAAAjgQAIAWICgEAvxIAIYsKQADAEgAhowsBAL8SACGkDAEAvxIAIasMAQC_EgAhAgAAAPsDACAIAACQBAAgAgAAAPsDACAIAACQBAAgAwAAAPEDACAPAACJBAAgEAAAjgQAIAEAAADxAwAgAQAAAPsDACADFQAA8RYAIBYAAPMWACAXAADyFgAgCIUKAADVEQAwhgoAAJcEABCHCgAA1REAMIgKAQCVEAAhiwpAAM4PACGjCwEAzQ8AIaQMAQDNDwAhqwwBAM0PACEDAAAA-wMAIAMAAJYEADAUAACXBAAgAwAAAPsDACADAACFBAAwBAAA8QMAIAEAAAD1AwAgAQAAAPUDACADAAAA8wMAIAMAAPQDADAEAAD1AwAgAwAAAPMDACADAAD0AwAwBAAA9QMAIAMAAADzAwAgAwAA9AMAMAQAAPUDACAFygIAAPAWACCLCkAAAAABwAoBAAAAAeQLAQAAAAGqDAAAAKoMAgEIAACfBAAgBIsKQAAAAAHACgEAAAAB5AsBAAAAAaoMAAAAqgwCAQgAAKEEADABCAAAoQQAMAXKAgAA7xYAIIsKQADAEgAhwAoBAL8SACHkCwEAvxIAIaoMAADuFqoMIgIAAAD1AwAgCAAApAQAIASLCkAAwBIAIcAKAQC_EgAh5AsBAL8SACGqDAAA7haqDCICAAAA8wMAIAgAAKYEACACAAAA8wMAIAgAAKYEACADAAAA9QMAIA8AAJ8EACAQAACkBAAgAQAAAPUDACABAAAA8wMAIAMVAADrFgAgFgAA7RYAIBcAAOwWACAHhQoAANERADCGCgAArQQAEIcKAADREQAwiwpAAM4PACHACgEAzQ8AIeQLAQCVEAAhqgwAANIRqgwiAwAAAPMDACADAACsBAAwFAAArQQAIAMAAADzAwAgAwAA9AMAMAQAAPUDACABAAAA-QMAIAEAAAD5AwAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAMAAAD3AwAgAwAA-AMAMAQAAPkDACADAAAA9wMAIAMAAPgDADAEAAD5AwAgDsoCAADpFgAgzQIAAOoWACCICgEAAAABiwpAAAAAAZkKQAAAAAGgCgEAAAABzgsAAACmDALkCwEAAAABogwEAAAAAaMMAQAAAAGkDAEAAAABpgwEAAAAAacMBAAAAAGoDEAAAAABAQgAALUEACAMiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc4LAAAApgwC5AsBAAAAAaIMBAAAAAGjDAEAAAABpAwBAAAAAaYMBAAAAAGnDAQAAAABqAxAAAAAAQEIAAC3BAAwAQgAALcEADABAAAA-wMAIA7KAgAA2xYAIM0CAADcFgAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHOCwAA2hamDCLkCwEAyBIAIaIMBADYEgAhowwBAL8SACGkDAEAvxIAIaYMBADYEgAhpwwEANgSACGoDEAAzxIAIQIAAAD5AwAgCAAAuwQAIAyICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc4LAADaFqYMIuQLAQDIEgAhogwEANgSACGjDAEAvxIAIaQMAQC_EgAhpgwEANgSACGnDAQA2BIAIagMQADPEgAhAgAAAPcDACAIAAC9BAAgAgAAAPcDACAIAAC9BAAgAQAAAPsDACADAAAA-QMAIA8AALUEACAQAAC7BAAgAQAAAPkDACABAAAA9wMAIAkVAADVFgAgFgAA2BYAIBcAANcWACA4AADWFgAgOQAA2RYAIJkKAADEEgAgoAoAAMQSACDkCwAAxBIAIKgMAADEEgAgD4UKAADNEQAwhgoAAMUEABCHCgAAzREAMIgKAQCVEAAhiwpAAM4PACGZCkAA5g8AIaAKAQDeDwAhzgsAAM4Rpgwi5AsBAPcQACGiDAQA8A8AIaMMAQDNDwAhpAwBAM0PACGmDAQA8A8AIacMBADwDwAhqAxAAOYPACEDAAAA9wMAIAMAAMQEADAUAADFBAAgAwAAAPcDACADAAD4AwAwBAAA-QMAIAEAAAD_AwAgAQAAAP8DACADAAAA_QMAIAMAAP4DADAEAAD_AwAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAMAAAD9AwAgAwAA_gMAMAQAAP8DACAGzAIAANQWACCICgEAAAABiwpAAAAAAcAKAQAAAAGhDAEAAAABogwEAAAAAQEIAADNBAAgBYgKAQAAAAGLCkAAAAABwAoBAAAAAaEMAQAAAAGiDAQAAAABAQgAAM8EADABCAAAzwQAMAbMAgAA0xYAIIgKAQC_EgAhiwpAAMASACHACgEAvxIAIaEMAQC_EgAhogwEANgSACECAAAA_wMAIAgAANIEACAFiAoBAL8SACGLCkAAwBIAIcAKAQC_EgAhoQwBAL8SACGiDAQA2BIAIQIAAAD9AwAgCAAA1AQAIAIAAAD9AwAgCAAA1AQAIAMAAAD_AwAgDwAAzQQAIBAAANIEACABAAAA_wMAIAEAAAD9AwAgBRUAAM4WACAWAADRFgAgFwAA0BYAIDgAAM8WACA5AADSFgAgCIUKAADMEQAwhgoAANsEABCHCgAAzBEAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIaEMAQCVEAAhogwEAPAPACEDAAAA_QMAIAMAANoEADAUAADbBAAgAwAAAP0DACADAAD-AwAwBAAA_wMAIAeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCWDAEAAAABngxAANkPACGfDEAA7Q8AIaAMAQDjDwAhAQAAAN4EACABAAAA3gQAIAeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCWDAEA2A8AIZ4MQADZDwAhnwxAAO0PACGgDAEA4w8AIQKfDAAAxBIAIKAMAADEEgAgAwAAAOEEACADAADiBAAwBAAA3gQAIAMAAADhBAAgAwAA4gQAMAQAAN4EACADAAAA4QQAIAMAAOIEADAEAADeBAAgBJYMAQAAAAGeDEAAAAABnwxAAAAAAaAMAQAAAAEBCAAA5gQAIASWDAEAAAABngxAAAAAAZ8MQAAAAAGgDAEAAAABAQgAAOgEADABCAAA6AQAMASWDAEAvxIAIZ4MQADAEgAhnwxAAM8SACGgDAEAyBIAIQIAAADeBAAgCAAA6wQAIASWDAEAvxIAIZ4MQADAEgAhnwxAAM8SACGgDAEAyBIAIQIAAADhBAAgCAAA7QQAIAIAAADhBAAgCAAA7QQAIAMAAADeBAAgDwAA5gQAIBAAAOsEACABAAAA3gQAIAEAAADhBAAgBRUAAMsWACAWAADNFgAgFwAAzBYAIJ8MAADEEgAgoAwAAMQSACAHhQoAAMoRADCGCgAA9AQAEIcKAADKEQAwlgwBAM0PACGeDEAAzg8AIZ8MQADmDwAhoAwBAN4PACEDAAAA4QQAIAMAAPMEADAUAAD0BAAgAwAAAOEEACADAADiBAAwBAAA3gQAIA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgAAAAGRDAEA2A8AIZUMAQDYDwAhlgwBAAAAAZcMAQDYDwAhmAwBANgPACGZDAEA4w8AIZoMAQDjDwAhmwwAALcRACCcDCAAkxAAIQEAAAD3BAAgD58DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCANcPACHzCgEA4w8AIcQLAQDYDwAh3AsBANgPACGNDAABgxEAIY8MAgDXDwAhkAwBANgPACGRDAEA2A8AIZIMAQDjDwAhkwwBAOMPACGUDAABhBEAIQWfAwAAyhYAIPMKAADEEgAgkgwAAMQSACCTDAAAxBIAIJQMAADEEgAgEJ8DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCAAAAAfMKAQDjDwAhxAsBANgPACHcCwEA2A8AIY0MAAGDEQAhjwwCANcPACGQDAEA2A8AIZEMAQDYDwAhkgwBAOMPACGTDAEA4w8AIZQMAAGEEQAhnQwAAMcRACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAQAAAPkEACABAAAA9wQAIA6gAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgDXDwAhkQwBANgPACGVDAEA2A8AIZYMAQDYDwAhlwwBANgPACGYDAEA2A8AIZkMAQDjDwAhmgwBAOMPACGbDAAAtxEAIJwMIACTEAAhA6ADAADJFgAgmQwAAMQSACCaDAAAxBIAIAMAAAD_BAAgAwAAgAUAMAQAAPcEACADAAAA_wQAIAMAAIAFADAEAAD3BAAgAwAAAP8EACADAACABQAwBAAA9wQAIAugAwAAyBYAIIgKAgAAAAGRDAEAAAABlQwBAAAAAZYMAQAAAAGXDAEAAAABmAwBAAAAAZkMAQAAAAGaDAEAAAABmwwAAMcWACCcDCAAAAABAQgAAIQFACAKiAoCAAAAAZEMAQAAAAGVDAEAAAABlgwBAAAAAZcMAQAAAAGYDAEAAAABmQwBAAAAAZoMAQAAAAGbDAAAxxYAIJwMIAAAAAEBCAAAhgUAMAEIAACGBQAwC6ADAAC6FgAgiAoCAL4SACGRDAEAvxIAIZUMAQC_EgAhlgwBAL8SACGXDAEAvxIAIZgMAQC_EgAhmQwBAMgSACGaDAEAyBIAIZsMAAC5FgAgnAwgAOISACECAAAA9wQAIAgAAIkFACAKiAoCAL4SACGRDAEAvxIAIZUMAQC_EgAhlgwBAL8SACGXDAEAvxIAIZgMAQC_EgAhmQwBAMgSACGaDAEAyBIAIZsMAAC5FgAgnAwgAOISACECAAAA_wQAIAgAAIsFACACAAAA_wQAIAgAAIsFACADAAAA9wQAIA8AAIQFACAQAACJBQAgAQAAAPcEACABAAAA_wQAIAcVAAC0FgAgFgAAtxYAIBcAALYWACA4AAC1FgAgOQAAuBYAIJkMAADEEgAgmgwAAMQSACANhQoAAMQRADCGCgAAkgUAEIcKAADEEQAwiAoCAMwPACGRDAEAzQ8AIZUMAQDNDwAhlgwBAM0PACGXDAEAzQ8AIZgMAQDNDwAhmQwBAN4PACGaDAEA3g8AIZsMAAC3EQAgnAwgAPwPACEDAAAA_wQAIAMAAJEFADAUAACSBQAgAwAAAP8EACADAACABQAwBAAA9wQAIAEAAAD7BAAgAQAAAPsEACADAAAA-QQAIAMAAPoEADAEAAD7BAAgAwAAAPkEACADAAD6BAAwBAAA-wQAIAMAAAD5BAAgAwAA-gQAMAQAAPsEACAMnwMAALMWACCICgIAAAAB8woBAAAAAcQLAQAAAAHcCwEAAAABjQwAAQAAAY8MAgAAAAGQDAEAAAABkQwBAAAAAZIMAQAAAAGTDAEAAAABlAwAAQAAAQEIAACaBQAgC4gKAgAAAAHzCgEAAAABxAsBAAAAAdwLAQAAAAGNDAABAAABjwwCAAAAAZAMAQAAAAGRDAEAAAABkgwBAAAAAZMMAQAAAAGUDAABAAABAQgAAJwFADABCAAAnAUAMAyfAwAAshYAIIgKAgC-EgAh8woBAMgSACHECwEAvxIAIdwLAQC_EgAhjQwAAacVACGPDAIAvhIAIZAMAQC_EgAhkQwBAL8SACGSDAEAyBIAIZMMAQDIEgAhlAwAAagVACECAAAA-wQAIAgAAJ8FACALiAoCAL4SACHzCgEAyBIAIcQLAQC_EgAh3AsBAL8SACGNDAABpxUAIY8MAgC-EgAhkAwBAL8SACGRDAEAvxIAIZIMAQDIEgAhkwwBAMgSACGUDAABqBUAIQIAAAD5BAAgCAAAoQUAIAIAAAD5BAAgCAAAoQUAIAMAAAD7BAAgDwAAmgUAIBAAAJ8FACABAAAA-wQAIAEAAAD5BAAgCRUAAK0WACAWAACwFgAgFwAArxYAIDgAAK4WACA5AACxFgAg8woAAMQSACCSDAAAxBIAIJMMAADEEgAglAwAAMQSACAOhQoAAMMRADCGCgAAqAUAEIcKAADDEQAwiAoCAMwPACHzCgEA3g8AIcQLAQDNDwAh3AsBAM0PACGNDAAB_BAAIY8MAgDMDwAhkAwBAM0PACGRDAEAzQ8AIZIMAQDeDwAhkwwBAN4PACGUDAAB_RAAIQMAAAD5BAAgAwAApwUAMBQAAKgFACADAAAA-QQAIAMAAPoEADAEAAD7BAAgBZcGBACIEAAhhQoAAMIRADCGCgAArgUAEIcKAADCEQAwiAoCAAAAAQEAAACrBQAgAQAAAKsFACAFlwYEAIgQACGFCgAAwhEAMIYKAACuBQAQhwoAAMIRADCICgIA1w8AIQADAAAArgUAIAMAAK8FADAEAACrBQAgAwAAAK4FACADAACvBQAwBAAAqwUAIAMAAACuBQAgAwAArwUAMAQAAKsFACAClwYEAAAAAYgKAgAAAAEBCAAAswUAIAKXBgQAAAABiAoCAAAAAQEIAAC1BQAwAQgAALUFADAClwYEANgSACGICgIAvhIAIQIAAACrBQAgCAAAuAUAIAKXBgQA2BIAIYgKAgC-EgAhAgAAAK4FACAIAAC6BQAgAgAAAK4FACAIAAC6BQAgAwAAAKsFACAPAACzBQAgEAAAuAUAIAEAAACrBQAgAQAAAK4FACAFFQAAqBYAIBYAAKsWACAXAACqFgAgOAAAqRYAIDkAAKwWACAFlwYEAPAPACGFCgAAwREAMIYKAADBBQAQhwoAAMERADCICgIAzA8AIQMAAACuBQAgAwAAwAUAMBQAAMEFACADAAAArgUAIAMAAK8FADAEAACrBQAgB4UKAADAEQAwhgoAAMcFABCHCgAAwBEAMJkKQADZDwAh9goBANgPACHQCwEAAAABjgxAANkPACEBAAAAxAUAIAEAAADEBQAgB4UKAADAEQAwhgoAAMcFABCHCgAAwBEAMJkKQADZDwAh9goBANgPACHQCwEA2A8AIY4MQADZDwAhAAMAAADHBQAgAwAAyAUAMAQAAMQFACADAAAAxwUAIAMAAMgFADAEAADEBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIASZCkAAAAAB9goBAAAAAdALAQAAAAGODEAAAAABAQgAAMwFACAEmQpAAAAAAfYKAQAAAAHQCwEAAAABjgxAAAAAAQEIAADOBQAwAQgAAM4FADAEmQpAAMASACH2CgEAvxIAIdALAQC_EgAhjgxAAMASACECAAAAxAUAIAgAANEFACAEmQpAAMASACH2CgEAvxIAIdALAQC_EgAhjgxAAMASACECAAAAxwUAIAgAANMFACACAAAAxwUAIAgAANMFACADAAAAxAUAIA8AAMwFACAQAADRBQAgAQAAAMQFACABAAAAxwUAIAMVAAClFgAgFgAApxYAIBcAAKYWACAHhQoAAL8RADCGCgAA2gUAEIcKAAC_EQAwmQpAAM4PACH2CgEAzQ8AIdALAQDNDwAhjgxAAM4PACEDAAAAxwUAIAMAANkFADAUAADaBQAgAwAAAMcFACADAADIBQAwBAAAxAUAIAeFCgAAvhEAMIYKAADgBQAQhwoAAL4RADCLCkAA2Q8AIZkKQADZDwAhtwoAAQAAAfYKAQDYDwAhAQAAAN0FACABAAAA3QUAIAeFCgAAvhEAMIYKAADgBQAQhwoAAL4RADCLCkAA2Q8AIZkKQADZDwAhtwoAAYMRACH2CgEA2A8AIQADAAAA4AUAIAMAAOEFADAEAADdBQAgAwAAAOAFACADAADhBQAwBAAA3QUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACAEiwpAAAAAAZkKQAAAAAG3CgABAAAB9goBAAAAAQEIAADlBQAgBIsKQAAAAAGZCkAAAAABtwoAAQAAAfYKAQAAAAEBCAAA5wUAMAEIAADnBQAwBIsKQADAEgAhmQpAAMASACG3CgABpxUAIfYKAQC_EgAhAgAAAN0FACAIAADqBQAgBIsKQADAEgAhmQpAAMASACG3CgABpxUAIfYKAQC_EgAhAgAAAOAFACAIAADsBQAgAgAAAOAFACAIAADsBQAgAwAAAN0FACAPAADlBQAgEAAA6gUAIAEAAADdBQAgAQAAAOAFACADFQAAohYAIBYAAKQWACAXAACjFgAgB4UKAAC9EQAwhgoAAPMFABCHCgAAvREAMIsKQADODwAhmQpAAM4PACG3CgAB_BAAIfYKAQDNDwAhAwAAAOAFACADAADyBQAwFAAA8wUAIAMAAADgBQAgAwAA4QUAMAQAAN0FACARhQoAALwRADCGCgAA-QUAEIcKAAC8EQAwiAoBAAAAAYsKQADZDwAhwAoBANgPACGBC0AA7Q8AIbELAQDYDwAhxAsBAOMPACHKCwEA4w8AIdwLAQDYDwAh3gsBANgPACGJDAEA2A8AIYoMAACiEAAgiwwBANgPACGMDAEA2A8AIY0MAQDjDwAhAQAAAPYFACABAAAA9gUAIBGFCgAAvBEAMIYKAAD5BQAQhwoAALwRADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGBC0AA7Q8AIbELAQDYDwAhxAsBAOMPACHKCwEA4w8AIdwLAQDYDwAh3gsBANgPACGJDAEA2A8AIYoMAACiEAAgiwwBANgPACGMDAEA2A8AIY0MAQDjDwAhBIELAADEEgAgxAsAAMQSACDKCwAAxBIAII0MAADEEgAgAwAAAPkFACADAAD6BQAwBAAA9gUAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACADAAAA-QUAIAMAAPoFADAEAAD2BQAgDogKAQAAAAGLCkAAAAABwAoBAAAAAYELQAAAAAGxCwEAAAABxAsBAAAAAcoLAQAAAAHcCwEAAAAB3gsBAAAAAYkMAQAAAAGKDIAAAAABiwwBAAAAAYwMAQAAAAGNDAEAAAABAQgAAP4FACAOiAoBAAAAAYsKQAAAAAHACgEAAAABgQtAAAAAAbELAQAAAAHECwEAAAABygsBAAAAAdwLAQAAAAHeCwEAAAABiQwBAAAAAYoMgAAAAAGLDAEAAAABjAwBAAAAAY0MAQAAAAEBCAAAgAYAMAEIAACABgAwDogKAQC_EgAhiwpAAMASACHACgEAvxIAIYELQADPEgAhsQsBAL8SACHECwEAyBIAIcoLAQDIEgAh3AsBAL8SACHeCwEAvxIAIYkMAQC_EgAhigyAAAAAAYsMAQC_EgAhjAwBAL8SACGNDAEAyBIAIQIAAAD2BQAgCAAAgwYAIA6ICgEAvxIAIYsKQADAEgAhwAoBAL8SACGBC0AAzxIAIbELAQC_EgAhxAsBAMgSACHKCwEAyBIAIdwLAQC_EgAh3gsBAL8SACGJDAEAvxIAIYoMgAAAAAGLDAEAvxIAIYwMAQC_EgAhjQwBAMgSACECAAAA-QUAIAgAAIUGACACAAAA-QUAIAgAAIUGACADAAAA9gUAIA8AAP4FACAQAACDBgAgAQAAAPYFACABAAAA-QUAIAcVAACfFgAgFgAAoRYAIBcAAKAWACCBCwAAxBIAIMQLAADEEgAgygsAAMQSACCNDAAAxBIAIBGFCgAAuxEAMIYKAACMBgAQhwoAALsRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGBC0AA5g8AIbELAQDNDwAhxAsBAN4PACHKCwEA3g8AIdwLAQDNDwAh3gsBAM0PACGJDAEAzQ8AIYoMAACcEAAgiwwBAM0PACGMDAEAzQ8AIY0MAQDeDwAhAwAAAPkFACADAACLBgAwFAAAjAYAIAMAAAD5BQAgAwAA-gUAMAQAAPYFACAFhQoAALoRADCGCgAAkgYAEIcKAAC6EQAwowsBAAAAAbQLQADZDwAhAQAAAI8GACABAAAAjwYAIAWFCgAAuhEAMIYKAACSBgAQhwoAALoRADCjCwEA2A8AIbQLQADZDwAhAAMAAACSBgAgAwAAkwYAMAQAAI8GACADAAAAkgYAIAMAAJMGADAEAACPBgAgAwAAAJIGACADAACTBgAwBAAAjwYAIAKjCwEAAAABtAtAAAAAAQEIAACXBgAgAqMLAQAAAAG0C0AAAAABAQgAAJkGADABCAAAmQYAMAKjCwEAvxIAIbQLQADAEgAhAgAAAI8GACAIAACcBgAgAqMLAQC_EgAhtAtAAMASACECAAAAkgYAIAgAAJ4GACACAAAAkgYAIAgAAJ4GACADAAAAjwYAIA8AAJcGACAQAACcBgAgAQAAAI8GACABAAAAkgYAIAMVAACcFgAgFgAAnhYAIBcAAJ0WACAFhQoAALkRADCGCgAApQYAEIcKAAC5EQAwowsBAM0PACG0C0AAzg8AIQMAAACSBgAgAwAApAYAMBQAAKUGACADAAAAkgYAIAMAAJMGADAEAACPBgAgBoUKAAC4EQAwhgoAAKsGABCHCgAAuBEAMIgKAQAAAAGEDEAA2Q8AIYUMAAC3EQAgAQAAAKgGACABAAAAqAYAIAaFCgAAuBEAMIYKAACrBgAQhwoAALgRADCICgEAmBAAIYQMQADZDwAhhQwAALcRACAAAwAAAKsGACADAACsBgAwBAAAqAYAIAMAAACrBgAgAwAArAYAMAQAAKgGACADAAAAqwYAIAMAAKwGADAEAACoBgAgA4gKAQAAAAGEDEAAAAABhQwAAJsWACABCAAAsAYAIAOICgEAAAABhAxAAAAAAYUMAACbFgAgAQgAALIGADABCAAAsgYAMAOICgEAvxIAIYQMQADAEgAhhQwAAJoWACACAAAAqAYAIAgAALUGACADiAoBAL8SACGEDEAAwBIAIYUMAACaFgAgAgAAAKsGACAIAAC3BgAgAgAAAKsGACAIAAC3BgAgAwAAAKgGACAPAACwBgAgEAAAtQYAIAEAAACoBgAgAQAAAKsGACADFQAAlxYAIBYAAJkWACAXAACYFgAgBoUKAAC2EQAwhgoAAL4GABCHCgAAthEAMIgKAQCVEAAhhAxAAM4PACGFDAAAtxEAIAMAAACrBgAgAwAAvQYAMBQAAL4GACADAAAAqwYAIAMAAKwGADAEAACoBgAgCYUKAAC0EQAwhgoAAMQGABCHCgAAtBEAMJ8KAAC1EYIMIsoKAQAAAAGBC0AA7Q8AIcULAQDYDwAhggwBAAAAAYMMQADZDwAhAQAAAMEGACABAAAAwQYAIAmFCgAAtBEAMIYKAADEBgAQhwoAALQRADCfCgAAtRGCDCLKCgEA2A8AIYELQADtDwAhxQsBANgPACGCDAEA4w8AIYMMQADZDwAhAoELAADEEgAgggwAAMQSACADAAAAxAYAIAMAAMUGADAEAADBBgAgAwAAAMQGACADAADFBgAwBAAAwQYAIAMAAADEBgAgAwAAxQYAMAQAAMEGACAGnwoAAACCDALKCgEAAAABgQtAAAAAAcULAQAAAAGCDAEAAAABgwxAAAAAAQEIAADJBgAgBp8KAAAAggwCygoBAAAAAYELQAAAAAHFCwEAAAABggwBAAAAAYMMQAAAAAEBCAAAywYAMAEIAADLBgAwBp8KAACWFoIMIsoKAQC_EgAhgQtAAM8SACHFCwEAvxIAIYIMAQDIEgAhgwxAAMASACECAAAAwQYAIAgAAM4GACAGnwoAAJYWggwiygoBAL8SACGBC0AAzxIAIcULAQC_EgAhggwBAMgSACGDDEAAwBIAIQIAAADEBgAgCAAA0AYAIAIAAADEBgAgCAAA0AYAIAMAAADBBgAgDwAAyQYAIBAAAM4GACABAAAAwQYAIAEAAADEBgAgBRUAAJMWACAWAACVFgAgFwAAlBYAIIELAADEEgAgggwAAMQSACAJhQoAALARADCGCgAA1wYAEIcKAACwEQAwnwoAALERggwiygoBAM0PACGBC0AA5g8AIcULAQDNDwAhggwBAN4PACGDDEAAzg8AIQMAAADEBgAgAwAA1gYAMBQAANcGACADAAAAxAYAIAMAAMUGADAEAADBBgAgCIUKAACuEQAwhgoAAN0GABCHCgAArhEAMIsKQADZDwAhtwsCANcPACG4CwEAmBAAIf8LAQDYDwAhgAwAAK8RACABAAAA2gYAIAEAAADaBgAgB4UKAACuEQAwhgoAAN0GABCHCgAArhEAMIsKQADZDwAhtwsCANcPACG4CwEAmBAAIf8LAQDYDwAhAAMAAADdBgAgAwAA3gYAMAQAANoGACADAAAA3QYAIAMAAN4GADAEAADaBgAgAwAAAN0GACADAADeBgAwBAAA2gYAIASLCkAAAAABtwsCAAAAAbgLAQAAAAH_CwEAAAABAQgAAOIGACAEiwpAAAAAAbcLAgAAAAG4CwEAAAAB_wsBAAAAAQEIAADkBgAwAQgAAOQGADAEiwpAAMASACG3CwIAvhIAIbgLAQC_EgAh_wsBAL8SACECAAAA2gYAIAgAAOcGACAEiwpAAMASACG3CwIAvhIAIbgLAQC_EgAh_wsBAL8SACECAAAA3QYAIAgAAOkGACACAAAA3QYAIAgAAOkGACADAAAA2gYAIA8AAOIGACAQAADnBgAgAQAAANoGACABAAAA3QYAIAUVAACOFgAgFgAAkRYAIBcAAJAWACA4AACPFgAgOQAAkhYAIAeFCgAArREAMIYKAADwBgAQhwoAAK0RADCLCkAAzg8AIbcLAgDMDwAhuAsBAJUQACH_CwEAzQ8AIQMAAADdBgAgAwAA7wYAMBQAAPAGACADAAAA3QYAIAMAAN4GADAEAADaBgAgBYUKAACsEQAwhgoAAPYGABCHCgAArBEAMJkKQADZDwAh_gsBAAAAAQEAAADzBgAgAQAAAPMGACAFhQoAAKwRADCGCgAA9gYAEIcKAACsEQAwmQpAANkPACH-CwEA2A8AIQADAAAA9gYAIAMAAPcGADAEAADzBgAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAMAAAD2BgAgAwAA9wYAMAQAAPMGACACmQpAAAAAAf4LAQAAAAEBCAAA-wYAIAKZCkAAAAAB_gsBAAAAAQEIAAD9BgAwAQgAAP0GADACmQpAAMASACH-CwEAvxIAIQIAAADzBgAgCAAAgAcAIAKZCkAAwBIAIf4LAQC_EgAhAgAAAPYGACAIAACCBwAgAgAAAPYGACAIAACCBwAgAwAAAPMGACAPAAD7BgAgEAAAgAcAIAEAAADzBgAgAQAAAPYGACADFQAAixYAIBYAAI0WACAXAACMFgAgBYUKAACrEQAwhgoAAIkHABCHCgAAqxEAMJkKQADODwAh_gsBAM0PACEDAAAA9gYAIAMAAIgHADAUAACJBwAgAwAAAPYGACADAAD3BgAwBAAA8wYAIAmFCgAAqREAMIYKAACPBwAQhwoAAKkRADCLCkAA2Q8AIaMLAQDYDwAhuAsBANgPACG6CwEA2A8AIfgLAQDYDwAh_QsAAKoRACABAAAAjAcAIAEAAACMBwAgCIUKAACpEQAwhgoAAI8HABCHCgAAqREAMIsKQADZDwAhowsBANgPACG4CwEA2A8AIboLAQDYDwAh-AsBANgPACEAAwAAAI8HACADAACQBwAwBAAAjAcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACADAAAAjwcAIAMAAJAHADAEAACMBwAgBYsKQAAAAAGjCwEAAAABuAsBAAAAAboLAQAAAAH4CwEAAAABAQgAAJQHACAFiwpAAAAAAaMLAQAAAAG4CwEAAAABugsBAAAAAfgLAQAAAAEBCAAAlgcAMAEIAACWBwAwBYsKQADAEgAhowsBAL8SACG4CwEAvxIAIboLAQC_EgAh-AsBAL8SACECAAAAjAcAIAgAAJkHACAFiwpAAMASACGjCwEAvxIAIbgLAQC_EgAhugsBAL8SACH4CwEAvxIAIQIAAACPBwAgCAAAmwcAIAIAAACPBwAgCAAAmwcAIAMAAACMBwAgDwAAlAcAIBAAAJkHACABAAAAjAcAIAEAAACPBwAgAxUAAIgWACAWAACKFgAgFwAAiRYAIAiFCgAAqBEAMIYKAACiBwAQhwoAAKgRADCLCkAAzg8AIaMLAQDNDwAhuAsBAM0PACG6CwEAzQ8AIfgLAQDNDwAhAwAAAI8HACADAAChBwAwFAAAogcAIAMAAACPBwAgAwAAkAcAMAQAAIwHACANhQoAAKYRADCGCgAAqAcAEIcKAACmEQAwmQpAANkPACG4CgEA2A8AIcEKAQDYDwAhwwoBANgPACHoCgIA1w8AIZwLAQDYDwAhugsBANgPACHGCwEA2A8AIfgLAQDYDwAh_AsAAKcRACABAAAApQcAIAEAAAClBwAgDIUKAACmEQAwhgoAAKgHABCHCgAAphEAMJkKQADZDwAhuAoBANgPACHBCgEA2A8AIcMKAQDYDwAh6AoCANcPACGcCwEA2A8AIboLAQDYDwAhxgsBANgPACH4CwEA2A8AIQADAAAAqAcAIAMAAKkHADAEAAClBwAgAwAAAKgHACADAACpBwAwBAAApQcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAJmQpAAAAAAbgKAQAAAAHBCgEAAAABwwoBAAAAAegKAgAAAAGcCwEAAAABugsBAAAAAcYLAQAAAAH4CwEAAAABAQgAAK0HACAJmQpAAAAAAbgKAQAAAAHBCgEAAAABwwoBAAAAAegKAgAAAAGcCwEAAAABugsBAAAAAcYLAQAAAAH4CwEAAAABAQgAAK8HADABCAAArwcAMAmZCkAAwBIAIbgKAQC_EgAhwQoBAL8SACHDCgEAvxIAIegKAgC-EgAhnAsBAL8SACG6CwEAvxIAIcYLAQC_EgAh-AsBAL8SACECAAAApQcAIAgAALIHACAJmQpAAMASACG4CgEAvxIAIcEKAQC_EgAhwwoBAL8SACHoCgIAvhIAIZwLAQC_EgAhugsBAL8SACHGCwEAvxIAIfgLAQC_EgAhAgAAAKgHACAIAAC0BwAgAgAAAKgHACAIAAC0BwAgAwAAAKUHACAPAACtBwAgEAAAsgcAIAEAAAClBwAgAQAAAKgHACAFFQAAgxYAIBYAAIYWACAXAACFFgAgOAAAhBYAIDkAAIcWACAMhQoAAKURADCGCgAAuwcAEIcKAAClEQAwmQpAAM4PACG4CgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHoCgIAzA8AIZwLAQDNDwAhugsBAM0PACHGCwEAzQ8AIfgLAQDNDwAhAwAAAKgHACADAAC6BwAwFAAAuwcAIAMAAACoBwAgAwAAqQcAMAQAAKUHACAG3QEAAKIRACCFCgAAoREAMIYKAADGBwAQhwoAAKERADCjCwEAAAAB-wsCANcPACEBAAAAvgcAIAvcAQEA2A8AIfEEAACkEQAghQoAAKMRADCGCgAAwAcAEIcKAACjEQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhAfEEAACCFgAgC9wBAQDYDwAh8QQAAKQRACCFCgAAoxEAMIYKAADABwAQhwoAAKMRADCICgQAAAABnAsBANgPACGjCwEA2A8AIfgLAQDYDwAh-QsBANgPACH6CwIA1w8AIQMAAADABwAgAwAAwQcAMAQAAMIHACABAAAAwAcAIAEAAAC-BwAgBt0BAACiEQAghQoAAKERADCGCgAAxgcAEIcKAAChEQAwowsBANgPACH7CwIA1w8AIQHdAQAAgRYAIAMAAADGBwAgAwAAxwcAMAQAAL4HACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAwAAAMYHACADAADHBwAwBAAAvgcAIAPdAQAAgBYAIKMLAQAAAAH7CwIAAAABAQgAAMsHACACowsBAAAAAfsLAgAAAAEBCAAAzQcAMAEIAADNBwAwA90BAADzFQAgowsBAL8SACH7CwIAvhIAIQIAAAC-BwAgCAAA0AcAIAKjCwEAvxIAIfsLAgC-EgAhAgAAAMYHACAIAADSBwAgAgAAAMYHACAIAADSBwAgAwAAAL4HACAPAADLBwAgEAAA0AcAIAEAAAC-BwAgAQAAAMYHACAFFQAA7hUAIBYAAPEVACAXAADwFQAgOAAA7xUAIDkAAPIVACAFhQoAAKARADCGCgAA2QcAEIcKAACgEQAwowsBAM0PACH7CwIAzA8AIQMAAADGBwAgAwAA2AcAMBQAANkHACADAAAAxgcAIAMAAMcHADAEAAC-BwAgAQAAAMIHACABAAAAwgcAIAMAAADABwAgAwAAwQcAMAQAAMIHACADAAAAwAcAIAMAAMEHADAEAADCBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIAjcAQEAAAAB8QQAAO0VACCICgQAAAABnAsBAAAAAaMLAQAAAAH4CwEAAAAB-QsBAAAAAfoLAgAAAAEBCAAA4QcAIAfcAQEAAAABiAoEAAAAAZwLAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAQgAAOMHADABCAAA4wcAMAjcAQEAvxIAIfEEAADsFQAgiAoEANgSACGcCwEAvxIAIaMLAQC_EgAh-AsBAL8SACH5CwEAvxIAIfoLAgC-EgAhAgAAAMIHACAIAADmBwAgB9wBAQC_EgAhiAoEANgSACGcCwEAvxIAIaMLAQC_EgAh-AsBAL8SACH5CwEAvxIAIfoLAgC-EgAhAgAAAMAHACAIAADoBwAgAgAAAMAHACAIAADoBwAgAwAAAMIHACAPAADhBwAgEAAA5gcAIAEAAADCBwAgAQAAAMAHACAFFQAA5xUAIBYAAOoVACAXAADpFQAgOAAA6BUAIDkAAOsVACAK3AEBAM0PACGFCgAAnxEAMIYKAADvBwAQhwoAAJ8RADCICgQA8A8AIZwLAQDNDwAhowsBAM0PACH4CwEAzQ8AIfkLAQDNDwAh-gsCAMwPACEDAAAAwAcAIAMAAO4HADAUAADvBwAgAwAAAMAHACADAADBBwAwBAAAwgcAIBiFCgAAnREAMIYKAAD1BwAQhwoAAJ0RADCICgEAAAABiwpAANkPACGZCkAA7Q8AIZ8KAACeEfILIr8KAQDYDwAhwAoBANgPACHKCgEAAAAB4woBANgPACHtCkAA2Q8AIYALQADZDwAhkAtAAO0PACG_C0AA7Q8AIcALAQCFEQAhxgsBANgPACHtCwIA1w8AIfILAACiEAAg8wsCANcPACH0CwAAjxAAIPULAACPEAAg9gsBAOMPACH3C0AA2Q8AIQEAAADyBwAgAQAAAPIHACAYhQoAAJ0RADCGCgAA9QcAEIcKAACdEQAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAhnwoAAJ4R8gsivwoBANgPACHACgEA2A8AIcoKAQDYDwAh4woBANgPACHtCkAA2Q8AIYALQADZDwAhkAtAAO0PACG_C0AA7Q8AIcALAQCFEQAhxgsBANgPACHtCwIA1w8AIfILAACiEAAg8wsCANcPACH0CwAAjxAAIPULAACPEAAg9gsBAOMPACH3C0AA2Q8AIQeZCgAAxBIAIJALAADEEgAgvwsAAMQSACDACwAAxBIAIPQLAADEEgAg9QsAAMQSACD2CwAAxBIAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACADAAAA9QcAIAMAAPYHADAEAADyBwAgAwAAAPUHACADAAD2BwAwBAAA8gcAIBWICgEAAAABiwpAAAAAAZkKQAAAAAGfCgAAAPILAr8KAQAAAAHACgEAAAABygoBAAAAAeMKAQAAAAHtCkAAAAABgAtAAAAAAZALQAAAAAG_C0AAAAABwAsBAAAAAcYLAQAAAAHtCwIAAAAB8guAAAAAAfMLAgAAAAH0C4AAAAAB9QuAAAAAAfYLAQAAAAH3C0AAAAABAQgAAPoHACAViAoBAAAAAYsKQAAAAAGZCkAAAAABnwoAAADyCwK_CgEAAAABwAoBAAAAAcoKAQAAAAHjCgEAAAAB7QpAAAAAAYALQAAAAAGQC0AAAAABvwtAAAAAAcALAQAAAAHGCwEAAAAB7QsCAAAAAfILgAAAAAHzCwIAAAAB9AuAAAAAAfULgAAAAAH2CwEAAAAB9wtAAAAAAQEIAAD8BwAwAQgAAPwHADAViAoBAL8SACGLCkAAwBIAIZkKQADPEgAhnwoAAOYV8gsivwoBAL8SACHACgEAvxIAIcoKAQC_EgAh4woBAL8SACHtCkAAwBIAIYALQADAEgAhkAtAAM8SACG_C0AAzxIAIcALAQDIEgAhxgsBAL8SACHtCwIAvhIAIfILgAAAAAHzCwIAvhIAIfQLgAAAAAH1C4AAAAAB9gsBAMgSACH3C0AAwBIAIQIAAADyBwAgCAAA_wcAIBWICgEAvxIAIYsKQADAEgAhmQpAAM8SACGfCgAA5hXyCyK_CgEAvxIAIcAKAQC_EgAhygoBAL8SACHjCgEAvxIAIe0KQADAEgAhgAtAAMASACGQC0AAzxIAIb8LQADPEgAhwAsBAMgSACHGCwEAvxIAIe0LAgC-EgAh8guAAAAAAfMLAgC-EgAh9AuAAAAAAfULgAAAAAH2CwEAyBIAIfcLQADAEgAhAgAAAPUHACAIAACBCAAgAgAAAPUHACAIAACBCAAgAwAAAPIHACAPAAD6BwAgEAAA_wcAIAEAAADyBwAgAQAAAPUHACAMFQAA4RUAIBYAAOQVACAXAADjFQAgOAAA4hUAIDkAAOUVACCZCgAAxBIAIJALAADEEgAgvwsAAMQSACDACwAAxBIAIPQLAADEEgAg9QsAAMQSACD2CwAAxBIAIBiFCgAAmREAMIYKAACICAAQhwoAAJkRADCICgEAzQ8AIYsKQADODwAhmQpAAOYPACGfCgAAmhHyCyK_CgEAzQ8AIcAKAQDNDwAhygoBAM0PACHjCgEAzQ8AIe0KQADODwAhgAtAAM4PACGQC0AA5g8AIb8LQADmDwAhwAsBAPcQACHGCwEAzQ8AIe0LAgDMDwAh8gsAAJwQACDzCwIAzA8AIfQLAADxDwAg9QsAAPEPACD2CwEA3g8AIfcLQADODwAhAwAAAPUHACADAACHCAAwFAAAiAgAIAMAAAD1BwAgAwAA9gcAMAQAAPIHACAFhQoAAJgRADCGCgAAjggAEIcKAACYEQAwugsBAAAAAfALQADZDwAhAQAAAIsIACABAAAAiwgAIAWFCgAAmBEAMIYKAACOCAAQhwoAAJgRADC6CwEA2A8AIfALQADZDwAhAAMAAACOCAAgAwAAjwgAMAQAAIsIACADAAAAjggAIAMAAI8IADAEAACLCAAgAwAAAI4IACADAACPCAAwBAAAiwgAIAK6CwEAAAAB8AtAAAAAAQEIAACTCAAgAroLAQAAAAHwC0AAAAABAQgAAJUIADABCAAAlQgAMAK6CwEAvxIAIfALQADAEgAhAgAAAIsIACAIAACYCAAgAroLAQC_EgAh8AtAAMASACECAAAAjggAIAgAAJoIACACAAAAjggAIAgAAJoIACADAAAAiwgAIA8AAJMIACAQAACYCAAgAQAAAIsIACABAAAAjggAIAMVAADeFQAgFgAA4BUAIBcAAN8VACAFhQoAAJcRADCGCgAAoQgAEIcKAACXEQAwugsBAM0PACHwC0AAzg8AIQMAAACOCAAgAwAAoAgAMBQAAKEIACADAAAAjggAIAMAAI8IADAEAACLCAAgB4UKAACWEQAwhgoAAKcIABCHCgAAlhEAMLoLAQAAAAHtCwIA1w8AIe4LQADZDwAh7wtAANkPACEBAAAApAgAIAEAAACkCAAgB4UKAACWEQAwhgoAAKcIABCHCgAAlhEAMLoLAQDYDwAh7QsCANcPACHuC0AA2Q8AIe8LQADZDwAhAAMAAACnCAAgAwAAqAgAMAQAAKQIACADAAAApwgAIAMAAKgIADAEAACkCAAgAwAAAKcIACADAACoCAAwBAAApAgAIAS6CwEAAAAB7QsCAAAAAe4LQAAAAAHvC0AAAAABAQgAAKwIACAEugsBAAAAAe0LAgAAAAHuC0AAAAAB7wtAAAAAAQEIAACuCAAwAQgAAK4IADAEugsBAL8SACHtCwIAvhIAIe4LQADAEgAh7wtAAMASACECAAAApAgAIAgAALEIACAEugsBAL8SACHtCwIAvhIAIe4LQADAEgAh7wtAAMASACECAAAApwgAIAgAALMIACACAAAApwgAIAgAALMIACADAAAApAgAIA8AAKwIACAQAACxCAAgAQAAAKQIACABAAAApwgAIAUVAADZFQAgFgAA3BUAIBcAANsVACA4AADaFQAgOQAA3RUAIAeFCgAAlREAMIYKAAC6CAAQhwoAAJURADC6CwEAzQ8AIe0LAgDMDwAh7gtAAM4PACHvC0AAzg8AIQMAAACnCAAgAwAAuQgAMBQAALoIACADAAAApwgAIAMAAKgIADAEAACkCAAgMsMFAACGEQAgxAUAAIcRACDGBQAAiBEAIIUKAACCEQAwhgoAANQIABCHCgAAghEAMIgKAQAAAAGLCkAA2Q8AIZ8KAQDYDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhlwsBANgPACGYCxAAihAAIZwLAQDYDwAhsQsBAOMPACG_C0AA2Q8AIcQLAQDjDwAhxgsBANgPACHJCwEA2A8AIcwLAQDYDwAhzQsBANgPACHOCwEA2A8AIc8LAQDYDwAh0AsBANgPACHRCwEA2A8AIdILEADCEAAh0wsQAMIQACHUCwIAkBAAIdULAACiEAAg1gsAAKIQACDXCwABgxEAIdgLAAGDEQAh2QsBAOMPACHaCwABhBEAIdsLQADZDwAh3AsBAOMPACHdCwEA4w8AId4LAQDYDwAh3wsgAJMQACHgCwIAkBAAIeELAACPEAAg4gsAAYQRACHjCwAAjxAAIOQLAQCFEQAh5QsBAOMPACHmCxAAwhAAIecLIACTEAAh6AtAAO0PACHsCwAAlBEAIAEAAAC9CAAgD8IFAACPEQAghQoAAJMRADCGCgAAvwgAEIcKAACTEQAwmAsQAIoQACG3CwIA1w8AIbgLAQCYEAAhxAsBANgPACHFCwEA2A8AIcYLAQDYDwAhxwsQAMIQACHICwIA1w8AIckLAQDYDwAhygsBANgPACHLCwIAkBAAIQPCBQAA1xUAIMcLAADEEgAgywsAAMQSACAQwgUAAI8RACCFCgAAkxEAMIYKAAC_CAAQhwoAAJMRADCYCxAAihAAIbcLAgDXDwAhuAsBAJgQACHECwEA2A8AIcULAQDYDwAhxgsBANgPACHHCxAAwhAAIcgLAgDXDwAhyQsBANgPACHKCwEA2A8AIcsLAgCQEAAh6wsAAJIRACADAAAAvwgAIAMAAMAIADAEAADBCAAgCsIFAACPEQAghQoAAJERADCGCgAAwwgAEIcKAACREQAwiAoEAIgQACH9CgEA2A8AIbgLAQCYEAAhwQsBAOMPACHCCwEA2A8AIcMLQADZDwAhAsIFAADXFQAgwQsAAMQSACAKwgUAAI8RACCFCgAAkREAMIYKAADDCAAQhwoAAJERADCICgQAAAAB_QoBANgPACG4CwEAmBAAIcELAQDjDwAhwgsBANgPACHDC0AA2Q8AIQMAAADDCAAgAwAAxAgAMAQAAMUIACAXwgUAAI8RACDDBQAAkBEAIIUKAACOEQAwhgoAAMcIABCHCgAAjhEAMIgKAQCYEAAhiwpAANkPACGfCgEA2A8AIaAKAQDjDwAhowoCANcPACHJCgEA4w8AIf0KAQDYDwAhgAtAANkPACGYCxAAihAAIbgLAQCYEAAhuQsBANgPACG6CwEA2A8AIbsLAQDjDwAhvAsAAI8QACC9C0AA7Q8AIb4LQADtDwAhvwtAAO0PACHACwEAhREAIQrCBQAA1xUAIMMFAADYFQAgoAoAAMQSACDJCgAAxBIAILsLAADEEgAgvAsAAMQSACC9CwAAxBIAIL4LAADEEgAgvwsAAMQSACDACwAAxBIAIBjCBQAAjxEAIMMFAACQEQAghQoAAI4RADCGCgAAxwgAEIcKAACOEQAwiAoBAAAAAYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhmAsQAIoQACG4CwEAmBAAIbkLAQDYDwAhugsBANgPACG7CwEA4w8AIbwLAACPEAAgvQtAAO0PACG-C0AA7Q8AIb8LQADtDwAhwAsBAIURACHqCwAAjREAIAMAAADHCAAgAwAAyAgAMAQAAMkIACAHxQUAAIwRACCFCgAAixEAMIYKAADLCAAQhwoAAIsRADCYCxAAihAAIbYLAQCYEAAhtwsCANcPACEBxQUAANYVACAIxQUAAIwRACCFCgAAixEAMIYKAADLCAAQhwoAAIsRADCYCxAAihAAIbYLAQCYEAAhtwsCANcPACHpCwAAihEAIAMAAADLCAAgAwAAzAgAMAQAAM0IACABAAAAywgAIAEAAAC_CAAgAQAAAMMIACABAAAAxwgAIAEAAAC9CAAgMcMFAACGEQAgxAUAAIcRACDGBQAAiBEAIIUKAACCEQAwhgoAANQIABCHCgAAghEAMIgKAQCYEAAhiwpAANkPACGfCgEA2A8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZcLAQDYDwAhmAsQAIoQACGcCwEA2A8AIbELAQDjDwAhvwtAANkPACHECwEA4w8AIcYLAQDYDwAhyQsBANgPACHMCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsBANgPACHSCxAAwhAAIdMLEADCEAAh1AsCAJAQACHVCwAAohAAINYLAACiEAAg1wsAAYMRACHYCwABgxEAIdkLAQDjDwAh2gsAAYQRACHbC0AA2Q8AIdwLAQDjDwAh3QsBAOMPACHeCwEA2A8AId8LIACTEAAh4AsCAJAQACHhCwAAjxAAIOILAAGEEQAh4wsAAI8QACDkCwEAhREAIeULAQDjDwAh5gsQAMIQACHnCyAAkxAAIegLQADtDwAhFcMFAADTFQAgxAUAANQVACDGBQAA1RUAIMkKAADEEgAgsQsAAMQSACDECwAAxBIAINILAADEEgAg0wsAAMQSACDUCwAAxBIAINkLAADEEgAg2gsAAMQSACDcCwAAxBIAIN0LAADEEgAg4AsAAMQSACDhCwAAxBIAIOILAADEEgAg4wsAAMQSACDkCwAAxBIAIOULAADEEgAg5gsAAMQSACDoCwAAxBIAIAMAAADUCAAgAwAA1QgAMAQAAL0IACADAAAA1AgAIAMAANUIADAEAAC9CAAgAwAAANQIACADAADVCAAwBAAAvQgAIC7DBQAA0BUAIMQFAADRFQAgxgUAANIVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcQLAQAAAAHGCwEAAAAByQsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LAQAAAAHQCwEAAAAB0QsBAAAAAdILEAAAAAHTCxAAAAAB1AsCAAAAAdULgAAAAAHWC4AAAAAB1wsAAQAAAdgLAAEAAAHZCwEAAAAB2gsAAQAAAdsLQAAAAAHcCwEAAAAB3QsBAAAAAd4LAQAAAAHfCyAAAAAB4AsCAAAAAeELgAAAAAHiCwABAAAB4wuAAAAAAeQLAQAAAAHlCwEAAAAB5gsQAAAAAecLIAAAAAHoC0AAAAABAQgAANkIACAriAoBAAAAAYsKQAAAAAGfCgEAAAAByQoBAAAAAf0KAQAAAAGAC0AAAAABlwsBAAAAAZgLEAAAAAGcCwEAAAABsQsBAAAAAb8LQAAAAAHECwEAAAABxgsBAAAAAckLAQAAAAHMCwEAAAABzQsBAAAAAc4LAQAAAAHPCwEAAAAB0AsBAAAAAdELAQAAAAHSCxAAAAAB0wsQAAAAAdQLAgAAAAHVC4AAAAAB1guAAAAAAdcLAAEAAAHYCwABAAAB2QsBAAAAAdoLAAEAAAHbC0AAAAAB3AsBAAAAAd0LAQAAAAHeCwEAAAAB3wsgAAAAAeALAgAAAAHhC4AAAAAB4gsAAQAAAeMLgAAAAAHkCwEAAAAB5QsBAAAAAeYLEAAAAAHnCyAAAAAB6AtAAAAAAQEIAADbCAAwAQgAANsIADAuwwUAAKkVACDEBQAAqhUAIMYFAACrFQAgiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhyQoBAMgSACH9CgEAvxIAIYALQADAEgAhlwsBAL8SACGYCxAA6xIAIZwLAQC_EgAhsQsBAMgSACG_C0AAwBIAIcQLAQDIEgAhxgsBAL8SACHJCwEAvxIAIcwLAQC_EgAhzQsBAL8SACHOCwEAvxIAIc8LAQC_EgAh0AsBAL8SACHRCwEAvxIAIdILEACyEwAh0wsQALITACHUCwIA2RIAIdULgAAAAAHWC4AAAAAB1wsAAacVACHYCwABpxUAIdkLAQDIEgAh2gsAAagVACHbC0AAwBIAIdwLAQDIEgAh3QsBAMgSACHeCwEAvxIAId8LIADiEgAh4AsCANkSACHhC4AAAAAB4gsAAagVACHjC4AAAAAB5AsBAMgSACHlCwEAyBIAIeYLEACyEwAh5wsgAOISACHoC0AAzxIAIQIAAAC9CAAgCAAA3ggAICuICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhAgAAANQIACAIAADgCAAgAgAAANQIACAIAADgCAAgAwAAAL0IACAPAADZCAAgEAAA3ggAIAEAAAC9CAAgAQAAANQIACAXFQAAohUAIBYAAKUVACAXAACkFQAgOAAAoxUAIDkAAKYVACDJCgAAxBIAILELAADEEgAgxAsAAMQSACDSCwAAxBIAINMLAADEEgAg1AsAAMQSACDZCwAAxBIAINoLAADEEgAg3AsAAMQSACDdCwAAxBIAIOALAADEEgAg4QsAAMQSACDiCwAAxBIAIOMLAADEEgAg5AsAAMQSACDlCwAAxBIAIOYLAADEEgAg6AsAAMQSACAuhQoAAPsQADCGCgAA5wgAEIcKAAD7EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhyQoBAN4PACH9CgEAzQ8AIYALQADODwAhlwsBAM0PACGYCxAAgRAAIZwLAQDNDwAhsQsBAN4PACG_C0AAzg8AIcQLAQDeDwAhxgsBAM0PACHJCwEAzQ8AIcwLAQDNDwAhzQsBAM0PACHOCwEAzQ8AIc8LAQDNDwAh0AsBAM0PACHRCwEAzQ8AIdILEAC4EAAh0wsQALgQACHUCwIA8g8AIdULAACcEAAg1gsAAJwQACDXCwAB_BAAIdgLAAH8EAAh2QsBAN4PACHaCwAB_RAAIdsLQADODwAh3AsBAN4PACHdCwEA3g8AId4LAQDNDwAh3wsgAPwPACHgCwIA8g8AIeELAADxDwAg4gsAAf0QACHjCwAA8Q8AIOQLAQD3EAAh5QsBAN4PACHmCxAAuBAAIecLIAD8DwAh6AtAAOYPACEDAAAA1AgAIAMAAOYIADAUAADnCAAgAwAAANQIACADAADVCAAwBAAAvQgAIAEAAADBCAAgAQAAAMEIACADAAAAvwgAIAMAAMAIADAEAADBCAAgAwAAAL8IACADAADACAAwBAAAwQgAIAMAAAC_CAAgAwAAwAgAMAQAAMEIACAMwgUAAKEVACCYCxAAAAABtwsCAAAAAbgLAQAAAAHECwEAAAABxQsBAAAAAcYLAQAAAAHHCxAAAAAByAsCAAAAAckLAQAAAAHKCwEAAAABywsCAAAAAQEIAADvCAAgC5gLEAAAAAG3CwIAAAABuAsBAAAAAcQLAQAAAAHFCwEAAAABxgsBAAAAAccLEAAAAAHICwIAAAAByQsBAAAAAcoLAQAAAAHLCwIAAAABAQgAAPEIADABCAAA8QgAMAzCBQAAoBUAIJgLEADrEgAhtwsCAL4SACG4CwEAvxIAIcQLAQC_EgAhxQsBAL8SACHGCwEAvxIAIccLEACyEwAhyAsCAL4SACHJCwEAvxIAIcoLAQC_EgAhywsCANkSACECAAAAwQgAIAgAAPQIACALmAsQAOsSACG3CwIAvhIAIbgLAQC_EgAhxAsBAL8SACHFCwEAvxIAIcYLAQC_EgAhxwsQALITACHICwIAvhIAIckLAQC_EgAhygsBAL8SACHLCwIA2RIAIQIAAAC_CAAgCAAA9ggAIAIAAAC_CAAgCAAA9ggAIAMAAADBCAAgDwAA7wgAIBAAAPQIACABAAAAwQgAIAEAAAC_CAAgBxUAAJsVACAWAACeFQAgFwAAnRUAIDgAAJwVACA5AACfFQAgxwsAAMQSACDLCwAAxBIAIA6FCgAA-hAAMIYKAAD9CAAQhwoAAPoQADCYCxAAgRAAIbcLAgDMDwAhuAsBAJUQACHECwEAzQ8AIcULAQDNDwAhxgsBAM0PACHHCxAAuBAAIcgLAgDMDwAhyQsBAM0PACHKCwEAzQ8AIcsLAgDyDwAhAwAAAL8IACADAAD8CAAwFAAA_QgAIAMAAAC_CAAgAwAAwAgAMAQAAMEIACABAAAAxQgAIAEAAADFCAAgAwAAAMMIACADAADECAAwBAAAxQgAIAMAAADDCAAgAwAAxAgAMAQAAMUIACADAAAAwwgAIAMAAMQIADAEAADFCAAgB8IFAACaFQAgiAoEAAAAAf0KAQAAAAG4CwEAAAABwQsBAAAAAcILAQAAAAHDC0AAAAABAQgAAIUJACAGiAoEAAAAAf0KAQAAAAG4CwEAAAABwQsBAAAAAcILAQAAAAHDC0AAAAABAQgAAIcJADABCAAAhwkAMAfCBQAAmRUAIIgKBADYEgAh_QoBAL8SACG4CwEAvxIAIcELAQDIEgAhwgsBAL8SACHDC0AAwBIAIQIAAADFCAAgCAAAigkAIAaICgQA2BIAIf0KAQC_EgAhuAsBAL8SACHBCwEAyBIAIcILAQC_EgAhwwtAAMASACECAAAAwwgAIAgAAIwJACACAAAAwwgAIAgAAIwJACADAAAAxQgAIA8AAIUJACAQAACKCQAgAQAAAMUIACABAAAAwwgAIAYVAACUFQAgFgAAlxUAIBcAAJYVACA4AACVFQAgOQAAmBUAIMELAADEEgAgCYUKAAD5EAAwhgoAAJMJABCHCgAA-RAAMIgKBADwDwAh_QoBAM0PACG4CwEAlRAAIcELAQDeDwAhwgsBAM0PACHDC0AAzg8AIQMAAADDCAAgAwAAkgkAMBQAAJMJACADAAAAwwgAIAMAAMQIADAEAADFCAAgAQAAAMkIACABAAAAyQgAIAMAAADHCAAgAwAAyAgAMAQAAMkIACADAAAAxwgAIAMAAMgIADAEAADJCAAgAwAAAMcIACADAADICAAwBAAAyQgAIBTCBQAAkhUAIMMFAACTFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuAsBAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLgAAAAAG9C0AAAAABvgtAAAAAAb8LQAAAAAHACwEAAAABAQgAAJsJACASiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuAsBAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLgAAAAAG9C0AAAAABvgtAAAAAAb8LQAAAAAHACwEAAAABAQgAAJ0JADABCAAAnQkAMBTCBQAAhBUAIMMFAACFFQAgiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZgLEADrEgAhuAsBAL8SACG5CwEAvxIAIboLAQC_EgAhuwsBAMgSACG8C4AAAAABvQtAAM8SACG-C0AAzxIAIb8LQADPEgAhwAsBAMgSACECAAAAyQgAIAgAAKAJACASiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZgLEADrEgAhuAsBAL8SACG5CwEAvxIAIboLAQC_EgAhuwsBAMgSACG8C4AAAAABvQtAAM8SACG-C0AAzxIAIb8LQADPEgAhwAsBAMgSACECAAAAxwgAIAgAAKIJACACAAAAxwgAIAgAAKIJACADAAAAyQgAIA8AAJsJACAQAACgCQAgAQAAAMkIACABAAAAxwgAIA0VAAD_FAAgFgAAghUAIBcAAIEVACA4AACAFQAgOQAAgxUAIKAKAADEEgAgyQoAAMQSACC7CwAAxBIAILwLAADEEgAgvQsAAMQSACC-CwAAxBIAIL8LAADEEgAgwAsAAMQSACAVhQoAAPYQADCGCgAAqQkAEIcKAAD2EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhoAoBAN4PACGjCgIAzA8AIckKAQDeDwAh_QoBAM0PACGAC0AAzg8AIZgLEACBEAAhuAsBAJUQACG5CwEAzQ8AIboLAQDNDwAhuwsBAN4PACG8CwAA8Q8AIL0LQADmDwAhvgtAAOYPACG_C0AA5g8AIcALAQD3EAAhAwAAAMcIACADAACoCQAwFAAAqQkAIAMAAADHCAAgAwAAyAgAMAQAAMkIACABAAAAzQgAIAEAAADNCAAgAwAAAMsIACADAADMCAAwBAAAzQgAIAMAAADLCAAgAwAAzAgAMAQAAM0IACADAAAAywgAIAMAAMwIADAEAADNCAAgBMUFAAD-FAAgmAsQAAAAAbYLAQAAAAG3CwIAAAABAQgAALEJACADmAsQAAAAAbYLAQAAAAG3CwIAAAABAQgAALMJADABCAAAswkAMATFBQAA_RQAIJgLEADrEgAhtgsBAL8SACG3CwIAvhIAIQIAAADNCAAgCAAAtgkAIAOYCxAA6xIAIbYLAQC_EgAhtwsCAL4SACECAAAAywgAIAgAALgJACACAAAAywgAIAgAALgJACADAAAAzQgAIA8AALEJACAQAAC2CQAgAQAAAM0IACABAAAAywgAIAUVAAD4FAAgFgAA-xQAIBcAAPoUACA4AAD5FAAgOQAA_BQAIAaFCgAA9RAAMIYKAAC_CQAQhwoAAPUQADCYCxAAgRAAIbYLAQCVEAAhtwsCAMwPACEDAAAAywgAIAMAAL4JADAUAAC_CQAgAwAAAMsIACADAADMCAAwBAAAzQgAIAeYBgAA8hAAIIUKAADxEAAwhgoAAMoJABCHCgAA8RAAMIgKAQAAAAG0C0AA2Q8AIbULAQDYDwAhAQAAAMIJACAKlwYAAPQQACCFCgAA8xAAMIYKAADECQAQhwoAAPMQADCICgEA2A8AIbALAQDYDwAhsQsBANgPACGyCwAAohAAILMLIACTEAAhtAtAANkPACEBlwYAAPcUACAKlwYAAPQQACCFCgAA8xAAMIYKAADECQAQhwoAAPMQADCICgEAAAABsAsBANgPACGxCwEA2A8AIbILAACiEAAgswsgAJMQACG0C0AA2Q8AIQMAAADECQAgAwAAxQkAMAQAAMYJACABAAAAxAkAIAEAAADCCQAgB5gGAADyEAAghQoAAPEQADCGCgAAygkAEIcKAADxEAAwiAoBANgPACG0C0AA2Q8AIbULAQDYDwAhAZgGAAD2FAAgAwAAAMoJACADAADLCQAwBAAAwgkAIAMAAADKCQAgAwAAywkAMAQAAMIJACADAAAAygkAIAMAAMsJADAEAADCCQAgBJgGAAD1FAAgiAoBAAAAAbQLQAAAAAG1CwEAAAABAQgAAM8JACADiAoBAAAAAbQLQAAAAAG1CwEAAAABAQgAANEJADABCAAA0QkAMASYBgAA6BQAIIgKAQC_EgAhtAtAAMASACG1CwEAvxIAIQIAAADCCQAgCAAA1AkAIAOICgEAvxIAIbQLQADAEgAhtQsBAL8SACECAAAAygkAIAgAANYJACACAAAAygkAIAgAANYJACADAAAAwgkAIA8AAM8JACAQAADUCQAgAQAAAMIJACABAAAAygkAIAMVAADlFAAgFgAA5xQAIBcAAOYUACAGhQoAAPAQADCGCgAA3QkAEIcKAADwEAAwiAoBAM0PACG0C0AAzg8AIbULAQDNDwAhAwAAAMoJACADAADcCQAwFAAA3QkAIAMAAADKCQAgAwAAywkAMAQAAMIJACABAAAAxgkAIAEAAADGCQAgAwAAAMQJACADAADFCQAwBAAAxgkAIAMAAADECQAgAwAAxQkAMAQAAMYJACADAAAAxAkAIAMAAMUJADAEAADGCQAgB5cGAADkFAAgiAoBAAAAAbALAQAAAAGxCwEAAAABsguAAAAAAbMLIAAAAAG0C0AAAAABAQgAAOUJACAGiAoBAAAAAbALAQAAAAGxCwEAAAABsguAAAAAAbMLIAAAAAG0C0AAAAABAQgAAOcJADABCAAA5wkAMAeXBgAA4xQAIIgKAQC_EgAhsAsBAL8SACGxCwEAvxIAIbILgAAAAAGzCyAA4hIAIbQLQADAEgAhAgAAAMYJACAIAADqCQAgBogKAQC_EgAhsAsBAL8SACGxCwEAvxIAIbILgAAAAAGzCyAA4hIAIbQLQADAEgAhAgAAAMQJACAIAADsCQAgAgAAAMQJACAIAADsCQAgAwAAAMYJACAPAADlCQAgEAAA6gkAIAEAAADGCQAgAQAAAMQJACADFQAA4BQAIBYAAOIUACAXAADhFAAgCYUKAADvEAAwhgoAAPMJABCHCgAA7xAAMIgKAQDNDwAhsAsBAM0PACGxCwEAzQ8AIbILAACcEAAgswsgAPwPACG0C0AAzg8AIQMAAADECQAgAwAA8gkAMBQAAPMJACADAAAAxAkAIAMAAMUJADAEAADGCQAgB4UKAADuEAAwhgoAAPkJABCHCgAA7hAAMIwLAgDXDwAhrQtAAAAAAa4LEACKEAAhrwsQAIoQACEBAAAA9gkAIAEAAAD2CQAgB4UKAADuEAAwhgoAAPkJABCHCgAA7hAAMIwLAgDXDwAhrQtAANkPACGuCxAAihAAIa8LEACKEAAhAAMAAAD5CQAgAwAA-gkAMAQAAPYJACADAAAA-QkAIAMAAPoJADAEAAD2CQAgAwAAAPkJACADAAD6CQAwBAAA9gkAIASMCwIAAAABrQtAAAAAAa4LEAAAAAGvCxAAAAABAQgAAP4JACAEjAsCAAAAAa0LQAAAAAGuCxAAAAABrwsQAAAAAQEIAACACgAwAQgAAIAKADAEjAsCAL4SACGtC0AAwBIAIa4LEADrEgAhrwsQAOsSACECAAAA9gkAIAgAAIMKACAEjAsCAL4SACGtC0AAwBIAIa4LEADrEgAhrwsQAOsSACECAAAA-QkAIAgAAIUKACACAAAA-QkAIAgAAIUKACADAAAA9gkAIA8AAP4JACAQAACDCgAgAQAAAPYJACABAAAA-QkAIAUVAADbFAAgFgAA3hQAIBcAAN0UACA4AADcFAAgOQAA3xQAIAeFCgAA7RAAMIYKAACMCgAQhwoAAO0QADCMCwIAzA8AIa0LQADODwAhrgsQAIEQACGvCxAAgRAAIQMAAAD5CQAgAwAAiwoAMBQAAIwKACADAAAA-QkAIAMAAPoJADAEAAD2CQAgBoUKAADsEAAwhgoAAJIKABCHCgAA7BAAMIsKQADZDwAhowsBAAAAAawLAQDYDwAhAQAAAI8KACABAAAAjwoAIAaFCgAA7BAAMIYKAACSCgAQhwoAAOwQADCLCkAA2Q8AIaMLAQDYDwAhrAsBANgPACEAAwAAAJIKACADAACTCgAwBAAAjwoAIAMAAACSCgAgAwAAkwoAMAQAAI8KACADAAAAkgoAIAMAAJMKADAEAACPCgAgA4sKQAAAAAGjCwEAAAABrAsBAAAAAQEIAACXCgAgA4sKQAAAAAGjCwEAAAABrAsBAAAAAQEIAACZCgAwAQgAAJkKADADiwpAAMASACGjCwEAvxIAIawLAQC_EgAhAgAAAI8KACAIAACcCgAgA4sKQADAEgAhowsBAL8SACGsCwEAvxIAIQIAAACSCgAgCAAAngoAIAIAAACSCgAgCAAAngoAIAMAAACPCgAgDwAAlwoAIBAAAJwKACABAAAAjwoAIAEAAACSCgAgAxUAANgUACAWAADaFAAgFwAA2RQAIAaFCgAA6xAAMIYKAAClCgAQhwoAAOsQADCLCkAAzg8AIaMLAQDNDwAhrAsBAM0PACEDAAAAkgoAIAMAAKQKADAUAAClCgAgAwAAAJIKACADAACTCgAwBAAAjwoAIAeFCgAA6RAAMIYKAACrCgAQhwoAAOkQADDACgEA2A8AIakLAQCYEAAhqgtAANkPACGrCwAA6hAAIAEAAACoCgAgAQAAAKgKACAGhQoAAOkQADCGCgAAqwoAEIcKAADpEAAwwAoBANgPACGpCwEAmBAAIaoLQADZDwAhAAMAAACrCgAgAwAArAoAMAQAAKgKACADAAAAqwoAIAMAAKwKADAEAACoCgAgAwAAAKsKACADAACsCgAwBAAAqAoAIAPACgEAAAABqQsBAAAAAaoLQAAAAAEBCAAAsAoAIAPACgEAAAABqQsBAAAAAaoLQAAAAAEBCAAAsgoAMAEIAACyCgAwA8AKAQC_EgAhqQsBAL8SACGqC0AAwBIAIQIAAACoCgAgCAAAtQoAIAPACgEAvxIAIakLAQC_EgAhqgtAAMASACECAAAAqwoAIAgAALcKACACAAAAqwoAIAgAALcKACADAAAAqAoAIA8AALAKACAQAAC1CgAgAQAAAKgKACABAAAAqwoAIAMVAADVFAAgFgAA1xQAIBcAANYUACAGhQoAAOgQADCGCgAAvgoAEIcKAADoEAAwwAoBAM0PACGpCwEAlRAAIaoLQADODwAhAwAAAKsKACADAAC9CgAwFAAAvgoAIAMAAACrCgAgAwAArAoAMAQAAKgKACAM6QYAAN8QACDvBgAA4BAAIIUKAADeEAAwhgoAAMsKABCHCgAA3hAAMIsKQADZDwAhygoBAAAAAZwLAQDYDwAhowsBAAAAAaQLAQDjDwAhpQtAAO0PACGmC0AA7Q8AIQEAAADBCgAgB_EEAADnEAAghQoAAOYQADCGCgAAwwoAEIcKAADmEAAwwAoBANgPACGFCwEA2A8AIaALQADZDwAhAfEEAADSFAAgCPEEAADnEAAghQoAAOYQADCGCgAAwwoAEIcKAADmEAAwwAoBANgPACGFCwEA2A8AIaALQADZDwAhqAsAAOUQACADAAAAwwoAIAMAAMQKADAEAADFCgAgEvEEAADiEAAg6wYAANEQACDtBgAA4xAAIO4GAADkEAAghQoAAOEQADCGCgAAxwoAEIcKAADhEAAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAh4ApAAO0PACH2CgEA4w8AIYULAQDjDwAhmwsBANgPACGcCwEA2A8AIZ0LAQDjDwAhngsgAJMQACGfC0AA7Q8AIQrxBAAA0hQAIOsGAADzEwAg7QYAANMUACDuBgAA1BQAIJkKAADEEgAg4AoAAMQSACD2CgAAxBIAIIULAADEEgAgnQsAAMQSACCfCwAAxBIAIBLxBAAA4hAAIOsGAADREAAg7QYAAOMQACDuBgAA5BAAIIUKAADhEAAwhgoAAMcKABCHCgAA4RAAMIgKAQAAAAGLCkAA2Q8AIZkKQADtDwAh4ApAAO0PACH2CgEAAAABhQsBAOMPACGbCwEA2A8AIZwLAQDYDwAhnQsBAOMPACGeCyAAkxAAIZ8LQADtDwAhAwAAAMcKACADAADICgAwBAAAyQoAIAzpBgAA3xAAIO8GAADgEAAghQoAAN4QADCGCgAAywoAEIcKAADeEAAwiwpAANkPACHKCgEA2A8AIZwLAQDYDwAhowsBANgPACGkCwEA4w8AIaULQADtDwAhpgtAAO0PACEBAAAAywoAIArqBgAA2RAAIOwGAADdEAAghQoAANwQADCGCgAAzQoAEIcKAADcEAAwiAoBANgPACGrCkAA2Q8AIYMLAQDYDwAhjwsBANgPACGRC0AA7Q8AIQPqBgAA0BQAIOwGAADRFAAgkQsAAMQSACAL6gYAANkQACDsBgAA3RAAIIUKAADcEAAwhgoAAM0KABCHCgAA3BAAMIgKAQAAAAGrCkAA2Q8AIYMLAQDYDwAhjwsBANgPACGRC0AA7Q8AIacLAADbEAAgAwAAAM0KACADAADOCgAwBAAAzwoAIAMAAADNCgAgAwAAzgoAMAQAAM8KACABAAAAzQoAIAfqBgAA2RAAIIUKAADaEAAwhgoAANMKABCHCgAA2hAAMIgKAQDYDwAhjwsBANgPACGQC0AA2Q8AIQHqBgAA0BQAIAfqBgAA2RAAIIUKAADaEAAwhgoAANMKABCHCgAA2hAAMIgKAQAAAAGPCwEA2A8AIZALQADZDwAhAwAAANMKACADAADUCgAwBAAA1QoAIAvqBgAA2RAAIIUKAADYEAAwhgoAANcKABCHCgAA2BAAMMoKAQDYDwAh_gpAANkPACGPCwEA2A8AIZcLAQDYDwAhmAsQAIoQACGZCwIA1w8AIZoLEACKEAAhAeoGAADQFAAgC-oGAADZEAAghQoAANgQADCGCgAA1woAEIcKAADYEAAwygoBAAAAAf4KQADZDwAhjwsBANgPACGXCwEA2A8AIZgLEACKEAAhmQsCANcPACGaCxAAihAAIQMAAADXCgAgAwAA2AoAMAQAANkKACABAAAAzQoAIAEAAADTCgAgAQAAANcKACABAAAAwwoAIAEAAADHCgAgAQAAAMEKACAF6QYAAM4UACDvBgAAzxQAIKQLAADEEgAgpQsAAMQSACCmCwAAxBIAIAMAAADLCgAgAwAA4QoAMAQAAMEKACADAAAAywoAIAMAAOEKADAEAADBCgAgAwAAAMsKACADAADhCgAwBAAAwQoAIAnpBgAAzBQAIO8GAADNFAAgiwpAAAAAAcoKAQAAAAGcCwEAAAABowsBAAAAAaQLAQAAAAGlC0AAAAABpgtAAAAAAQEIAADlCgAgB4sKQAAAAAHKCgEAAAABnAsBAAAAAaMLAQAAAAGkCwEAAAABpQtAAAAAAaYLQAAAAAEBCAAA5woAMAEIAADnCgAwCekGAACyFAAg7wYAALMUACCLCkAAwBIAIcoKAQC_EgAhnAsBAL8SACGjCwEAvxIAIaQLAQDIEgAhpQtAAM8SACGmC0AAzxIAIQIAAADBCgAgCAAA6goAIAeLCkAAwBIAIcoKAQC_EgAhnAsBAL8SACGjCwEAvxIAIaQLAQDIEgAhpQtAAM8SACGmC0AAzxIAIQIAAADLCgAgCAAA7AoAIAIAAADLCgAgCAAA7AoAIAMAAADBCgAgDwAA5QoAIBAAAOoKACABAAAAwQoAIAEAAADLCgAgBhUAAK8UACAWAACxFAAgFwAAsBQAIKQLAADEEgAgpQsAAMQSACCmCwAAxBIAIAqFCgAA1xAAMIYKAADzCgAQhwoAANcQADCLCkAAzg8AIcoKAQDNDwAhnAsBAM0PACGjCwEAzQ8AIaQLAQDeDwAhpQtAAOYPACGmC0AA5g8AIQMAAADLCgAgAwAA8goAMBQAAPMKACADAAAAywoAIAMAAOEKADAEAADBCgAgB4UKAADWEAAwhgoAAPkKABCHCgAA1hAAMIoKAQDYDwAhiwpAANkPACGhCwEAAAABogsBANgPACEBAAAA9goAIAEAAAD2CgAgB4UKAADWEAAwhgoAAPkKABCHCgAA1hAAMIoKAQDYDwAhiwpAANkPACGhCwEA2A8AIaILAQDYDwAhAAMAAAD5CgAgAwAA-goAMAQAAPYKACADAAAA-QoAIAMAAPoKADAEAAD2CgAgAwAAAPkKACADAAD6CgAwBAAA9goAIASKCgEAAAABiwpAAAAAAaELAQAAAAGiCwEAAAABAQgAAP4KACAEigoBAAAAAYsKQAAAAAGhCwEAAAABogsBAAAAAQEIAACACwAwAQgAAIALADAEigoBAL8SACGLCkAAwBIAIaELAQC_EgAhogsBAL8SACECAAAA9goAIAgAAIMLACAEigoBAL8SACGLCkAAwBIAIaELAQC_EgAhogsBAL8SACECAAAA-QoAIAgAAIULACACAAAA-QoAIAgAAIULACADAAAA9goAIA8AAP4KACAQAACDCwAgAQAAAPYKACABAAAA-QoAIAMVAACsFAAgFgAArhQAIBcAAK0UACAHhQoAANUQADCGCgAAjAsAEIcKAADVEAAwigoBAM0PACGLCkAAzg8AIaELAQDNDwAhogsBAM0PACEDAAAA-QoAIAMAAIsLADAUAACMCwAgAwAAAPkKACADAAD6CgAwBAAA9goAIAEAAADFCgAgAQAAAMUKACADAAAAwwoAIAMAAMQKADAEAADFCgAgAwAAAMMKACADAADECgAwBAAAxQoAIAMAAADDCgAgAwAAxAoAMAQAAMUKACAE8QQAAKsUACDACgEAAAABhQsBAAAAAaALQAAAAAEBCAAAlAsAIAPACgEAAAABhQsBAAAAAaALQAAAAAEBCAAAlgsAMAEIAACWCwAwBPEEAACqFAAgwAoBAL8SACGFCwEAvxIAIaALQADAEgAhAgAAAMUKACAIAACZCwAgA8AKAQC_EgAhhQsBAL8SACGgC0AAwBIAIQIAAADDCgAgCAAAmwsAIAIAAADDCgAgCAAAmwsAIAMAAADFCgAgDwAAlAsAIBAAAJkLACABAAAAxQoAIAEAAADDCgAgAxUAAKcUACAWAACpFAAgFwAAqBQAIAaFCgAA1BAAMIYKAACiCwAQhwoAANQQADDACgEAzQ8AIYULAQDNDwAhoAtAAM4PACEDAAAAwwoAIAMAAKELADAUAACiCwAgAwAAAMMKACADAADECgAwBAAAxQoAIAEAAADJCgAgAQAAAMkKACADAAAAxwoAIAMAAMgKADAEAADJCgAgAwAAAMcKACADAADICgAwBAAAyQoAIAMAAADHCgAgAwAAyAoAMAQAAMkKACAP8QQAAKMUACDrBgAApBQAIO0GAAClFAAg7gYAAKYUACCICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAYULAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQEIAACqCwAgC4gKAQAAAAGLCkAAAAABmQpAAAAAAeAKQAAAAAH2CgEAAAABhQsBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LIAAAAAGfC0AAAAABAQgAAKwLADABCAAArAsAMAEAAADLCgAgD_EEAAD-EwAg6wYAAP8TACDtBgAAgBQAIO4GAACBFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4ApAAM8SACH2CgEAyBIAIYULAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQIAAADJCgAgCAAAsAsAIAuICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhhQsBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhAgAAAMcKACAIAACyCwAgAgAAAMcKACAIAACyCwAgAQAAAMsKACADAAAAyQoAIA8AAKoLACAQAACwCwAgAQAAAMkKACABAAAAxwoAIAkVAAD7EwAgFgAA_RMAIBcAAPwTACCZCgAAxBIAIOAKAADEEgAg9goAAMQSACCFCwAAxBIAIJ0LAADEEgAgnwsAAMQSACAOhQoAANMQADCGCgAAugsAEIcKAADTEAAwiAoBAM0PACGLCkAAzg8AIZkKQADmDwAh4ApAAOYPACH2CgEA3g8AIYULAQDeDwAhmwsBAM0PACGcCwEAzQ8AIZ0LAQDeDwAhngsgAPwPACGfC0AA5g8AIQMAAADHCgAgAwAAuQsAMBQAALoLACADAAAAxwoAIAMAAMgKADAEAADJCgAgAQAAANkKACABAAAA2QoAIAMAAADXCgAgAwAA2AoAMAQAANkKACADAAAA1woAIAMAANgKADAEAADZCgAgAwAAANcKACADAADYCgAwBAAA2QoAIAjqBgAA-hMAIMoKAQAAAAH-CkAAAAABjwsBAAAAAZcLAQAAAAGYCxAAAAABmQsCAAAAAZoLEAAAAAEBCAAAwgsAIAfKCgEAAAAB_gpAAAAAAY8LAQAAAAGXCwEAAAABmAsQAAAAAZkLAgAAAAGaCxAAAAABAQgAAMQLADABCAAAxAsAMAjqBgAA-RMAIMoKAQC_EgAh_gpAAMASACGPCwEAvxIAIZcLAQC_EgAhmAsQAOsSACGZCwIAvhIAIZoLEADrEgAhAgAAANkKACAIAADHCwAgB8oKAQC_EgAh_gpAAMASACGPCwEAvxIAIZcLAQC_EgAhmAsQAOsSACGZCwIAvhIAIZoLEADrEgAhAgAAANcKACAIAADJCwAgAgAAANcKACAIAADJCwAgAwAAANkKACAPAADCCwAgEAAAxwsAIAEAAADZCgAgAQAAANcKACAFFQAA9BMAIBYAAPcTACAXAAD2EwAgOAAA9RMAIDkAAPgTACAKhQoAANIQADCGCgAA0AsAEIcKAADSEAAwygoBAM0PACH-CkAAzg8AIY8LAQDNDwAhlwsBAM0PACGYCxAAgRAAIZkLAgDMDwAhmgsQAIEQACEDAAAA1woAIAMAAM8LADAUAADQCwAgAwAAANcKACADAADYCgAwBAAA2QoAIA_rBgAA0RAAIIUKAADQEAAwhgoAANYLABCHCgAA0BAAMIgKAQAAAAGrCkAA2Q8AIbgKAQDjDwAh6AoCANcPACGGCwEA2A8AIYkLAQDYDwAhkgsBANgPACGTCwEA2A8AIZQLAQDYDwAhlQsBANgPACGWCwEA2A8AIQEAAADTCwAgAQAAANMLACAP6wYAANEQACCFCgAA0BAAMIYKAADWCwAQhwoAANAQADCICgEA2A8AIasKQADZDwAhuAoBAOMPACHoCgIA1w8AIYYLAQDYDwAhiQsBANgPACGSCwEA2A8AIZMLAQDYDwAhlAsBANgPACGVCwEA2A8AIZYLAQDYDwAhAusGAADzEwAguAoAAMQSACADAAAA1gsAIAMAANcLADAEAADTCwAgAwAAANYLACADAADXCwAwBAAA0wsAIAMAAADWCwAgAwAA1wsAMAQAANMLACAM6wYAAPITACCICgEAAAABqwpAAAAAAbgKAQAAAAHoCgIAAAABhgsBAAAAAYkLAQAAAAGSCwEAAAABkwsBAAAAAZQLAQAAAAGVCwEAAAABlgsBAAAAAQEIAADbCwAgC4gKAQAAAAGrCkAAAAABuAoBAAAAAegKAgAAAAGGCwEAAAABiQsBAAAAAZILAQAAAAGTCwEAAAABlAsBAAAAAZULAQAAAAGWCwEAAAABAQgAAN0LADABCAAA3QsAMAzrBgAA5RMAIIgKAQC_EgAhqwpAAMASACG4CgEAyBIAIegKAgC-EgAhhgsBAL8SACGJCwEAvxIAIZILAQC_EgAhkwsBAL8SACGUCwEAvxIAIZULAQC_EgAhlgsBAL8SACECAAAA0wsAIAgAAOALACALiAoBAL8SACGrCkAAwBIAIbgKAQDIEgAh6AoCAL4SACGGCwEAvxIAIYkLAQC_EgAhkgsBAL8SACGTCwEAvxIAIZQLAQC_EgAhlQsBAL8SACGWCwEAvxIAIQIAAADWCwAgCAAA4gsAIAIAAADWCwAgCAAA4gsAIAMAAADTCwAgDwAA2wsAIBAAAOALACABAAAA0wsAIAEAAADWCwAgBhUAAOATACAWAADjEwAgFwAA4hMAIDgAAOETACA5AADkEwAguAoAAMQSACAOhQoAAM8QADCGCgAA6QsAEIcKAADPEAAwiAoBAM0PACGrCkAAzg8AIbgKAQDeDwAh6AoCAMwPACGGCwEAzQ8AIYkLAQDNDwAhkgsBAM0PACGTCwEAzQ8AIZQLAQDNDwAhlQsBAM0PACGWCwEAzQ8AIQMAAADWCwAgAwAA6AsAMBQAAOkLACADAAAA1gsAIAMAANcLADAEAADTCwAgAQAAAM8KACABAAAAzwoAIAMAAADNCgAgAwAAzgoAMAQAAM8KACADAAAAzQoAIAMAAM4KADAEAADPCgAgAwAAAM0KACADAADOCgAwBAAAzwoAIAfqBgAA3hMAIOwGAADfEwAgiAoBAAAAAasKQAAAAAGDCwEAAAABjwsBAAAAAZELQAAAAAEBCAAA8QsAIAWICgEAAAABqwpAAAAAAYMLAQAAAAGPCwEAAAABkQtAAAAAAQEIAADzCwAwAQgAAPMLADAH6gYAANwTACDsBgAA3RMAIIgKAQC_EgAhqwpAAMASACGDCwEAvxIAIY8LAQC_EgAhkQtAAM8SACECAAAAzwoAIAgAAPYLACAFiAoBAL8SACGrCkAAwBIAIYMLAQC_EgAhjwsBAL8SACGRC0AAzxIAIQIAAADNCgAgCAAA-AsAIAIAAADNCgAgCAAA-AsAIAMAAADPCgAgDwAA8QsAIBAAAPYLACABAAAAzwoAIAEAAADNCgAgBBUAANkTACAWAADbEwAgFwAA2hMAIJELAADEEgAgCIUKAADOEAAwhgoAAP8LABCHCgAAzhAAMIgKAQDNDwAhqwpAAM4PACGDCwEAzQ8AIY8LAQDNDwAhkQtAAOYPACEDAAAAzQoAIAMAAP4LADAUAAD_CwAgAwAAAM0KACADAADOCgAwBAAAzwoAIAEAAADVCgAgAQAAANUKACADAAAA0woAIAMAANQKADAEAADVCgAgAwAAANMKACADAADUCgAwBAAA1QoAIAMAAADTCgAgAwAA1AoAMAQAANUKACAE6gYAANgTACCICgEAAAABjwsBAAAAAZALQAAAAAEBCAAAhwwAIAOICgEAAAABjwsBAAAAAZALQAAAAAEBCAAAiQwAMAEIAACJDAAwBOoGAADXEwAgiAoBAL8SACGPCwEAvxIAIZALQADAEgAhAgAAANUKACAIAACMDAAgA4gKAQC_EgAhjwsBAL8SACGQC0AAwBIAIQIAAADTCgAgCAAAjgwAIAIAAADTCgAgCAAAjgwAIAMAAADVCgAgDwAAhwwAIBAAAIwMACABAAAA1QoAIAEAAADTCgAgAxUAANQTACAWAADWEwAgFwAA1RMAIAaFCgAAzRAAMIYKAACVDAAQhwoAAM0QADCICgEAzQ8AIY8LAQDNDwAhkAtAAM4PACEDAAAA0woAIAMAAJQMADAUAACVDAAgAwAAANMKACADAADUCgAwBAAA1QoAIAeFCgAAyxAAMIYKAACbDAAQhwoAAMsQADCLCwEA2A8AIYwLQADZDwAhjQsCANcPACGOCwAAzBAAIAEAAACYDAAgAQAAAJgMACAGhQoAAMsQADCGCgAAmwwAEIcKAADLEAAwiwsBANgPACGMC0AA2Q8AIY0LAgDXDwAhAAMAAACbDAAgAwAAnAwAMAQAAJgMACADAAAAmwwAIAMAAJwMADAEAACYDAAgAwAAAJsMACADAACcDAAwBAAAmAwAIAOLCwEAAAABjAtAAAAAAY0LAgAAAAEBCAAAoAwAIAOLCwEAAAABjAtAAAAAAY0LAgAAAAEBCAAAogwAMAEIAACiDAAwA4sLAQC_EgAhjAtAAMASACGNCwIAvhIAIQIAAACYDAAgCAAApQwAIAOLCwEAvxIAIYwLQADAEgAhjQsCAL4SACECAAAAmwwAIAgAAKcMACACAAAAmwwAIAgAAKcMACADAAAAmAwAIA8AAKAMACAQAAClDAAgAQAAAJgMACABAAAAmwwAIAUVAADPEwAgFgAA0hMAIBcAANETACA4AADQEwAgOQAA0xMAIAaFCgAAyhAAMIYKAACuDAAQhwoAAMoQADCLCwEAzQ8AIYwLQADODwAhjQsCAMwPACEDAAAAmwwAIAMAAK0MADAUAACuDAAgAwAAAJsMACADAACcDAAwBAAAmAwAIBCACAAAxhAAIIUKAADFEAAwhgoAALkMABCHCgAAxRAAMIgKAQAAAAGLCkAA2Q8AIbgKAQDjDwAhvwoBANgPACHACgEA4w8AIcoKAQAAAAHoCgIA1w8AIYULAQDjDwAhhgsBANgPACGHCwEA2A8AIYgLAQDYDwAhiQsBANgPACEBAAAAsQwAIAvsBgAAyRAAIIUKAADIEAAwhgoAALMMABCHCgAAyBAAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfYKAQDYDwAhgQtAAO0PACGDCwEA2A8AIYQLAQDjDwAhBOwGAADOEwAgpAoAAMQSACCBCwAAxBIAIIQLAADEEgAgDOwGAADJEAAghQoAAMgQADCGCgAAswwAEIcKAADIEAAwnwoBANgPACGjCgIA1w8AIaQKQADtDwAh9goBANgPACGBC0AA7Q8AIYMLAQDYDwAhhAsBAOMPACGKCwAAxxAAIAMAAACzDAAgAwAAtAwAMAQAALUMACABAAAAswwAIAEAAACxDAAgEIAIAADGEAAghQoAAMUQADCGCgAAuQwAEIcKAADFEAAwiAoBANgPACGLCkAA2Q8AIbgKAQDjDwAhvwoBANgPACHACgEA4w8AIcoKAQDjDwAh6AoCANcPACGFCwEA4w8AIYYLAQDYDwAhhwsBANgPACGICwEA2A8AIYkLAQDYDwAhBYAIAADNEwAguAoAAMQSACDACgAAxBIAIMoKAADEEgAghQsAAMQSACADAAAAuQwAIAMAALoMADAEAACxDAAgAwAAALkMACADAAC6DAAwBAAAsQwAIAMAAAC5DAAgAwAAugwAMAQAALEMACANgAgAAMwTACCICgEAAAABiwpAAAAAAbgKAQAAAAG_CgEAAAABwAoBAAAAAcoKAQAAAAHoCgIAAAABhQsBAAAAAYYLAQAAAAGHCwEAAAABiAsBAAAAAYkLAQAAAAEBCAAAvgwAIAyICgEAAAABiwpAAAAAAbgKAQAAAAG_CgEAAAABwAoBAAAAAcoKAQAAAAHoCgIAAAABhQsBAAAAAYYLAQAAAAGHCwEAAAABiAsBAAAAAYkLAQAAAAEBCAAAwAwAMAEIAADADAAwDYAIAAC_EwAgiAoBAL8SACGLCkAAwBIAIbgKAQDIEgAhvwoBAL8SACHACgEAyBIAIcoKAQDIEgAh6AoCAL4SACGFCwEAyBIAIYYLAQC_EgAhhwsBAL8SACGICwEAvxIAIYkLAQC_EgAhAgAAALEMACAIAADDDAAgDIgKAQC_EgAhiwpAAMASACG4CgEAyBIAIb8KAQC_EgAhwAoBAMgSACHKCgEAyBIAIegKAgC-EgAhhQsBAMgSACGGCwEAvxIAIYcLAQC_EgAhiAsBAL8SACGJCwEAvxIAIQIAAAC5DAAgCAAAxQwAIAIAAAC5DAAgCAAAxQwAIAMAAACxDAAgDwAAvgwAIBAAAMMMACABAAAAsQwAIAEAAAC5DAAgCRUAALoTACAWAAC9EwAgFwAAvBMAIDgAALsTACA5AAC-EwAguAoAAMQSACDACgAAxBIAIMoKAADEEgAghQsAAMQSACAPhQoAAMQQADCGCgAAzAwAEIcKAADEEAAwiAoBAM0PACGLCkAAzg8AIbgKAQDeDwAhvwoBAM0PACHACgEA3g8AIcoKAQDeDwAh6AoCAMwPACGFCwEA3g8AIYYLAQDNDwAhhwsBAM0PACGICwEAzQ8AIYkLAQDNDwAhAwAAALkMACADAADLDAAwFAAAzAwAIAMAAAC5DAAgAwAAugwAMAQAALEMACABAAAAtQwAIAEAAAC1DAAgAwAAALMMACADAAC0DAAwBAAAtQwAIAMAAACzDAAgAwAAtAwAMAQAALUMACADAAAAswwAIAMAALQMADAEAAC1DAAgCOwGAAC5EwAgnwoBAAAAAaMKAgAAAAGkCkAAAAAB9goBAAAAAYELQAAAAAGDCwEAAAABhAsBAAAAAQEIAADUDAAgB58KAQAAAAGjCgIAAAABpApAAAAAAfYKAQAAAAGBC0AAAAABgwsBAAAAAYQLAQAAAAEBCAAA1gwAMAEIAADWDAAwCOwGAAC4EwAgnwoBAL8SACGjCgIAvhIAIaQKQADPEgAh9goBAL8SACGBC0AAzxIAIYMLAQC_EgAhhAsBAMgSACECAAAAtQwAIAgAANkMACAHnwoBAL8SACGjCgIAvhIAIaQKQADPEgAh9goBAL8SACGBC0AAzxIAIYMLAQC_EgAhhAsBAMgSACECAAAAswwAIAgAANsMACACAAAAswwAIAgAANsMACADAAAAtQwAIA8AANQMACAQAADZDAAgAQAAALUMACABAAAAswwAIAgVAACzEwAgFgAAthMAIBcAALUTACA4AAC0EwAgOQAAtxMAIKQKAADEEgAggQsAAMQSACCECwAAxBIAIAqFCgAAwxAAMIYKAADiDAAQhwoAAMMQADCfCgEAzQ8AIaMKAgDMDwAhpApAAOYPACH2CgEAzQ8AIYELQADmDwAhgwsBAM0PACGECwEA3g8AIQMAAACzDAAgAwAA4QwAMBQAAOIMACADAAAAswwAIAMAALQMADAEAAC1DAAgHoUKAAC_EAAwhgoAAOgMABCHCgAAvxAAMIgKAQAAAAGLCkAA2Q8AIZ8KAADAEPAKIsAKAQDYDwAhygoBAAAAAeMKAQDYDwAh6AoBAOMPACHqCkAA7Q8AIe0KQADtDwAh8QoAAMEQ8Qoi8goBAOMPACHzChAAihAAIfQKEADCEAAh9QoBAOMPACH2CgAAjxAAIPcKAQDjDwAh-AoBAOMPACH5CgEA4w8AIfoKAQDjDwAh-woBAOMPACH8CgAAjxAAIP0KAQDjDwAh_gpAAO0PACH_CkAA7Q8AIYALQADZDwAhgQtAAO0PACGCC0AA7Q8AIQEAAADlDAAgAQAAAOUMACAehQoAAL8QADCGCgAA6AwAEIcKAAC_EAAwiAoBAJgQACGLCkAA2Q8AIZ8KAADAEPAKIsAKAQDYDwAhygoBANgPACHjCgEA2A8AIegKAQDjDwAh6gpAAO0PACHtCkAA7Q8AIfEKAADBEPEKIvIKAQDjDwAh8woQAIoQACH0ChAAwhAAIfUKAQDjDwAh9goAAI8QACD3CgEA4w8AIfgKAQDjDwAh-QoBAOMPACH6CgEA4w8AIfsKAQDjDwAh_AoAAI8QACD9CgEA4w8AIf4KQADtDwAh_wpAAO0PACGAC0AA2Q8AIYELQADtDwAhggtAAO0PACES6AoAAMQSACDqCgAAxBIAIO0KAADEEgAg8goAAMQSACD0CgAAxBIAIPUKAADEEgAg9goAAMQSACD3CgAAxBIAIPgKAADEEgAg-QoAAMQSACD6CgAAxBIAIPsKAADEEgAg_AoAAMQSACD9CgAAxBIAIP4KAADEEgAg_woAAMQSACCBCwAAxBIAIIILAADEEgAgAwAAAOgMACADAADpDAAwBAAA5QwAIAMAAADoDAAgAwAA6QwAMAQAAOUMACADAAAA6AwAIAMAAOkMADAEAADlDAAgG4gKAQAAAAGLCkAAAAABnwoAAADwCgLACgEAAAABygoBAAAAAeMKAQAAAAHoCgEAAAAB6gpAAAAAAe0KQAAAAAHxCgAAAPEKAvIKAQAAAAHzChAAAAAB9AoQAAAAAfUKAQAAAAH2CoAAAAAB9woBAAAAAfgKAQAAAAH5CgEAAAAB-goBAAAAAfsKAQAAAAH8CoAAAAAB_QoBAAAAAf4KQAAAAAH_CkAAAAABgAtAAAAAAYELQAAAAAGCC0AAAAABAQgAAO0MACAbiAoBAAAAAYsKQAAAAAGfCgAAAPAKAsAKAQAAAAHKCgEAAAAB4woBAAAAAegKAQAAAAHqCkAAAAAB7QpAAAAAAfEKAAAA8QoC8goBAAAAAfMKEAAAAAH0ChAAAAAB9QoBAAAAAfYKgAAAAAH3CgEAAAAB-AoBAAAAAfkKAQAAAAH6CgEAAAAB-woBAAAAAfwKgAAAAAH9CgEAAAAB_gpAAAAAAf8KQAAAAAGAC0AAAAABgQtAAAAAAYILQAAAAAEBCAAA7wwAMAEIAADvDAAwG4gKAQC_EgAhiwpAAMASACGfCgAAsBPwCiLACgEAvxIAIcoKAQC_EgAh4woBAL8SACHoCgEAyBIAIeoKQADPEgAh7QpAAM8SACHxCgAAsRPxCiLyCgEAyBIAIfMKEADrEgAh9AoQALITACH1CgEAyBIAIfYKgAAAAAH3CgEAyBIAIfgKAQDIEgAh-QoBAMgSACH6CgEAyBIAIfsKAQDIEgAh_AqAAAAAAf0KAQDIEgAh_gpAAM8SACH_CkAAzxIAIYALQADAEgAhgQtAAM8SACGCC0AAzxIAIQIAAADlDAAgCAAA8gwAIBuICgEAvxIAIYsKQADAEgAhnwoAALAT8AoiwAoBAL8SACHKCgEAvxIAIeMKAQC_EgAh6AoBAMgSACHqCkAAzxIAIe0KQADPEgAh8QoAALET8Qoi8goBAMgSACHzChAA6xIAIfQKEACyEwAh9QoBAMgSACH2CoAAAAAB9woBAMgSACH4CgEAyBIAIfkKAQDIEgAh-goBAMgSACH7CgEAyBIAIfwKgAAAAAH9CgEAyBIAIf4KQADPEgAh_wpAAM8SACGAC0AAwBIAIYELQADPEgAhggtAAM8SACECAAAA6AwAIAgAAPQMACACAAAA6AwAIAgAAPQMACADAAAA5QwAIA8AAO0MACAQAADyDAAgAQAAAOUMACABAAAA6AwAIBcVAACrEwAgFgAArhMAIBcAAK0TACA4AACsEwAgOQAArxMAIOgKAADEEgAg6goAAMQSACDtCgAAxBIAIPIKAADEEgAg9AoAAMQSACD1CgAAxBIAIPYKAADEEgAg9woAAMQSACD4CgAAxBIAIPkKAADEEgAg-goAAMQSACD7CgAAxBIAIPwKAADEEgAg_QoAAMQSACD-CgAAxBIAIP8KAADEEgAggQsAAMQSACCCCwAAxBIAIB6FCgAAtRAAMIYKAAD7DAAQhwoAALUQADCICgEAlRAAIYsKQADODwAhnwoAALYQ8AoiwAoBAM0PACHKCgEAzQ8AIeMKAQDNDwAh6AoBAN4PACHqCkAA5g8AIe0KQADmDwAh8QoAALcQ8Qoi8goBAN4PACHzChAAgRAAIfQKEAC4EAAh9QoBAN4PACH2CgAA8Q8AIPcKAQDeDwAh-AoBAN4PACH5CgEA3g8AIfoKAQDeDwAh-woBAN4PACH8CgAA8Q8AIP0KAQDeDwAh_gpAAOYPACH_CkAA5g8AIYALQADODwAhgQtAAOYPACGCC0AA5g8AIQMAAADoDAAgAwAA-gwAMBQAAPsMACADAAAA6AwAIAMAAOkMADAEAADlDAAgCYUKAACyEAAwhgoAAIENABCHCgAAshAAMIsKQADZDwAhvwoAALMQ7Qoi4goBAJgQACHqCkAA7Q8AIe0KQADtDwAh7goAALQQACABAAAA_gwAIAEAAAD-DAAgCIUKAACyEAAwhgoAAIENABCHCgAAshAAMIsKQADZDwAhvwoAALMQ7Qoi4goBAJgQACHqCkAA7Q8AIe0KQADtDwAhAuoKAADEEgAg7QoAAMQSACADAAAAgQ0AIAMAAIINADAEAAD-DAAgAwAAAIENACADAACCDQAwBAAA_gwAIAMAAACBDQAgAwAAgg0AMAQAAP4MACAFiwpAAAAAAb8KAAAA7QoC4goBAAAAAeoKQAAAAAHtCkAAAAABAQgAAIYNACAFiwpAAAAAAb8KAAAA7QoC4goBAAAAAeoKQAAAAAHtCkAAAAABAQgAAIgNADABCAAAiA0AMAWLCkAAwBIAIb8KAACqE-0KIuIKAQC_EgAh6gpAAM8SACHtCkAAzxIAIQIAAAD-DAAgCAAAiw0AIAWLCkAAwBIAIb8KAACqE-0KIuIKAQC_EgAh6gpAAM8SACHtCkAAzxIAIQIAAACBDQAgCAAAjQ0AIAIAAACBDQAgCAAAjQ0AIAMAAAD-DAAgDwAAhg0AIBAAAIsNACABAAAA_gwAIAEAAACBDQAgBRUAAKcTACAWAACpEwAgFwAAqBMAIOoKAADEEgAg7QoAAMQSACAIhQoAAK4QADCGCgAAlA0AEIcKAACuEAAwiwpAAM4PACG_CgAArxDtCiLiCgEAlRAAIeoKQADmDwAh7QpAAOYPACEDAAAAgQ0AIAMAAJMNADAUAACUDQAgAwAAAIENACADAACCDQAwBAAA_gwAIAmFCgAArRAAMIYKAACaDQAQhwoAAK0QADCICgEAAAABiwpAANkPACHfCgAAohAAIOkKAQAAAAHqCkAA7Q8AIesKQADtDwAhAQAAAJcNACABAAAAlw0AIAmFCgAArRAAMIYKAACaDQAQhwoAAK0QADCICgEA2A8AIYsKQADZDwAh3woAAKIQACDpCgEA2A8AIeoKQADtDwAh6wpAAO0PACEC6goAAMQSACDrCgAAxBIAIAMAAACaDQAgAwAAmw0AMAQAAJcNACADAAAAmg0AIAMAAJsNADAEAACXDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIAaICgEAAAABiwpAAAAAAd8KgAAAAAHpCgEAAAAB6gpAAAAAAesKQAAAAAEBCAAAnw0AIAaICgEAAAABiwpAAAAAAd8KgAAAAAHpCgEAAAAB6gpAAAAAAesKQAAAAAEBCAAAoQ0AMAEIAAChDQAwBogKAQC_EgAhiwpAAMASACHfCoAAAAAB6QoBAL8SACHqCkAAzxIAIesKQADPEgAhAgAAAJcNACAIAACkDQAgBogKAQC_EgAhiwpAAMASACHfCoAAAAAB6QoBAL8SACHqCkAAzxIAIesKQADPEgAhAgAAAJoNACAIAACmDQAgAgAAAJoNACAIAACmDQAgAwAAAJcNACAPAACfDQAgEAAApA0AIAEAAACXDQAgAQAAAJoNACAFFQAApBMAIBYAAKYTACAXAAClEwAg6goAAMQSACDrCgAAxBIAIAmFCgAArBAAMIYKAACtDQAQhwoAAKwQADCICgEAzQ8AIYsKQADODwAh3woAAJwQACDpCgEAzQ8AIeoKQADmDwAh6wpAAOYPACEDAAAAmg0AIAMAAKwNADAUAACtDQAgAwAAAJoNACADAACbDQAwBAAAlw0AIA6FCgAAqxAAMIYKAACzDQAQhwoAAKsQADCICgEAAAABiwpAANkPACGZCkAA2Q8AIbgKAQDYDwAhwAoBANgPACHBCgEA2A8AIcMKAQDYDwAh5QoCANcPACHmCkAA2Q8AIecKQADtDwAh6AoCAJAQACEBAAAAsA0AIAEAAACwDQAgDoUKAACrEAAwhgoAALMNABCHCgAAqxAAMIgKAQDYDwAhiwpAANkPACGZCkAA2Q8AIbgKAQDYDwAhwAoBANgPACHBCgEA2A8AIcMKAQDYDwAh5QoCANcPACHmCkAA2Q8AIecKQADtDwAh6AoCAJAQACEC5woAAMQSACDoCgAAxBIAIAMAAACzDQAgAwAAtA0AMAQAALANACADAAAAsw0AIAMAALQNADAEAACwDQAgAwAAALMNACADAAC0DQAwBAAAsA0AIAuICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABwAoBAAAAAcEKAQAAAAHDCgEAAAAB5QoCAAAAAeYKQAAAAAHnCkAAAAAB6AoCAAAAAQEIAAC4DQAgC4gKAQAAAAGLCkAAAAABmQpAAAAAAbgKAQAAAAHACgEAAAABwQoBAAAAAcMKAQAAAAHlCgIAAAAB5gpAAAAAAecKQAAAAAHoCgIAAAABAQgAALoNADABCAAAug0AMAuICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAvxIAIcAKAQC_EgAhwQoBAL8SACHDCgEAvxIAIeUKAgC-EgAh5gpAAMASACHnCkAAzxIAIegKAgDZEgAhAgAAALANACAIAAC9DQAgC4gKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQC_EgAhwAoBAL8SACHBCgEAvxIAIcMKAQC_EgAh5QoCAL4SACHmCkAAwBIAIecKQADPEgAh6AoCANkSACECAAAAsw0AIAgAAL8NACACAAAAsw0AIAgAAL8NACADAAAAsA0AIA8AALgNACAQAAC9DQAgAQAAALANACABAAAAsw0AIAcVAACfEwAgFgAAohMAIBcAAKETACA4AACgEwAgOQAAoxMAIOcKAADEEgAg6AoAAMQSACAOhQoAAKoQADCGCgAAxg0AEIcKAACqEAAwiAoBAM0PACGLCkAAzg8AIZkKQADODwAhuAoBAM0PACHACgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHlCgIAzA8AIeYKQADODwAh5wpAAOYPACHoCgIA8g8AIQMAAACzDQAgAwAAxQ0AMBQAAMYNACADAAAAsw0AIAMAALQNADAEAACwDQAgDYUKAACnEAAwhgoAAMwNABCHCgAApxAAMIsKQADZDwAhnwoAAKgQ4goivwoAAKEQ3goiwAoBANgPACHKCgEAAAAB3woAAKIQACDgCkAA7Q8AIeIKAQDYDwAh4woBANgPACHkCgAAqRAAIAEAAADJDQAgAQAAAMkNACAMhQoAAKcQADCGCgAAzA0AEIcKAACnEAAwiwpAANkPACGfCgAAqBDiCiK_CgAAoRDeCiLACgEA2A8AIcoKAQDYDwAh3woAAKIQACDgCkAA7Q8AIeIKAQDYDwAh4woBANgPACEB4AoAAMQSACADAAAAzA0AIAMAAM0NADAEAADJDQAgAwAAAMwNACADAADNDQAwBAAAyQ0AIAMAAADMDQAgAwAAzQ0AMAQAAMkNACAJiwpAAAAAAZ8KAAAA4goCvwoAAADeCgLACgEAAAABygoBAAAAAd8KgAAAAAHgCkAAAAAB4goBAAAAAeMKAQAAAAEBCAAA0Q0AIAmLCkAAAAABnwoAAADiCgK_CgAAAN4KAsAKAQAAAAHKCgEAAAAB3wqAAAAAAeAKQAAAAAHiCgEAAAAB4woBAAAAAQEIAADTDQAwAQgAANMNADAJiwpAAMASACGfCgAAnhPiCiK_CgAAmhPeCiLACgEAvxIAIcoKAQC_EgAh3wqAAAAAAeAKQADPEgAh4goBAL8SACHjCgEAvxIAIQIAAADJDQAgCAAA1g0AIAmLCkAAwBIAIZ8KAACeE-IKIr8KAACaE94KIsAKAQC_EgAhygoBAL8SACHfCoAAAAAB4ApAAM8SACHiCgEAvxIAIeMKAQC_EgAhAgAAAMwNACAIAADYDQAgAgAAAMwNACAIAADYDQAgAwAAAMkNACAPAADRDQAgEAAA1g0AIAEAAADJDQAgAQAAAMwNACAEFQAAmxMAIBYAAJ0TACAXAACcEwAg4AoAAMQSACAMhQoAAKMQADCGCgAA3w0AEIcKAACjEAAwiwpAAM4PACGfCgAApBDiCiK_CgAAmxDeCiLACgEAzQ8AIcoKAQDNDwAh3woAAJwQACDgCkAA5g8AIeIKAQDNDwAh4woBAM0PACEDAAAAzA0AIAMAAN4NADAUAADfDQAgAwAAAMwNACADAADNDQAwBAAAyQ0AIAmFCgAAoBAAMIYKAADlDQAQhwoAAKAQADCICgEAAAABiwpAANkPACG_CgAAoRDeCiLeCgEAAAAB3woAAKIQACDgCkAA7Q8AIQEAAADiDQAgAQAAAOINACAJhQoAAKAQADCGCgAA5Q0AEIcKAACgEAAwiAoBANgPACGLCkAA2Q8AIb8KAAChEN4KIt4KAQDjDwAh3woAAKIQACDgCkAA7Q8AIQLeCgAAxBIAIOAKAADEEgAgAwAAAOUNACADAADmDQAwBAAA4g0AIAMAAADlDQAgAwAA5g0AMAQAAOINACADAAAA5Q0AIAMAAOYNADAEAADiDQAgBogKAQAAAAGLCkAAAAABvwoAAADeCgLeCgEAAAAB3wqAAAAAAeAKQAAAAAEBCAAA6g0AIAaICgEAAAABiwpAAAAAAb8KAAAA3goC3goBAAAAAd8KgAAAAAHgCkAAAAABAQgAAOwNADABCAAA7A0AMAaICgEAvxIAIYsKQADAEgAhvwoAAJoT3goi3goBAMgSACHfCoAAAAAB4ApAAM8SACECAAAA4g0AIAgAAO8NACAGiAoBAL8SACGLCkAAwBIAIb8KAACaE94KIt4KAQDIEgAh3wqAAAAAAeAKQADPEgAhAgAAAOUNACAIAADxDQAgAgAAAOUNACAIAADxDQAgAwAAAOINACAPAADqDQAgEAAA7w0AIAEAAADiDQAgAQAAAOUNACAFFQAAlxMAIBYAAJkTACAXAACYEwAg3goAAMQSACDgCgAAxBIAIAmFCgAAmhAAMIYKAAD4DQAQhwoAAJoQADCICgEAzQ8AIYsKQADODwAhvwoAAJsQ3goi3goBAN4PACHfCgAAnBAAIOAKQADmDwAhAwAAAOUNACADAAD3DQAwFAAA-A0AIAMAAADlDQAgAwAA5g0AMAQAAOINACASnwMBANgPACGFCgAAlxAAMIYKAAD-DQAQhwoAAJcQADCICgEAAAABiwpAANkPACHACgEA2A8AIcoKAQAAAAHTCgEA2A8AIdQKAQDYDwAh1QoBANgPACHWCgEA2A8AIdcKAQDYDwAh2ApAANkPACHZCkAA2Q8AIdoKAgCQEAAh2woCAJAQACHcCgEA4w8AIQEAAAD7DQAgAQAAAPsNACASnwMBANgPACGFCgAAlxAAMIYKAAD-DQAQhwoAAJcQADCICgEAmBAAIYsKQADZDwAhwAoBANgPACHKCgEA2A8AIdMKAQDYDwAh1AoBANgPACHVCgEA2A8AIdYKAQDYDwAh1woBANgPACHYCkAA2Q8AIdkKQADZDwAh2goCAJAQACHbCgIAkBAAIdwKAQDjDwAhA9oKAADEEgAg2woAAMQSACDcCgAAxBIAIAMAAAD-DQAgAwAA_w0AMAQAAPsNACADAAAA_g0AIAMAAP8NADAEAAD7DQAgAwAAAP4NACADAAD_DQAwBAAA-w0AIA-fAwEAAAABiAoBAAAAAYsKQAAAAAHACgEAAAABygoBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgEAAAAB2ApAAAAAAdkKQAAAAAHaCgIAAAAB2woCAAAAAdwKAQAAAAEBCAAAgw4AIA-fAwEAAAABiAoBAAAAAYsKQAAAAAHACgEAAAABygoBAAAAAdMKAQAAAAHUCgEAAAAB1QoBAAAAAdYKAQAAAAHXCgEAAAAB2ApAAAAAAdkKQAAAAAHaCgIAAAAB2woCAAAAAdwKAQAAAAEBCAAAhQ4AMAEIAACFDgAwD58DAQC_EgAhiAoBAL8SACGLCkAAwBIAIcAKAQC_EgAhygoBAL8SACHTCgEAvxIAIdQKAQC_EgAh1QoBAL8SACHWCgEAvxIAIdcKAQC_EgAh2ApAAMASACHZCkAAwBIAIdoKAgDZEgAh2woCANkSACHcCgEAyBIAIQIAAAD7DQAgCAAAiA4AIA-fAwEAvxIAIYgKAQC_EgAhiwpAAMASACHACgEAvxIAIcoKAQC_EgAh0woBAL8SACHUCgEAvxIAIdUKAQC_EgAh1goBAL8SACHXCgEAvxIAIdgKQADAEgAh2QpAAMASACHaCgIA2RIAIdsKAgDZEgAh3AoBAMgSACECAAAA_g0AIAgAAIoOACACAAAA_g0AIAgAAIoOACADAAAA-w0AIA8AAIMOACAQAACIDgAgAQAAAPsNACABAAAA_g0AIAgVAACSEwAgFgAAlRMAIBcAAJQTACA4AACTEwAgOQAAlhMAINoKAADEEgAg2woAAMQSACDcCgAAxBIAIBKfAwEAzQ8AIYUKAACUEAAwhgoAAJEOABCHCgAAlBAAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIcoKAQDNDwAh0woBAM0PACHUCgEAzQ8AIdUKAQDNDwAh1goBAM0PACHXCgEAzQ8AIdgKQADODwAh2QpAAM4PACHaCgIA8g8AIdsKAgDyDwAh3AoBAN4PACEDAAAA_g0AIAMAAJAOADAUAACRDgAgAwAAAP4NACADAAD_DQAwBAAA-w0AIBuSCQAAixAAIJMJAACMEAAglAkAAI0QACCFCgAAhhAAMIYKAACgDgAQhwoAAIYQADCICgEAAAABiwpAANkPACGZCkAA2Q8AIbgKAQDjDwAhvwoAAIcQvwoiwAoBANgPACHBCgEA2A8AIcIKAQDYDwAhwwoBANgPACHECgEA2A8AIcUKBACIEAAhxgoEAIkQACHHCgEA4w8AIcgKEACKEAAhyQoBAOMPACHKCgEAAAABywoBAOMPACHMCkAA7Q8AIc0KQADtDwAhzgoCANcPACHPCkAA7Q8AIQEAAACUDgAgDpEJAACREAAghQoAAJIQADCGCgAAlg4AEIcKAACSEAAwiwpAANkPACGZCkAA2Q8AIZ0KAQDYDwAhtwoBANgPACG4CgEA2A8AIbkKBACJEAAhugpAAO0PACG7CgEA4w8AIbwKQADtDwAhvQogAJMQACEFkQkAANISACC5CgAAxBIAILoKAADEEgAguwoAAMQSACC8CgAAxBIAIA6RCQAAkRAAIIUKAACSEAAwhgoAAJYOABCHCgAAkhAAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQAAAAG4CgEAAAABuQoEAIkQACG6CkAA7Q8AIbsKAQDjDwAhvApAAO0PACG9CiAAkxAAIQMAAACWDgAgAwAAlw4AMAQAAJgOACASkQkAAJEQACCFCgAAjhAAMIYKAACaDgAQhwoAAI4QADCICgQAiBAAIZ0KAQDYDwAhpQoBAOMPACGmCgQAiBAAIacKAACPEAAgqAoBAOMPACGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhC5EJAADSEgAgpQoAAMQSACCnCgAAxBIAIKgKAADEEgAgqQoAAMQSACCqCgAAxBIAIKwKAADEEgAgrQoAAMQSACCuCgAAxBIAIK8KAADEEgAgsAoAAMQSACASkQkAAJEQACCFCgAAjhAAMIYKAACaDgAQhwoAAI4QADCICgQAAAABnQoBANgPACGlCgEAAAABpgoEAIgQACGnCgAAjxAAIKgKAQAAAAGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhAwAAAJoOACADAACbDgAwBAAAnA4AIBCRCQAA7g8AIIUKAADrDwAwhgoAAJ4OABCHCgAA6w8AMIgKAQDYDwAhiQoBAOMPACGKCgEA4w8AIYsKQADZDwAhlgoBANgPACGdCgEA4w8AIZ8KAADsD58KIqAKAQDjDwAhoQpAAO0PACGiCkAA7Q8AIaMKAgDXDwAhpApAAO0PACEBAAAAng4AIBuSCQAAixAAIJMJAACMEAAglAkAAI0QACCFCgAAhhAAMIYKAACgDgAQhwoAAIYQADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA4w8AIb8KAACHEL8KIsAKAQDYDwAhwQoBANgPACHCCgEA2A8AIcMKAQDYDwAhxAoBANgPACHFCgQAiBAAIcYKBACJEAAhxwoBAOMPACHIChAAihAAIckKAQDjDwAhygoBANgPACHLCgEA4w8AIcwKQADtDwAhzQpAAO0PACHOCgIA1w8AIc8KQADtDwAhAQAAAKAOACABAAAAlg4AIAEAAACaDgAgAQAAAJQOACALkgkAAI8TACCTCQAAkBMAIJQJAACREwAguAoAAMQSACDGCgAAxBIAIMcKAADEEgAgyQoAAMQSACDLCgAAxBIAIMwKAADEEgAgzQoAAMQSACDPCgAAxBIAIAMAAACgDgAgAwAApQ4AMAQAAJQOACADAAAAoA4AIAMAAKUOADAEAACUDgAgAwAAAKAOACADAAClDgAwBAAAlA4AIBiSCQAAjBMAIJMJAACNEwAglAkAAI4TACCICgEAAAABiwpAAAAAAZkKQAAAAAG4CgEAAAABvwoAAAC_CgLACgEAAAABwQoBAAAAAcIKAQAAAAHDCgEAAAABxAoBAAAAAcUKBAAAAAHGCgQAAAABxwoBAAAAAcgKEAAAAAHJCgEAAAABygoBAAAAAcsKAQAAAAHMCkAAAAABzQpAAAAAAc4KAgAAAAHPCkAAAAABAQgAAKkOACAViAoBAAAAAYsKQAAAAAGZCkAAAAABuAoBAAAAAb8KAAAAvwoCwAoBAAAAAcEKAQAAAAHCCgEAAAABwwoBAAAAAcQKAQAAAAHFCgQAAAABxgoEAAAAAccKAQAAAAHIChAAAAAByQoBAAAAAcoKAQAAAAHLCgEAAAABzApAAAAAAc0KQAAAAAHOCgIAAAABzwpAAAAAAQEIAACrDgAwAQgAAKsOADAYkgkAAOwSACCTCQAA7RIAIJQJAADuEgAgiAoBAL8SACGLCkAAwBIAIZkKQADAEgAhuAoBAMgSACG_CgAA6hK_CiLACgEAvxIAIcEKAQC_EgAhwgoBAL8SACHDCgEAvxIAIcQKAQC_EgAhxQoEANgSACHGCgQA2hIAIccKAQDIEgAhyAoQAOsSACHJCgEAyBIAIcoKAQC_EgAhywoBAMgSACHMCkAAzxIAIc0KQADPEgAhzgoCAL4SACHPCkAAzxIAIQIAAACUDgAgCAAArg4AIBWICgEAvxIAIYsKQADAEgAhmQpAAMASACG4CgEAyBIAIb8KAADqEr8KIsAKAQC_EgAhwQoBAL8SACHCCgEAvxIAIcMKAQC_EgAhxAoBAL8SACHFCgQA2BIAIcYKBADaEgAhxwoBAMgSACHIChAA6xIAIckKAQDIEgAhygoBAL8SACHLCgEAyBIAIcwKQADPEgAhzQpAAM8SACHOCgIAvhIAIc8KQADPEgAhAgAAAKAOACAIAACwDgAgAgAAAKAOACAIAACwDgAgAwAAAJQOACAPAACpDgAgEAAArg4AIAEAAACUDgAgAQAAAKAOACANFQAA5RIAIBYAAOgSACAXAADnEgAgOAAA5hIAIDkAAOkSACC4CgAAxBIAIMYKAADEEgAgxwoAAMQSACDJCgAAxBIAIMsKAADEEgAgzAoAAMQSACDNCgAAxBIAIM8KAADEEgAgGIUKAAD_DwAwhgoAALcOABCHCgAA_w8AMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIbgKAQDeDwAhvwoAAIAQvwoiwAoBAM0PACHBCgEAzQ8AIcIKAQDNDwAhwwoBAM0PACHECgEAzQ8AIcUKBADwDwAhxgoEAPMPACHHCgEA3g8AIcgKEACBEAAhyQoBAN4PACHKCgEAzQ8AIcsKAQDeDwAhzApAAOYPACHNCkAA5g8AIc4KAgDMDwAhzwpAAOYPACEDAAAAoA4AIAMAALYOADAUAAC3DgAgAwAAAKAOACADAAClDgAwBAAAlA4AIAEAAACYDgAgAQAAAJgOACADAAAAlg4AIAMAAJcOADAEAACYDgAgAwAAAJYOACADAACXDgAwBAAAmA4AIAMAAACWDgAgAwAAlw4AMAQAAJgOACALkQkAAOQSACCLCkAAAAABmQpAAAAAAZ0KAQAAAAG3CgEAAAABuAoBAAAAAbkKBAAAAAG6CkAAAAABuwoBAAAAAbwKQAAAAAG9CiAAAAABAQgAAL8OACAKiwpAAAAAAZkKQAAAAAGdCgEAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQEIAADBDgAwAQgAAMEOADALkQkAAOMSACCLCkAAwBIAIZkKQADAEgAhnQoBAL8SACG3CgEAvxIAIbgKAQC_EgAhuQoEANoSACG6CkAAzxIAIbsKAQDIEgAhvApAAM8SACG9CiAA4hIAIQIAAACYDgAgCAAAxA4AIAqLCkAAwBIAIZkKQADAEgAhnQoBAL8SACG3CgEAvxIAIbgKAQC_EgAhuQoEANoSACG6CkAAzxIAIbsKAQDIEgAhvApAAM8SACG9CiAA4hIAIQIAAACWDgAgCAAAxg4AIAIAAACWDgAgCAAAxg4AIAMAAACYDgAgDwAAvw4AIBAAAMQOACABAAAAmA4AIAEAAACWDgAgCRUAAN0SACAWAADgEgAgFwAA3xIAIDgAAN4SACA5AADhEgAguQoAAMQSACC6CgAAxBIAILsKAADEEgAgvAoAAMQSACANhQoAAPsPADCGCgAAzQ4AEIcKAAD7DwAwiwpAAM4PACGZCkAAzg8AIZ0KAQDNDwAhtwoBAM0PACG4CgEAzQ8AIbkKBADzDwAhugpAAOYPACG7CgEA3g8AIbwKQADmDwAhvQogAPwPACEDAAAAlg4AIAMAAMwOADAUAADNDgAgAwAAAJYOACADAACXDgAwBAAAmA4AIAEAAACcDgAgAQAAAJwOACADAAAAmg4AIAMAAJsOADAEAACcDgAgAwAAAJoOACADAACbDgAwBAAAnA4AIAMAAACaDgAgAwAAmw4AMAQAAJwOACAPkQkAANwSACCICgQAAAABnQoBAAAAAaUKAQAAAAGmCgQAAAABpwqAAAAAAagKAQAAAAGpCgIAAAABqgoEAAAAAasKQAAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAGvCgEAAAABsApAAAAAAQEIAADVDgAgDogKBAAAAAGdCgEAAAABpQoBAAAAAaYKBAAAAAGnCoAAAAABqAoBAAAAAakKAgAAAAGqCgQAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAa8KAQAAAAGwCkAAAAABAQgAANcOADABCAAA1w4AMA-RCQAA2xIAIIgKBADYEgAhnQoBAL8SACGlCgEAyBIAIaYKBADYEgAhpwqAAAAAAagKAQDIEgAhqQoCANkSACGqCgQA2hIAIasKQADAEgAhrApAAM8SACGtCkAAzxIAIa4KAQDIEgAhrwoBAMgSACGwCkAAzxIAIQIAAACcDgAgCAAA2g4AIA6ICgQA2BIAIZ0KAQC_EgAhpQoBAMgSACGmCgQA2BIAIacKgAAAAAGoCgEAyBIAIakKAgDZEgAhqgoEANoSACGrCkAAwBIAIawKQADPEgAhrQpAAM8SACGuCgEAyBIAIa8KAQDIEgAhsApAAM8SACECAAAAmg4AIAgAANwOACACAAAAmg4AIAgAANwOACADAAAAnA4AIA8AANUOACAQAADaDgAgAQAAAJwOACABAAAAmg4AIA8VAADTEgAgFgAA1hIAIBcAANUSACA4AADUEgAgOQAA1xIAIKUKAADEEgAgpwoAAMQSACCoCgAAxBIAIKkKAADEEgAgqgoAAMQSACCsCgAAxBIAIK0KAADEEgAgrgoAAMQSACCvCgAAxBIAILAKAADEEgAgEYUKAADvDwAwhgoAAOMOABCHCgAA7w8AMIgKBADwDwAhnQoBAM0PACGlCgEA3g8AIaYKBADwDwAhpwoAAPEPACCoCgEA3g8AIakKAgDyDwAhqgoEAPMPACGrCkAAzg8AIawKQADmDwAhrQpAAOYPACGuCgEA3g8AIa8KAQDeDwAhsApAAOYPACEDAAAAmg4AIAMAAOIOADAUAADjDgAgAwAAAJoOACADAACbDgAwBAAAnA4AIBCRCQAA7g8AIIUKAADrDwAwhgoAAJ4OABCHCgAA6w8AMIgKAQAAAAGJCgEA4w8AIYoKAQDjDwAhiwpAANkPACGWCgEAAAABnQoBAAAAAZ8KAADsD58KIqAKAQDjDwAhoQpAAO0PACGiCkAA7Q8AIaMKAgDXDwAhpApAAO0PACEBAAAA5g4AIAEAAADmDgAgCJEJAADSEgAgiQoAAMQSACCKCgAAxBIAIJ0KAADEEgAgoAoAAMQSACChCgAAxBIAIKIKAADEEgAgpAoAAMQSACADAAAAng4AIAMAAOkOADAEAADmDgAgAwAAAJ4OACADAADpDgAwBAAA5g4AIAMAAACeDgAgAwAA6Q4AMAQAAOYOACANkQkAANESACCICgEAAAABiQoBAAAAAYoKAQAAAAGLCkAAAAABlgoBAAAAAZ0KAQAAAAGfCgAAAJ8KAqAKAQAAAAGhCkAAAAABogpAAAAAAaMKAgAAAAGkCkAAAAABAQgAAO0OACAMiAoBAAAAAYkKAQAAAAGKCgEAAAABiwpAAAAAAZYKAQAAAAGdCgEAAAABnwoAAACfCgKgCgEAAAABoQpAAAAAAaIKQAAAAAGjCgIAAAABpApAAAAAAQEIAADvDgAwAQgAAO8OADABAAAAoA4AIA2RCQAA0BIAIIgKAQC_EgAhiQoBAMgSACGKCgEAyBIAIYsKQADAEgAhlgoBAL8SACGdCgEAyBIAIZ8KAADOEp8KIqAKAQDIEgAhoQpAAM8SACGiCkAAzxIAIaMKAgC-EgAhpApAAM8SACECAAAA5g4AIAgAAPMOACAMiAoBAL8SACGJCgEAyBIAIYoKAQDIEgAhiwpAAMASACGWCgEAvxIAIZ0KAQDIEgAhnwoAAM4SnwoioAoBAMgSACGhCkAAzxIAIaIKQADPEgAhowoCAL4SACGkCkAAzxIAIQIAAACeDgAgCAAA9Q4AIAIAAACeDgAgCAAA9Q4AIAEAAACgDgAgAwAAAOYOACAPAADtDgAgEAAA8w4AIAEAAADmDgAgAQAAAJ4OACAMFQAAyRIAIBYAAMwSACAXAADLEgAgOAAAyhIAIDkAAM0SACCJCgAAxBIAIIoKAADEEgAgnQoAAMQSACCgCgAAxBIAIKEKAADEEgAgogoAAMQSACCkCgAAxBIAIA-FCgAA5A8AMIYKAAD9DgAQhwoAAOQPADCICgEAzQ8AIYkKAQDeDwAhigoBAN4PACGLCkAAzg8AIZYKAQDNDwAhnQoBAN4PACGfCgAA5Q-fCiKgCgEA3g8AIaEKQADmDwAhogpAAOYPACGjCgIAzA8AIaQKQADmDwAhAwAAAJ4OACADAAD8DgAwFAAA_Q4AIAMAAACeDgAgAwAA6Q4AMAQAAOYOACAHhQoAAOIPADCGCgAAgw8AEIcKAADiDwAwigoBANgPACGLCkAA2Q8AIZsKAQAAAAGcCgEA4w8AIQEAAACADwAgAQAAAIAPACAHhQoAAOIPADCGCgAAgw8AEIcKAADiDwAwigoBANgPACGLCkAA2Q8AIZsKAQDYDwAhnAoBAOMPACEBnAoAAMQSACADAAAAgw8AIAMAAIQPADAEAACADwAgAwAAAIMPACADAACEDwAwBAAAgA8AIAMAAACDDwAgAwAAhA8AMAQAAIAPACAEigoBAAAAAYsKQAAAAAGbCgEAAAABnAoBAAAAAQEIAACIDwAgBIoKAQAAAAGLCkAAAAABmwoBAAAAAZwKAQAAAAEBCAAAig8AMAEIAACKDwAwBIoKAQC_EgAhiwpAAMASACGbCgEAvxIAIZwKAQDIEgAhAgAAAIAPACAIAACNDwAgBIoKAQC_EgAhiwpAAMASACGbCgEAvxIAIZwKAQDIEgAhAgAAAIMPACAIAACPDwAgAgAAAIMPACAIAACPDwAgAwAAAIAPACAPAACIDwAgEAAAjQ8AIAEAAACADwAgAQAAAIMPACAEFQAAxRIAIBYAAMcSACAXAADGEgAgnAoAAMQSACAHhQoAAN0PADCGCgAAlg8AEIcKAADdDwAwigoBAM0PACGLCkAAzg8AIZsKAQDNDwAhnAoBAN4PACEDAAAAgw8AIAMAAJUPADAUAACWDwAgAwAAAIMPACADAACEDwAwBAAAgA8AIAiFCgAA2w8AMIYKAACcDwAQhwoAANsPADCWCgEA2A8AIZcKAQDYDwAhmAoBANgPACGZCkAA2Q8AIZoKAADcDwAgAQAAAJkPACABAAAAmQ8AIAeFCgAA2w8AMIYKAACcDwAQhwoAANsPADCWCgEA2A8AIZcKAQDYDwAhmAoBANgPACGZCkAA2Q8AIQADAAAAnA8AIAMAAJ0PADAEAACZDwAgAwAAAJwPACADAACdDwAwBAAAmQ8AIAMAAACcDwAgAwAAnQ8AMAQAAJkPACAElgoBAAAAAZcKAQAAAAGYCgEAAAABmQpAAAAAAQEIAAChDwAgBJYKAQAAAAGXCgEAAAABmAoBAAAAAZkKQAAAAAEBCAAAow8AMAEIAACjDwAwBJYKAQC_EgAhlwoBAL8SACGYCgEAvxIAIZkKQADAEgAhAgAAAJkPACAIAACmDwAgBJYKAQC_EgAhlwoBAL8SACGYCgEAvxIAIZkKQADAEgAhAgAAAJwPACAIAACoDwAgAgAAAJwPACAIAACoDwAgAwAAAJkPACAPAAChDwAgEAAApg8AIAEAAACZDwAgAQAAAJwPACADFQAAwRIAIBYAAMMSACAXAADCEgAgB4UKAADaDwAwhgoAAK8PABCHCgAA2g8AMJYKAQDNDwAhlwoBAM0PACGYCgEAzQ8AIZkKQADODwAhAwAAAJwPACADAACuDwAwFAAArw8AIAMAAACcDwAgAwAAnQ8AMAQAAJkPACAHhQoAANYPADCGCgAAtQ8AEIcKAADWDwAwiAoCAAAAAYkKAQDYDwAhigoBANgPACGLCkAA2Q8AIQEAAACyDwAgAQAAALIPACAHhQoAANYPADCGCgAAtQ8AEIcKAADWDwAwiAoCANcPACGJCgEA2A8AIYoKAQDYDwAhiwpAANkPACEAAwAAALUPACADAAC2DwAwBAAAsg8AIAMAAAC1DwAgAwAAtg8AMAQAALIPACADAAAAtQ8AIAMAALYPADAEAACyDwAgBIgKAgAAAAGJCgEAAAABigoBAAAAAYsKQAAAAAEBCAAAug8AIASICgIAAAABiQoBAAAAAYoKAQAAAAGLCkAAAAABAQgAALwPADABCAAAvA8AMASICgIAvhIAIYkKAQC_EgAhigoBAL8SACGLCkAAwBIAIQIAAACyDwAgCAAAvw8AIASICgIAvhIAIYkKAQC_EgAhigoBAL8SACGLCkAAwBIAIQIAAAC1DwAgCAAAwQ8AIAIAAAC1DwAgCAAAwQ8AIAMAAACyDwAgDwAAug8AIBAAAL8PACABAAAAsg8AIAEAAAC1DwAgBRUAALkSACAWAAC8EgAgFwAAuxIAIDgAALoSACA5AAC9EgAgB4UKAADLDwAwhgoAAMgPABCHCgAAyw8AMIgKAgDMDwAhiQoBAM0PACGKCgEAzQ8AIYsKQADODwAhAwAAALUPACADAADHDwAwFAAAyA8AIAMAAAC1DwAgAwAAtg8AMAQAALIPACAHhQoAAMsPADCGCgAAyA8AEIcKAADLDwAwiAoCAMwPACGJCgEAzQ8AIYoKAQDNDwAhiwpAAM4PACENFQAA0A8AIBYAANAPACAXAADQDwAgOAAA1Q8AIDkAANAPACDxBAIAAAAEjAoCAAAAAY0KAgAAAASOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCANQPACEOFQAA0A8AIBYAANMPACAXAADTDwAg8QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDSDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABCxUAANAPACAWAADRDwAgFwAA0Q8AIPEEQAAAAASMCkAAAAABjQpAAAAABI4KQAAAAAGPCkAAAAABkApAAAAAAZEKQAAAAAGSCkAAzw8AIQsVAADQDwAgFgAA0Q8AIBcAANEPACDxBEAAAAAEjApAAAAAAY0KQAAAAASOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAM8PACEI8QQCAAAABIwKAgAAAAGNCgIAAAAEjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgDQDwAhCPEEQAAAAASMCkAAAAABjQpAAAAABI4KQAAAAAGPCkAAAAABkApAAAAAAZEKQAAAAAGSCkAA0Q8AIQ4VAADQDwAgFgAA0w8AIBcAANMPACDxBAEAAAAEjAoBAAAAAY0KAQAAAASOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBANIPACGTCgEAAAABlAoBAAAAAZUKAQAAAAEL8QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDTDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABDRUAANAPACAWAADQDwAgFwAA0A8AIDgAANUPACA5AADQDwAg8QQCAAAABIwKAgAAAAGNCgIAAAAEjgoCAAAAAY8KAgAAAAGQCgIAAAABkQoCAAAAAZIKAgDUDwAhCPEECAAAAASMCggAAAABjQoIAAAABI4KCAAAAAGPCggAAAABkAoIAAAAAZEKCAAAAAGSCggA1Q8AIQeFCgAA1g8AMIYKAAC1DwAQhwoAANYPADCICgIA1w8AIYkKAQDYDwAhigoBANgPACGLCkAA2Q8AIQjxBAIAAAAEjAoCAAAAAY0KAgAAAASOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCANAPACEL8QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDTDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABCPEEQAAAAASMCkAAAAABjQpAAAAABI4KQAAAAAGPCkAAAAABkApAAAAAAZEKQAAAAAGSCkAA0Q8AIQeFCgAA2g8AMIYKAACvDwAQhwoAANoPADCWCgEAzQ8AIZcKAQDNDwAhmAoBAM0PACGZCkAAzg8AIQeFCgAA2w8AMIYKAACcDwAQhwoAANsPADCWCgEA2A8AIZcKAQDYDwAhmAoBANgPACGZCkAA2Q8AIQKWCgEAAAABlwoBAAAAAQeFCgAA3Q8AMIYKAACWDwAQhwoAAN0PADCKCgEAzQ8AIYsKQADODwAhmwoBAM0PACGcCgEA3g8AIQ4VAADgDwAgFgAA4Q8AIBcAAOEPACDxBAEAAAAFjAoBAAAAAY0KAQAAAAWOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAN8PACGTCgEAAAABlAoBAAAAAZUKAQAAAAEOFQAA4A8AIBYAAOEPACAXAADhDwAg8QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDfDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABCPEEAgAAAAWMCgIAAAABjQoCAAAABY4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA4A8AIQvxBAEAAAAFjAoBAAAAAY0KAQAAAAWOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAOEPACGTCgEAAAABlAoBAAAAAZUKAQAAAAEHhQoAAOIPADCGCgAAgw8AEIcKAADiDwAwigoBANgPACGLCkAA2Q8AIZsKAQDYDwAhnAoBAOMPACEL8QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQDhDwAhkwoBAAAAAZQKAQAAAAGVCgEAAAABD4UKAADkDwAwhgoAAP0OABCHCgAA5A8AMIgKAQDNDwAhiQoBAN4PACGKCgEA3g8AIYsKQADODwAhlgoBAM0PACGdCgEA3g8AIZ8KAADlD58KIqAKAQDeDwAhoQpAAOYPACGiCkAA5g8AIaMKAgDMDwAhpApAAOYPACEHFQAA0A8AIBYAAOoPACAXAADqDwAg8QQAAACfCgiMCgAAAJ8KAo0KAAAAnwoIkgoAAOkPnwoiCxUAAOAPACAWAADoDwAgFwAA6A8AIPEEQAAAAAWMCkAAAAABjQpAAAAABY4KQAAAAAGPCkAAAAABkApAAAAAAZEKQAAAAAGSCkAA5w8AIQsVAADgDwAgFgAA6A8AIBcAAOgPACDxBEAAAAAFjApAAAAAAY0KQAAAAAWOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAOcPACEI8QRAAAAABYwKQAAAAAGNCkAAAAAFjgpAAAAAAY8KQAAAAAGQCkAAAAABkQpAAAAAAZIKQADoDwAhBxUAANAPACAWAADqDwAgFwAA6g8AIPEEAAAAnwoIjAoAAACfCgKNCgAAAJ8KCJIKAADpD58KIgTxBAAAAJ8KCIwKAAAAnwoCjQoAAACfCgiSCgAA6g-fCiIQkQkAAO4PACCFCgAA6w8AMIYKAACeDgAQhwoAAOsPADCICgEA2A8AIYkKAQDjDwAhigoBAOMPACGLCkAA2Q8AIZYKAQDYDwAhnQoBAOMPACGfCgAA7A-fCiKgCgEA4w8AIaEKQADtDwAhogpAAO0PACGjCgIA1w8AIaQKQADtDwAhBPEEAAAAnwoIjAoAAACfCgKNCgAAAJ8KCJIKAADqD58KIgjxBEAAAAAFjApAAAAAAY0KQAAAAAWOCkAAAAABjwpAAAAAAZAKQAAAAAGRCkAAAAABkgpAAOgPACEdkgkAAIsQACCTCQAAjBAAIJQJAACNEAAghQoAAIYQADCGCgAAoA4AEIcKAACGEAAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhuAoBAOMPACG_CgAAhxC_CiLACgEA2A8AIcEKAQDYDwAhwgoBANgPACHDCgEA2A8AIcQKAQDYDwAhxQoEAIgQACHGCgQAiRAAIccKAQDjDwAhyAoQAIoQACHJCgEA4w8AIcoKAQDYDwAhywoBAOMPACHMCkAA7Q8AIc0KQADtDwAhzgoCANcPACHPCkAA7Q8AIZ0NAACgDgAgng0AAKAOACARhQoAAO8PADCGCgAA4w4AEIcKAADvDwAwiAoEAPAPACGdCgEAzQ8AIaUKAQDeDwAhpgoEAPAPACGnCgAA8Q8AIKgKAQDeDwAhqQoCAPIPACGqCgQA8w8AIasKQADODwAhrApAAOYPACGtCkAA5g8AIa4KAQDeDwAhrwoBAN4PACGwCkAA5g8AIQ0VAADQDwAgFgAA-g8AIBcAAPoPACA4AADVDwAgOQAA-g8AIPEEBAAAAASMCgQAAAABjQoEAAAABI4KBAAAAAGPCgQAAAABkAoEAAAAAZEKBAAAAAGSCgQA-Q8AIQ8VAADgDwAgFgAA-A8AIBcAAPgPACCMCoAAAAABjgqAAAAAAY8KgAAAAAGQCoAAAAABkQqAAAAAAZIKgAAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CoAAAAABtQqAAAAAAbYKgAAAAAENFQAA4A8AIBYAAOAPACAXAADgDwAgOAAA9Q8AIDkAAOAPACDxBAIAAAAFjAoCAAAAAY0KAgAAAAWOCgIAAAABjwoCAAAAAZAKAgAAAAGRCgIAAAABkgoCAPcPACENFQAA4A8AIBYAAPYPACAXAAD2DwAgOAAA9Q8AIDkAAPYPACDxBAQAAAAFjAoEAAAAAY0KBAAAAAWOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPQPACENFQAA4A8AIBYAAPYPACAXAAD2DwAgOAAA9Q8AIDkAAPYPACDxBAQAAAAFjAoEAAAAAY0KBAAAAAWOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPQPACEI8QQIAAAABYwKCAAAAAGNCggAAAAFjgoIAAAAAY8KCAAAAAGQCggAAAABkQoIAAAAAZIKCAD1DwAhCPEEBAAAAAWMCgQAAAABjQoEAAAABY4KBAAAAAGPCgQAAAABkAoEAAAAAZEKBAAAAAGSCgQA9g8AIQ0VAADgDwAgFgAA4A8AIBcAAOAPACA4AAD1DwAgOQAA4A8AIPEEAgAAAAWMCgIAAAABjQoCAAAABY4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA9w8AIQyMCoAAAAABjgqAAAAAAY8KgAAAAAGQCoAAAAABkQqAAAAAAZIKgAAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CoAAAAABtQqAAAAAAbYKgAAAAAENFQAA0A8AIBYAAPoPACAXAAD6DwAgOAAA1Q8AIDkAAPoPACDxBAQAAAAEjAoEAAAAAY0KBAAAAASOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPkPACEI8QQEAAAABIwKBAAAAAGNCgQAAAAEjgoEAAAAAY8KBAAAAAGQCgQAAAABkQoEAAAAAZIKBAD6DwAhDYUKAAD7DwAwhgoAAM0OABCHCgAA-w8AMIsKQADODwAhmQpAAM4PACGdCgEAzQ8AIbcKAQDNDwAhuAoBAM0PACG5CgQA8w8AIboKQADmDwAhuwoBAN4PACG8CkAA5g8AIb0KIAD8DwAhBRUAANAPACAWAAD-DwAgFwAA_g8AIIwKIAAAAAGSCiAA_Q8AIQUVAADQDwAgFgAA_g8AIBcAAP4PACCMCiAAAAABkgogAP0PACECjAogAAAAAZIKIAD-DwAhGIUKAAD_DwAwhgoAALcOABCHCgAA_w8AMIgKAQDNDwAhiwpAAM4PACGZCkAAzg8AIbgKAQDeDwAhvwoAAIAQvwoiwAoBAM0PACHBCgEAzQ8AIcIKAQDNDwAhwwoBAM0PACHECgEAzQ8AIcUKBADwDwAhxgoEAPMPACHHCgEA3g8AIcgKEACBEAAhyQoBAN4PACHKCgEAzQ8AIcsKAQDeDwAhzApAAOYPACHNCkAA5g8AIc4KAgDMDwAhzwpAAOYPACEHFQAA0A8AIBYAAIUQACAXAACFEAAg8QQAAAC_CgiMCgAAAL8KAo0KAAAAvwoIkgoAAIQQvwoiDRUAANAPACAWAACDEAAgFwAAgxAAIDgAAIMQACA5AACDEAAg8QQQAAAABIwKEAAAAAGNChAAAAAEjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEACCEAAhDRUAANAPACAWAACDEAAgFwAAgxAAIDgAAIMQACA5AACDEAAg8QQQAAAABIwKEAAAAAGNChAAAAAEjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEACCEAAhCPEEEAAAAASMChAAAAABjQoQAAAABI4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAgxAAIQcVAADQDwAgFgAAhRAAIBcAAIUQACDxBAAAAL8KCIwKAAAAvwoCjQoAAAC_CgiSCgAAhBC_CiIE8QQAAAC_CgiMCgAAAL8KAo0KAAAAvwoIkgoAAIUQvwoiG5IJAACLEAAgkwkAAIwQACCUCQAAjRAAIIUKAACGEAAwhgoAAKAOABCHCgAAhhAAMIgKAQDYDwAhiwpAANkPACGZCkAA2Q8AIbgKAQDjDwAhvwoAAIcQvwoiwAoBANgPACHBCgEA2A8AIcIKAQDYDwAhwwoBANgPACHECgEA2A8AIcUKBACIEAAhxgoEAIkQACHHCgEA4w8AIcgKEACKEAAhyQoBAOMPACHKCgEA2A8AIcsKAQDjDwAhzApAAO0PACHNCkAA7Q8AIc4KAgDXDwAhzwpAAO0PACEE8QQAAAC_CgiMCgAAAL8KAo0KAAAAvwoIkgoAAIUQvwoiCPEEBAAAAASMCgQAAAABjQoEAAAABI4KBAAAAAGPCgQAAAABkAoEAAAAAZEKBAAAAAGSCgQA-g8AIQjxBAQAAAAFjAoEAAAAAY0KBAAAAAWOCgQAAAABjwoEAAAAAZAKBAAAAAGRCgQAAAABkgoEAPYPACEI8QQQAAAABIwKEAAAAAGNChAAAAAEjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEACDEAAhA9AKAACWDgAg0QoAAJYOACDSCgAAlg4AIAPQCgAAmg4AINEKAACaDgAg0goAAJoOACASkQkAAO4PACCFCgAA6w8AMIYKAACeDgAQhwoAAOsPADCICgEA2A8AIYkKAQDjDwAhigoBAOMPACGLCkAA2Q8AIZYKAQDYDwAhnQoBAOMPACGfCgAA7A-fCiKgCgEA4w8AIaEKQADtDwAhogpAAO0PACGjCgIA1w8AIaQKQADtDwAhnQ0AAJ4OACCeDQAAng4AIBKRCQAAkRAAIIUKAACOEAAwhgoAAJoOABCHCgAAjhAAMIgKBACIEAAhnQoBANgPACGlCgEA4w8AIaYKBACIEAAhpwoAAI8QACCoCgEA4w8AIakKAgCQEAAhqgoEAIkQACGrCkAA2Q8AIawKQADtDwAhrQpAAO0PACGuCgEA4w8AIa8KAQDjDwAhsApAAO0PACEMjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABCPEEAgAAAAWMCgIAAAABjQoCAAAABY4KAgAAAAGPCgIAAAABkAoCAAAAAZEKAgAAAAGSCgIA4A8AIR2SCQAAixAAIJMJAACMEAAglAkAAI0QACCFCgAAhhAAMIYKAACgDgAQhwoAAIYQADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA4w8AIb8KAACHEL8KIsAKAQDYDwAhwQoBANgPACHCCgEA2A8AIcMKAQDYDwAhxAoBANgPACHFCgQAiBAAIcYKBACJEAAhxwoBAOMPACHIChAAihAAIckKAQDjDwAhygoBANgPACHLCgEA4w8AIcwKQADtDwAhzQpAAO0PACHOCgIA1w8AIc8KQADtDwAhnQ0AAKAOACCeDQAAoA4AIA6RCQAAkRAAIIUKAACSEAAwhgoAAJYOABCHCgAAkhAAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQDYDwAhuAoBANgPACG5CgQAiRAAIboKQADtDwAhuwoBAOMPACG8CkAA7Q8AIb0KIACTEAAhAowKIAAAAAGSCiAA_g8AIRKfAwEAzQ8AIYUKAACUEAAwhgoAAJEOABCHCgAAlBAAMIgKAQCVEAAhiwpAAM4PACHACgEAzQ8AIcoKAQDNDwAh0woBAM0PACHUCgEAzQ8AIdUKAQDNDwAh1goBAM0PACHXCgEAzQ8AIdgKQADODwAh2QpAAM4PACHaCgIA8g8AIdsKAgDyDwAh3AoBAN4PACELFQAA0A8AIBYAANMPACAXAADTDwAg8QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQCWEAAhCxUAANAPACAWAADTDwAgFwAA0w8AIPEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAlhAAIRKfAwEA2A8AIYUKAACXEAAwhgoAAP4NABCHCgAAlxAAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIcoKAQDYDwAh0woBANgPACHUCgEA2A8AIdUKAQDYDwAh1goBANgPACHXCgEA2A8AIdgKQADZDwAh2QpAANkPACHaCgIAkBAAIdsKAgCQEAAh3AoBAOMPACEI8QQBAAAABIwKAQAAAAGNCgEAAAAEjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQCZEAAhCPEEAQAAAASMCgEAAAABjQoBAAAABI4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAmRAAIQmFCgAAmhAAMIYKAAD4DQAQhwoAAJoQADCICgEAzQ8AIYsKQADODwAhvwoAAJsQ3goi3goBAN4PACHfCgAAnBAAIOAKQADmDwAhBxUAANAPACAWAACfEAAgFwAAnxAAIPEEAAAA3goIjAoAAADeCgKNCgAAAN4KCJIKAACeEN4KIg8VAADQDwAgFgAAnRAAIBcAAJ0QACCMCoAAAAABjgqAAAAAAY8KgAAAAAGQCoAAAAABkQqAAAAAAZIKgAAAAAGxCgEAAAABsgoBAAAAAbMKAQAAAAG0CoAAAAABtQqAAAAAAbYKgAAAAAEMjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABBxUAANAPACAWAACfEAAgFwAAnxAAIPEEAAAA3goIjAoAAADeCgKNCgAAAN4KCJIKAACeEN4KIgTxBAAAAN4KCIwKAAAA3goCjQoAAADeCgiSCgAAnxDeCiIJhQoAAKAQADCGCgAA5Q0AEIcKAACgEAAwiAoBANgPACGLCkAA2Q8AIb8KAAChEN4KIt4KAQDjDwAh3woAAKIQACDgCkAA7Q8AIQTxBAAAAN4KCIwKAAAA3goCjQoAAADeCgiSCgAAnxDeCiIMjAqAAAAAAY4KgAAAAAGPCoAAAAABkAqAAAAAAZEKgAAAAAGSCoAAAAABsQoBAAAAAbIKAQAAAAGzCgEAAAABtAqAAAAAAbUKgAAAAAG2CoAAAAABDIUKAACjEAAwhgoAAN8NABCHCgAAoxAAMIsKQADODwAhnwoAAKQQ4goivwoAAJsQ3goiwAoBAM0PACHKCgEAzQ8AId8KAACcEAAg4ApAAOYPACHiCgEAzQ8AIeMKAQDNDwAhBxUAANAPACAWAACmEAAgFwAAphAAIPEEAAAA4goIjAoAAADiCgKNCgAAAOIKCJIKAAClEOIKIgcVAADQDwAgFgAAphAAIBcAAKYQACDxBAAAAOIKCIwKAAAA4goCjQoAAADiCgiSCgAApRDiCiIE8QQAAADiCgiMCgAAAOIKAo0KAAAA4goIkgoAAKYQ4goiDIUKAACnEAAwhgoAAMwNABCHCgAApxAAMIsKQADZDwAhnwoAAKgQ4goivwoAAKEQ3goiwAoBANgPACHKCgEA2A8AId8KAACiEAAg4ApAAO0PACHiCgEA2A8AIeMKAQDYDwAhBPEEAAAA4goIjAoAAADiCgKNCgAAAOIKCJIKAACmEOIKIgK_CgAAAN4KAuIKAQAAAAEOhQoAAKoQADCGCgAAxg0AEIcKAACqEAAwiAoBAM0PACGLCkAAzg8AIZkKQADODwAhuAoBAM0PACHACgEAzQ8AIcEKAQDNDwAhwwoBAM0PACHlCgIAzA8AIeYKQADODwAh5wpAAOYPACHoCgIA8g8AIQ6FCgAAqxAAMIYKAACzDQAQhwoAAKsQADCICgEA2A8AIYsKQADZDwAhmQpAANkPACG4CgEA2A8AIcAKAQDYDwAhwQoBANgPACHDCgEA2A8AIeUKAgDXDwAh5gpAANkPACHnCkAA7Q8AIegKAgCQEAAhCYUKAACsEAAwhgoAAK0NABCHCgAArBAAMIgKAQDNDwAhiwpAAM4PACHfCgAAnBAAIOkKAQDNDwAh6gpAAOYPACHrCkAA5g8AIQmFCgAArRAAMIYKAACaDQAQhwoAAK0QADCICgEA2A8AIYsKQADZDwAh3woAAKIQACDpCgEA2A8AIeoKQADtDwAh6wpAAO0PACEIhQoAAK4QADCGCgAAlA0AEIcKAACuEAAwiwpAAM4PACG_CgAArxDtCiLiCgEAlRAAIeoKQADmDwAh7QpAAOYPACEHFQAA0A8AIBYAALEQACAXAACxEAAg8QQAAADtCgiMCgAAAO0KAo0KAAAA7QoIkgoAALAQ7QoiBxUAANAPACAWAACxEAAgFwAAsRAAIPEEAAAA7QoIjAoAAADtCgKNCgAAAO0KCJIKAACwEO0KIgTxBAAAAO0KCIwKAAAA7QoCjQoAAADtCgiSCgAAsRDtCiIIhQoAALIQADCGCgAAgQ0AEIcKAACyEAAwiwpAANkPACG_CgAAsxDtCiLiCgEAmBAAIeoKQADtDwAh7QpAAO0PACEE8QQAAADtCgiMCgAAAO0KAo0KAAAA7QoIkgoAALEQ7QoiAr8KAAAA7QoC4goBAAAAAR6FCgAAtRAAMIYKAAD7DAAQhwoAALUQADCICgEAlRAAIYsKQADODwAhnwoAALYQ8AoiwAoBAM0PACHKCgEAzQ8AIeMKAQDNDwAh6AoBAN4PACHqCkAA5g8AIe0KQADmDwAh8QoAALcQ8Qoi8goBAN4PACHzChAAgRAAIfQKEAC4EAAh9QoBAN4PACH2CgAA8Q8AIPcKAQDeDwAh-AoBAN4PACH5CgEA3g8AIfoKAQDeDwAh-woBAN4PACH8CgAA8Q8AIP0KAQDeDwAh_gpAAOYPACH_CkAA5g8AIYALQADODwAhgQtAAOYPACGCC0AA5g8AIQcVAADQDwAgFgAAvhAAIBcAAL4QACDxBAAAAPAKCIwKAAAA8AoCjQoAAADwCgiSCgAAvRDwCiIHFQAA0A8AIBYAALwQACAXAAC8EAAg8QQAAADxCgiMCgAAAPEKAo0KAAAA8QoIkgoAALsQ8QoiDRUAAOAPACAWAAC6EAAgFwAAuhAAIDgAALoQACA5AAC6EAAg8QQQAAAABYwKEAAAAAGNChAAAAAFjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEAC5EAAhDRUAAOAPACAWAAC6EAAgFwAAuhAAIDgAALoQACA5AAC6EAAg8QQQAAAABYwKEAAAAAGNChAAAAAFjgoQAAAAAY8KEAAAAAGQChAAAAABkQoQAAAAAZIKEAC5EAAhCPEEEAAAAAWMChAAAAABjQoQAAAABY4KEAAAAAGPChAAAAABkAoQAAAAAZEKEAAAAAGSChAAuhAAIQcVAADQDwAgFgAAvBAAIBcAALwQACDxBAAAAPEKCIwKAAAA8QoCjQoAAADxCgiSCgAAuxDxCiIE8QQAAADxCgiMCgAAAPEKAo0KAAAA8QoIkgoAALwQ8QoiBxUAANAPACAWAAC-EAAgFwAAvhAAIPEEAAAA8AoIjAoAAADwCgKNCgAAAPAKCJIKAAC9EPAKIgTxBAAAAPAKCIwKAAAA8AoCjQoAAADwCgiSCgAAvhDwCiIehQoAAL8QADCGCgAA6AwAEIcKAAC_EAAwiAoBAJgQACGLCkAA2Q8AIZ8KAADAEPAKIsAKAQDYDwAhygoBANgPACHjCgEA2A8AIegKAQDjDwAh6gpAAO0PACHtCkAA7Q8AIfEKAADBEPEKIvIKAQDjDwAh8woQAIoQACH0ChAAwhAAIfUKAQDjDwAh9goAAI8QACD3CgEA4w8AIfgKAQDjDwAh-QoBAOMPACH6CgEA4w8AIfsKAQDjDwAh_AoAAI8QACD9CgEA4w8AIf4KQADtDwAh_wpAAO0PACGAC0AA2Q8AIYELQADtDwAhggtAAO0PACEE8QQAAADwCgiMCgAAAPAKAo0KAAAA8AoIkgoAAL4Q8AoiBPEEAAAA8QoIjAoAAADxCgKNCgAAAPEKCJIKAAC8EPEKIgjxBBAAAAAFjAoQAAAAAY0KEAAAAAWOChAAAAABjwoQAAAAAZAKEAAAAAGRChAAAAABkgoQALoQACEKhQoAAMMQADCGCgAA4gwAEIcKAADDEAAwnwoBAM0PACGjCgIAzA8AIaQKQADmDwAh9goBAM0PACGBC0AA5g8AIYMLAQDNDwAhhAsBAN4PACEPhQoAAMQQADCGCgAAzAwAEIcKAADEEAAwiAoBAM0PACGLCkAAzg8AIbgKAQDeDwAhvwoBAM0PACHACgEA3g8AIcoKAQDeDwAh6AoCAMwPACGFCwEA3g8AIYYLAQDNDwAhhwsBAM0PACGICwEAzQ8AIYkLAQDNDwAhEIAIAADGEAAghQoAAMUQADCGCgAAuQwAEIcKAADFEAAwiAoBANgPACGLCkAA2Q8AIbgKAQDjDwAhvwoBANgPACHACgEA4w8AIcoKAQDjDwAh6AoCANcPACGFCwEA4w8AIYYLAQDYDwAhhwsBANgPACGICwEA2A8AIYkLAQDYDwAhA9AKAACzDAAg0QoAALMMACDSCgAAswwAIAL2CgEAAAABgwsBAAAAAQvsBgAAyRAAIIUKAADIEAAwhgoAALMMABCHCgAAyBAAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfYKAQDYDwAhgQtAAO0PACGDCwEA2A8AIYQLAQDjDwAhEoAIAADGEAAghQoAAMUQADCGCgAAuQwAEIcKAADFEAAwiAoBANgPACGLCkAA2Q8AIbgKAQDjDwAhvwoBANgPACHACgEA4w8AIcoKAQDjDwAh6AoCANcPACGFCwEA4w8AIYYLAQDYDwAhhwsBANgPACGICwEA2A8AIYkLAQDYDwAhnQ0AALkMACCeDQAAuQwAIAaFCgAAyhAAMIYKAACuDAAQhwoAAMoQADCLCwEAzQ8AIYwLQADODwAhjQsCAMwPACEGhQoAAMsQADCGCgAAmwwAEIcKAADLEAAwiwsBANgPACGMC0AA2Q8AIY0LAgDXDwAhAosLAQAAAAGMC0AAAAABBoUKAADNEAAwhgoAAJUMABCHCgAAzRAAMIgKAQDNDwAhjwsBAM0PACGQC0AAzg8AIQiFCgAAzhAAMIYKAAD_CwAQhwoAAM4QADCICgEAzQ8AIasKQADODwAhgwsBAM0PACGPCwEAzQ8AIZELQADmDwAhDoUKAADPEAAwhgoAAOkLABCHCgAAzxAAMIgKAQDNDwAhqwpAAM4PACG4CgEA3g8AIegKAgDMDwAhhgsBAM0PACGJCwEAzQ8AIZILAQDNDwAhkwsBAM0PACGUCwEAzQ8AIZULAQDNDwAhlgsBAM0PACEP6wYAANEQACCFCgAA0BAAMIYKAADWCwAQhwoAANAQADCICgEA2A8AIasKQADZDwAhuAoBAOMPACHoCgIA1w8AIYYLAQDYDwAhiQsBANgPACGSCwEA2A8AIZMLAQDYDwAhlAsBANgPACGVCwEA2A8AIZYLAQDYDwAhA9AKAADNCgAg0QoAAM0KACDSCgAAzQoAIAqFCgAA0hAAMIYKAADQCwAQhwoAANIQADDKCgEAzQ8AIf4KQADODwAhjwsBAM0PACGXCwEAzQ8AIZgLEACBEAAhmQsCAMwPACGaCxAAgRAAIQ6FCgAA0xAAMIYKAAC6CwAQhwoAANMQADCICgEAzQ8AIYsKQADODwAhmQpAAOYPACHgCkAA5g8AIfYKAQDeDwAhhQsBAN4PACGbCwEAzQ8AIZwLAQDNDwAhnQsBAN4PACGeCyAA_A8AIZ8LQADmDwAhBoUKAADUEAAwhgoAAKILABCHCgAA1BAAMMAKAQDNDwAhhQsBAM0PACGgC0AAzg8AIQeFCgAA1RAAMIYKAACMCwAQhwoAANUQADCKCgEAzQ8AIYsKQADODwAhoQsBAM0PACGiCwEAzQ8AIQeFCgAA1hAAMIYKAAD5CgAQhwoAANYQADCKCgEA2A8AIYsKQADZDwAhoQsBANgPACGiCwEA2A8AIQqFCgAA1xAAMIYKAADzCgAQhwoAANcQADCLCkAAzg8AIcoKAQDNDwAhnAsBAM0PACGjCwEAzQ8AIaQLAQDeDwAhpQtAAOYPACGmC0AA5g8AIQvqBgAA2RAAIIUKAADYEAAwhgoAANcKABCHCgAA2BAAMMoKAQDYDwAh_gpAANkPACGPCwEA2A8AIZcLAQDYDwAhmAsQAIoQACGZCwIA1w8AIZoLEACKEAAhFPEEAADiEAAg6wYAANEQACDtBgAA4xAAIO4GAADkEAAghQoAAOEQADCGCgAAxwoAEIcKAADhEAAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAh4ApAAO0PACH2CgEA4w8AIYULAQDjDwAhmwsBANgPACGcCwEA2A8AIZ0LAQDjDwAhngsgAJMQACGfC0AA7Q8AIZ0NAADHCgAgng0AAMcKACAH6gYAANkQACCFCgAA2hAAMIYKAADTCgAQhwoAANoQADCICgEA2A8AIY8LAQDYDwAhkAtAANkPACECgwsBAAAAAY8LAQAAAAEK6gYAANkQACDsBgAA3RAAIIUKAADcEAAwhgoAAM0KABCHCgAA3BAAMIgKAQDYDwAhqwpAANkPACGDCwEA2A8AIY8LAQDYDwAhkQtAAO0PACER6wYAANEQACCFCgAA0BAAMIYKAADWCwAQhwoAANAQADCICgEA2A8AIasKQADZDwAhuAoBAOMPACHoCgIA1w8AIYYLAQDYDwAhiQsBANgPACGSCwEA2A8AIZMLAQDYDwAhlAsBANgPACGVCwEA2A8AIZYLAQDYDwAhnQ0AANYLACCeDQAA1gsAIAzpBgAA3xAAIO8GAADgEAAghQoAAN4QADCGCgAAywoAEIcKAADeEAAwiwpAANkPACHKCgEA2A8AIZwLAQDYDwAhowsBANgPACGkCwEA4w8AIaULQADtDwAhpgtAAO0PACED0AoAAMMKACDRCgAAwwoAINIKAADDCgAgA9AKAADHCgAg0QoAAMcKACDSCgAAxwoAIBLxBAAA4hAAIOsGAADREAAg7QYAAOMQACDuBgAA5BAAIIUKAADhEAAwhgoAAMcKABCHCgAA4RAAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIeAKQADtDwAh9goBAOMPACGFCwEA4w8AIZsLAQDYDwAhnAsBANgPACGdCwEA4w8AIZ4LIACTEAAhnwtAAO0PACEO6QYAAN8QACDvBgAA4BAAIIUKAADeEAAwhgoAAMsKABCHCgAA3hAAMIsKQADZDwAhygoBANgPACGcCwEA2A8AIaMLAQDYDwAhpAsBAOMPACGlC0AA7Q8AIaYLQADtDwAhnQ0AAMsKACCeDQAAywoAIAPQCgAA0woAINEKAADTCgAg0goAANMKACAD0AoAANcKACDRCgAA1woAINIKAADXCgAgAsAKAQAAAAGFCwEAAAABB_EEAADnEAAghQoAAOYQADCGCgAAwwoAEIcKAADmEAAwwAoBANgPACGFCwEA2A8AIaALQADZDwAhDukGAADfEAAg7wYAAOAQACCFCgAA3hAAMIYKAADLCgAQhwoAAN4QADCLCkAA2Q8AIcoKAQDYDwAhnAsBANgPACGjCwEA2A8AIaQLAQDjDwAhpQtAAO0PACGmC0AA7Q8AIZ0NAADLCgAgng0AAMsKACAGhQoAAOgQADCGCgAAvgoAEIcKAADoEAAwwAoBAM0PACGpCwEAlRAAIaoLQADODwAhBoUKAADpEAAwhgoAAKsKABCHCgAA6RAAMMAKAQDYDwAhqQsBAJgQACGqC0AA2Q8AIQLACgEAAAABqQsBAAAAAQaFCgAA6xAAMIYKAAClCgAQhwoAAOsQADCLCkAAzg8AIaMLAQDNDwAhrAsBAM0PACEGhQoAAOwQADCGCgAAkgoAEIcKAADsEAAwiwpAANkPACGjCwEA2A8AIawLAQDYDwAhB4UKAADtEAAwhgoAAIwKABCHCgAA7RAAMIwLAgDMDwAhrQtAAM4PACGuCxAAgRAAIa8LEACBEAAhB4UKAADuEAAwhgoAAPkJABCHCgAA7hAAMIwLAgDXDwAhrQtAANkPACGuCxAAihAAIa8LEACKEAAhCYUKAADvEAAwhgoAAPMJABCHCgAA7xAAMIgKAQDNDwAhsAsBAM0PACGxCwEAzQ8AIbILAACcEAAgswsgAPwPACG0C0AAzg8AIQaFCgAA8BAAMIYKAADdCQAQhwoAAPAQADCICgEAzQ8AIbQLQADODwAhtQsBAM0PACEHmAYAAPIQACCFCgAA8RAAMIYKAADKCQAQhwoAAPEQADCICgEA2A8AIbQLQADZDwAhtQsBANgPACED0AoAAMQJACDRCgAAxAkAINIKAADECQAgCpcGAAD0EAAghQoAAPMQADCGCgAAxAkAEIcKAADzEAAwiAoBANgPACGwCwEA2A8AIbELAQDYDwAhsgsAAKIQACCzCyAAkxAAIbQLQADZDwAhCZgGAADyEAAghQoAAPEQADCGCgAAygkAEIcKAADxEAAwiAoBANgPACG0C0AA2Q8AIbULAQDYDwAhnQ0AAMoJACCeDQAAygkAIAaFCgAA9RAAMIYKAAC_CQAQhwoAAPUQADCYCxAAgRAAIbYLAQCVEAAhtwsCAMwPACEVhQoAAPYQADCGCgAAqQkAEIcKAAD2EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhoAoBAN4PACGjCgIAzA8AIckKAQDeDwAh_QoBAM0PACGAC0AAzg8AIZgLEACBEAAhuAsBAJUQACG5CwEAzQ8AIboLAQDNDwAhuwsBAN4PACG8CwAA8Q8AIL0LQADmDwAhvgtAAOYPACG_C0AA5g8AIcALAQD3EAAhCxUAAOAPACAWAADhDwAgFwAA4Q8AIPEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEA-BAAIQsVAADgDwAgFgAA4Q8AIBcAAOEPACDxBAEAAAAFjAoBAAAAAY0KAQAAAAWOCgEAAAABjwoBAAAAAZAKAQAAAAGRCgEAAAABkgoBAPgQACEJhQoAAPkQADCGCgAAkwkAEIcKAAD5EAAwiAoEAPAPACH9CgEAzQ8AIbgLAQCVEAAhwQsBAN4PACHCCwEAzQ8AIcMLQADODwAhDoUKAAD6EAAwhgoAAP0IABCHCgAA-hAAMJgLEACBEAAhtwsCAMwPACG4CwEAlRAAIcQLAQDNDwAhxQsBAM0PACHGCwEAzQ8AIccLEAC4EAAhyAsCAMwPACHJCwEAzQ8AIcoLAQDNDwAhywsCAPIPACEuhQoAAPsQADCGCgAA5wgAEIcKAAD7EAAwiAoBAJUQACGLCkAAzg8AIZ8KAQDNDwAhyQoBAN4PACH9CgEAzQ8AIYALQADODwAhlwsBAM0PACGYCxAAgRAAIZwLAQDNDwAhsQsBAN4PACG_C0AAzg8AIcQLAQDeDwAhxgsBAM0PACHJCwEAzQ8AIcwLAQDNDwAhzQsBAM0PACHOCwEAzQ8AIc8LAQDNDwAh0AsBAM0PACHRCwEAzQ8AIdILEAC4EAAh0wsQALgQACHUCwIA8g8AIdULAACcEAAg1gsAAJwQACDXCwAB_BAAIdgLAAH8EAAh2QsBAN4PACHaCwAB_RAAIdsLQADODwAh3AsBAN4PACHdCwEA3g8AId4LAQDNDwAh3wsgAPwPACHgCwIA8g8AIeELAADxDwAg4gsAAf0QACHjCwAA8Q8AIOQLAQD3EAAh5QsBAN4PACHmCxAAuBAAIecLIAD8DwAh6AtAAOYPACEHFQAA0A8AIBYAAIERACAXAACBEQAg8QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYARACEHFQAA4A8AIBYAAP8QACAXAAD_EAAg8QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAf4QACEHFQAA4A8AIBYAAP8QACAXAAD_EAAg8QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAf4QACEE8QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAf8QACEHFQAA0A8AIBYAAIERACAXAACBEQAg8QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYARACEE8QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYERACExwwUAAIYRACDEBQAAhxEAIMYFAACIEQAghQoAAIIRADCGCgAA1AgAEIcKAACCEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhlwsBANgPACGYCxAAihAAIZwLAQDYDwAhsQsBAOMPACG_C0AA2Q8AIcQLAQDjDwAhxgsBANgPACHJCwEA2A8AIcwLAQDYDwAhzQsBANgPACHOCwEA2A8AIc8LAQDYDwAh0AsBANgPACHRCwEA2A8AIdILEADCEAAh0wsQAMIQACHUCwIAkBAAIdULAACiEAAg1gsAAKIQACDXCwABgxEAIdgLAAGDEQAh2QsBAOMPACHaCwABhBEAIdsLQADZDwAh3AsBAOMPACHdCwEA4w8AId4LAQDYDwAh3wsgAJMQACHgCwIAkBAAIeELAACPEAAg4gsAAYQRACHjCwAAjxAAIOQLAQCFEQAh5QsBAOMPACHmCxAAwhAAIecLIACTEAAh6AtAAO0PACEE8QQAAQAABIwKAAEAAAGNCgABAAAEkgoAAYERACEE8QQAAQAABYwKAAEAAAGNCgABAAAFkgoAAf8QACEI8QQBAAAABYwKAQAAAAGNCgEAAAAFjgoBAAAAAY8KAQAAAAGQCgEAAAABkQoBAAAAAZIKAQCJEQAhA9AKAAC_CAAg0QoAAL8IACDSCgAAvwgAIAPQCgAAwwgAINEKAADDCAAg0goAAMMIACAD0AoAAMcIACDRCgAAxwgAINIKAADHCAAgCPEEAQAAAAWMCgEAAAABjQoBAAAABY4KAQAAAAGPCgEAAAABkAoBAAAAAZEKAQAAAAGSCgEAiREAIQK2CwEAAAABtwsCAAAAAQfFBQAAjBEAIIUKAACLEQAwhgoAAMsIABCHCgAAixEAMJgLEACKEAAhtgsBAJgQACG3CwIA1w8AIRnCBQAAjxEAIMMFAACQEQAghQoAAI4RADCGCgAAxwgAEIcKAACOEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZgLEACKEAAhuAsBAJgQACG5CwEA2A8AIboLAQDYDwAhuwsBAOMPACG8CwAAjxAAIL0LQADtDwAhvgtAAO0PACG_C0AA7Q8AIcALAQCFEQAhnQ0AAMcIACCeDQAAxwgAIAK4CwEAAAABugsBAAAAARfCBQAAjxEAIMMFAACQEQAghQoAAI4RADCGCgAAxwgAEIcKAACOEQAwiAoBAJgQACGLCkAA2Q8AIZ8KAQDYDwAhoAoBAOMPACGjCgIA1w8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZgLEACKEAAhuAsBAJgQACG5CwEA2A8AIboLAQDYDwAhuwsBAOMPACG8CwAAjxAAIL0LQADtDwAhvgtAAO0PACG_C0AA7Q8AIcALAQCFEQAhM8MFAACGEQAgxAUAAIcRACDGBQAAiBEAIIUKAACCEQAwhgoAANQIABCHCgAAghEAMIgKAQCYEAAhiwpAANkPACGfCgEA2A8AIckKAQDjDwAh_QoBANgPACGAC0AA2Q8AIZcLAQDYDwAhmAsQAIoQACGcCwEA2A8AIbELAQDjDwAhvwtAANkPACHECwEA4w8AIcYLAQDYDwAhyQsBANgPACHMCwEA2A8AIc0LAQDYDwAhzgsBANgPACHPCwEA2A8AIdALAQDYDwAh0QsBANgPACHSCxAAwhAAIdMLEADCEAAh1AsCAJAQACHVCwAAohAAINYLAACiEAAg1wsAAYMRACHYCwABgxEAIdkLAQDjDwAh2gsAAYQRACHbC0AA2Q8AIdwLAQDjDwAh3QsBAOMPACHeCwEA2A8AId8LIACTEAAh4AsCAJAQACHhCwAAjxAAIOILAAGEEQAh4wsAAI8QACDkCwEAhREAIeULAQDjDwAh5gsQAMIQACHnCyAAkxAAIegLQADtDwAhnQ0AANQIACCeDQAA1AgAIAPQCgAAywgAINEKAADLCAAg0goAAMsIACAKwgUAAI8RACCFCgAAkREAMIYKAADDCAAQhwoAAJERADCICgQAiBAAIf0KAQDYDwAhuAsBAJgQACHBCwEA4w8AIcILAQDYDwAhwwtAANkPACECtwsCAAAAAbgLAQAAAAEPwgUAAI8RACCFCgAAkxEAMIYKAAC_CAAQhwoAAJMRADCYCxAAihAAIbcLAgDXDwAhuAsBAJgQACHECwEA2A8AIcULAQDYDwAhxgsBANgPACHHCxAAwhAAIcgLAgDXDwAhyQsBANgPACHKCwEA2A8AIcsLAgCQEAAhBJcLAQAAAAHNCwEAAAABzgsBAAAAAdALAQAAAAEHhQoAAJURADCGCgAAuggAEIcKAACVEQAwugsBAM0PACHtCwIAzA8AIe4LQADODwAh7wtAAM4PACEHhQoAAJYRADCGCgAApwgAEIcKAACWEQAwugsBANgPACHtCwIA1w8AIe4LQADZDwAh7wtAANkPACEFhQoAAJcRADCGCgAAoQgAEIcKAACXEQAwugsBAM0PACHwC0AAzg8AIQWFCgAAmBEAMIYKAACOCAAQhwoAAJgRADC6CwEA2A8AIfALQADZDwAhGIUKAACZEQAwhgoAAIgIABCHCgAAmREAMIgKAQDNDwAhiwpAAM4PACGZCkAA5g8AIZ8KAACaEfILIr8KAQDNDwAhwAoBAM0PACHKCgEAzQ8AIeMKAQDNDwAh7QpAAM4PACGAC0AAzg8AIZALQADmDwAhvwtAAOYPACHACwEA9xAAIcYLAQDNDwAh7QsCAMwPACHyCwAAnBAAIPMLAgDMDwAh9AsAAPEPACD1CwAA8Q8AIPYLAQDeDwAh9wtAAM4PACEHFQAA0A8AIBYAAJwRACAXAACcEQAg8QQAAADyCwiMCgAAAPILAo0KAAAA8gsIkgoAAJsR8gsiBxUAANAPACAWAACcEQAgFwAAnBEAIPEEAAAA8gsIjAoAAADyCwKNCgAAAPILCJIKAACbEfILIgTxBAAAAPILCIwKAAAA8gsCjQoAAADyCwiSCgAAnBHyCyIYhQoAAJ0RADCGCgAA9QcAEIcKAACdEQAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAhnwoAAJ4R8gsivwoBANgPACHACgEA2A8AIcoKAQDYDwAh4woBANgPACHtCkAA2Q8AIYALQADZDwAhkAtAAO0PACG_C0AA7Q8AIcALAQCFEQAhxgsBANgPACHtCwIA1w8AIfILAACiEAAg8wsCANcPACH0CwAAjxAAIPULAACPEAAg9gsBAOMPACH3C0AA2Q8AIQTxBAAAAPILCIwKAAAA8gsCjQoAAADyCwiSCgAAnBHyCyIK3AEBAM0PACGFCgAAnxEAMIYKAADvBwAQhwoAAJ8RADCICgQA8A8AIZwLAQDNDwAhowsBAM0PACH4CwEAzQ8AIfkLAQDNDwAh-gsCAMwPACEFhQoAAKARADCGCgAA2QcAEIcKAACgEQAwowsBAM0PACH7CwIAzA8AIQbdAQAAohEAIIUKAAChEQAwhgoAAMYHABCHCgAAoREAMKMLAQDYDwAh-wsCANcPACED0AoAAMAHACDRCgAAwAcAINIKAADABwAgC9wBAQDYDwAh8QQAAKQRACCFCgAAoxEAMIYKAADABwAQhwoAAKMRADCICgQAiBAAIZwLAQDYDwAhowsBANgPACH4CwEA2A8AIfkLAQDYDwAh-gsCANcPACEI3QEAAKIRACCFCgAAoREAMIYKAADGBwAQhwoAAKERADCjCwEA2A8AIfsLAgDXDwAhnQ0AAMYHACCeDQAAxgcAIAyFCgAApREAMIYKAAC7BwAQhwoAAKURADCZCkAAzg8AIbgKAQDNDwAhwQoBAM0PACHDCgEAzQ8AIegKAgDMDwAhnAsBAM0PACG6CwEAzQ8AIcYLAQDNDwAh-AsBAM0PACEMhQoAAKYRADCGCgAAqAcAEIcKAACmEQAwmQpAANkPACG4CgEA2A8AIcEKAQDYDwAhwwoBANgPACHoCgIA1w8AIZwLAQDYDwAhugsBANgPACHGCwEA2A8AIfgLAQDYDwAhAroLAQAAAAH4CwEAAAABCIUKAACoEQAwhgoAAKIHABCHCgAAqBEAMIsKQADODwAhowsBAM0PACG4CwEAzQ8AIboLAQDNDwAh-AsBAM0PACEIhQoAAKkRADCGCgAAjwcAEIcKAACpEQAwiwpAANkPACGjCwEA2A8AIbgLAQDYDwAhugsBANgPACH4CwEA2A8AIQKjCwEAAAABuAsBAAAAAQWFCgAAqxEAMIYKAACJBwAQhwoAAKsRADCZCkAAzg8AIf4LAQDNDwAhBYUKAACsEQAwhgoAAPYGABCHCgAArBEAMJkKQADZDwAh_gsBANgPACEHhQoAAK0RADCGCgAA8AYAEIcKAACtEQAwiwpAAM4PACG3CwIAzA8AIbgLAQCVEAAh_wsBAM0PACEHhQoAAK4RADCGCgAA3QYAEIcKAACuEQAwiwpAANkPACG3CwIA1w8AIbgLAQCYEAAh_wsBANgPACEDtwsCAAAAAbgLAQAAAAH_CwEAAAABCYUKAACwEQAwhgoAANcGABCHCgAAsBEAMJ8KAACxEYIMIsoKAQDNDwAhgQtAAOYPACHFCwEAzQ8AIYIMAQDeDwAhgwxAAM4PACEHFQAA0A8AIBYAALMRACAXAACzEQAg8QQAAACCDAiMCgAAAIIMAo0KAAAAggwIkgoAALIRggwiBxUAANAPACAWAACzEQAgFwAAsxEAIPEEAAAAggwIjAoAAACCDAKNCgAAAIIMCJIKAACyEYIMIgTxBAAAAIIMCIwKAAAAggwCjQoAAACCDAiSCgAAsxGCDCIJhQoAALQRADCGCgAAxAYAEIcKAAC0EQAwnwoAALURggwiygoBANgPACGBC0AA7Q8AIcULAQDYDwAhggwBAOMPACGDDEAA2Q8AIQTxBAAAAIIMCIwKAAAAggwCjQoAAACCDAiSCgAAsxGCDCIGhQoAALYRADCGCgAAvgYAEIcKAAC2EQAwiAoBAJUQACGEDEAAzg8AIYUMAAC3EQAgBIwKAQAAAAWGDAEAAAABhwwBAAAABIgMAQAAAAQGhQoAALgRADCGCgAAqwYAEIcKAAC4EQAwiAoBAJgQACGEDEAA2Q8AIYUMAAC3EQAgBYUKAAC5EQAwhgoAAKUGABCHCgAAuREAMKMLAQDNDwAhtAtAAM4PACEFhQoAALoRADCGCgAAkgYAEIcKAAC6EQAwowsBANgPACG0C0AA2Q8AIRGFCgAAuxEAMIYKAACMBgAQhwoAALsRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGBC0AA5g8AIbELAQDNDwAhxAsBAN4PACHKCwEA3g8AIdwLAQDNDwAh3gsBAM0PACGJDAEAzQ8AIYoMAACcEAAgiwwBAM0PACGMDAEAzQ8AIY0MAQDeDwAhEYUKAAC8EQAwhgoAAPkFABCHCgAAvBEAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIYELQADtDwAhsQsBANgPACHECwEA4w8AIcoLAQDjDwAh3AsBANgPACHeCwEA2A8AIYkMAQDYDwAhigwAAKIQACCLDAEA2A8AIYwMAQDYDwAhjQwBAOMPACEHhQoAAL0RADCGCgAA8wUAEIcKAAC9EQAwiwpAAM4PACGZCkAAzg8AIbcKAAH8EAAh9goBAM0PACEHhQoAAL4RADCGCgAA4AUAEIcKAAC-EQAwiwpAANkPACGZCkAA2Q8AIbcKAAGDEQAh9goBANgPACEHhQoAAL8RADCGCgAA2gUAEIcKAAC_EQAwmQpAAM4PACH2CgEAzQ8AIdALAQDNDwAhjgxAAM4PACEHhQoAAMARADCGCgAAxwUAEIcKAADAEQAwmQpAANkPACH2CgEA2A8AIdALAQDYDwAhjgxAANkPACEFlwYEAPAPACGFCgAAwREAMIYKAADBBQAQhwoAAMERADCICgIAzA8AIQWXBgQAiBAAIYUKAADCEQAwhgoAAK4FABCHCgAAwhEAMIgKAgDXDwAhDoUKAADDEQAwhgoAAKgFABCHCgAAwxEAMIgKAgDMDwAh8woBAN4PACHECwEAzQ8AIdwLAQDNDwAhjQwAAfwQACGPDAIAzA8AIZAMAQDNDwAhkQwBAM0PACGSDAEA3g8AIZMMAQDeDwAhlAwAAf0QACENhQoAAMQRADCGCgAAkgUAEIcKAADEEQAwiAoCAMwPACGRDAEAzQ8AIZUMAQDNDwAhlgwBAM0PACGXDAEAzQ8AIZgMAQDNDwAhmQwBAN4PACGaDAEA3g8AIZsMAAC3EQAgnAwgAPwPACEOoAMAAMYRACCFCgAAxREAMIYKAAD_BAAQhwoAAMURADCICgIA1w8AIZEMAQDYDwAhlQwBANgPACGWDAEA2A8AIZcMAQDYDwAhmAwBANgPACGZDAEA4w8AIZoMAQDjDwAhmwwAALcRACCcDCAAkxAAIQPQCgAA-QQAINEKAAD5BAAg0goAAPkEACADxAsBAAAAAdwLAQAAAAGPDAIAAAABD58DAADJEQAghQoAAMgRADCGCgAA-QQAEIcKAADIEQAwiAoCANcPACHzCgEA4w8AIcQLAQDYDwAh3AsBANgPACGNDAABgxEAIY8MAgDXDwAhkAwBANgPACGRDAEA2A8AIZIMAQDjDwAhkwwBAOMPACGUDAABhBEAIRCgAwAAxhEAIIUKAADFEQAwhgoAAP8EABCHCgAAxREAMIgKAgDXDwAhkQwBANgPACGVDAEA2A8AIZYMAQDYDwAhlwwBANgPACGYDAEA2A8AIZkMAQDjDwAhmgwBAOMPACGbDAAAtxEAIJwMIACTEAAhnQ0AAP8EACCeDQAA_wQAIAeFCgAAyhEAMIYKAAD0BAAQhwoAAMoRADCWDAEAzQ8AIZ4MQADODwAhnwxAAOYPACGgDAEA3g8AIQeFCgAAyxEAMIYKAADhBAAQhwoAAMsRADCWDAEA2A8AIZ4MQADZDwAhnwxAAO0PACGgDAEA4w8AIQiFCgAAzBEAMIYKAADbBAAQhwoAAMwRADCICgEAlRAAIYsKQADODwAhwAoBAM0PACGhDAEAlRAAIaIMBADwDwAhD4UKAADNEQAwhgoAAMUEABCHCgAAzREAMIgKAQCVEAAhiwpAAM4PACGZCkAA5g8AIaAKAQDeDwAhzgsAAM4Rpgwi5AsBAPcQACGiDAQA8A8AIaMMAQDNDwAhpAwBAM0PACGmDAQA8A8AIacMBADwDwAhqAxAAOYPACEHFQAA0A8AIBYAANARACAXAADQEQAg8QQAAACmDAiMCgAAAKYMAo0KAAAApgwIkgoAAM8RpgwiBxUAANAPACAWAADQEQAgFwAA0BEAIPEEAAAApgwIjAoAAACmDAKNCgAAAKYMCJIKAADPEaYMIgTxBAAAAKYMCIwKAAAApgwCjQoAAACmDAiSCgAA0BGmDCIHhQoAANERADCGCgAArQQAEIcKAADREQAwiwpAAM4PACHACgEAzQ8AIeQLAQCVEAAhqgwAANIRqgwiBxUAANAPACAWAADUEQAgFwAA1BEAIPEEAAAAqgwIjAoAAACqDAKNCgAAAKoMCJIKAADTEaoMIgcVAADQDwAgFgAA1BEAIBcAANQRACDxBAAAAKoMCIwKAAAAqgwCjQoAAACqDAiSCgAA0xGqDCIE8QQAAACqDAiMCgAAAKoMAo0KAAAAqgwIkgoAANQRqgwiCIUKAADVEQAwhgoAAJcEABCHCgAA1REAMIgKAQCVEAAhiwpAAM4PACGjCwEAzQ8AIaQMAQDNDwAhqwwBAM0PACECwAoBAAAAAaEMAQAAAAEJzAIAANgRACCFCgAA1xEAMIYKAAD9AwAQhwoAANcRADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGhDAEAmBAAIaIMBACIEAAhE8oCAADeEQAgzQIAAN8RACCFCgAA3BEAMIYKAAD3AwAQhwoAANwRADCICgEAmBAAIYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc4LAADdEaYMIuQLAQCFEQAhogwEAIgQACGjDAEA2A8AIaQMAQDYDwAhpgwEAIgQACGnDAQAiBAAIagMQADtDwAhnQ0AAPcDACCeDQAA9wMAIArLAgAA2hEAIM4CAADbEQAghQoAANkRADCGCgAA-wMAEIcKAADZEQAwiAoBAJgQACGLCkAA2Q8AIaMLAQDYDwAhpAwBANgPACGrDAEA2A8AIQPQCgAA8wMAINEKAADzAwAg0goAAPMDACAD0AoAAPcDACDRCgAA9wMAINIKAAD3AwAgEcoCAADeEQAgzQIAAN8RACCFCgAA3BEAMIYKAAD3AwAQhwoAANwRADCICgEAmBAAIYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc4LAADdEaYMIuQLAQCFEQAhogwEAIgQACGjDAEA2A8AIaQMAQDYDwAhpgwEAIgQACGnDAQAiBAAIagMQADtDwAhBPEEAAAApgwIjAoAAACmDAKNCgAAAKYMCJIKAADQEaYMIgzLAgAA2hEAIM4CAADbEQAghQoAANkRADCGCgAA-wMAEIcKAADZEQAwiAoBAJgQACGLCkAA2Q8AIaMLAQDYDwAhpAwBANgPACGrDAEA2A8AIZ0NAAD7AwAgng0AAPsDACAD0AoAAP0DACDRCgAA_QMAINIKAAD9AwAgAsAKAQAAAAHkCwEAAAABCMoCAADjEQAghQoAAOERADCGCgAA8wMAEIcKAADhEQAwiwpAANkPACHACgEA2A8AIeQLAQCYEAAhqgwAAOIRqgwiBPEEAAAAqgwIjAoAAACqDAKNCgAAAKoMCJIKAADUEaoMIgzLAgAA2hEAIM4CAADbEQAghQoAANkRADCGCgAA-wMAEIcKAADZEQAwiAoBAJgQACGLCkAA2Q8AIaMLAQDYDwAhpAwBANgPACGrDAEA2A8AIZ0NAAD7AwAgng0AAPsDACAKhQoAAOQRADCGCgAA7gMAEIcKAADkEQAwiAoBAM0PACGLCkAAzg8AIZkKQADODwAhnAsBAM0PACGWDAEAzQ8AIZcMAQDeDwAhrgwgAOURACEFFQAA4A8AIBYAAOcRACAXAADnEQAgjAogAAAAAZIKIADmEQAhBRUAAOAPACAWAADnEQAgFwAA5xEAIIwKIAAAAAGSCiAA5hEAIQKMCiAAAAABkgogAOcRACEKhQoAAOgRADCGCgAA2wMAEIcKAADoEQAwiAoBANgPACGLCkAA2Q8AIZkKQADZDwAhnAsBANgPACGWDAEA2A8AIZcMAQDjDwAhrgwgAOkRACECjAogAAAAAZIKIADnEQAhD4UKAADqEQAwhgoAANUDABCHCgAA6hEAMLcLAgDMDwAhlgwBAM0PACGXDAEA3g8AIa8MAQDNDwAhsAwCAMwPACGyDAAA6xGyDCKzDAIA8g8AIbQMAQDeDwAhtQwBAN4PACG2DAEA3g8AIbcMAADxDwAguAwCAMwPACEHFQAA0A8AIBYAAO0RACAXAADtEQAg8QQAAACyDAiMCgAAALIMAo0KAAAAsgwIkgoAAOwRsgwiBxUAANAPACAWAADtEQAgFwAA7REAIPEEAAAAsgwIjAoAAACyDAKNCgAAALIMCJIKAADsEbIMIgTxBAAAALIMCIwKAAAAsgwCjQoAAACyDAiSCgAA7RGyDCIPhQoAAO4RADCGCgAAwgMAEIcKAADuEQAwtwsCANcPACGWDAEA2A8AIZcMAQDjDwAhrwwBANgPACGwDAIA1w8AIbIMAADvEbIMIrMMAgCQEAAhtAwBAOMPACG1DAEA4w8AIbYMAQDjDwAhtwwAAI8QACC4DAIA1w8AIQTxBAAAALIMCIwKAAAAsgwCjQoAAACyDAiSCgAA7RGyDCIClgwBAAAAAa8MAQAAAAECtwsCAAAAAa8MAQAAAAEUhQoAAPIRADCGCgAAvAMAEIcKAADyEQAwkQtAAM4PACGRDAEA3g8AIZMMAQDNDwAhlAwAAfwQACGWDAEAzQ8AIZcMAQDeDwAhmAwBAN4PACGuDCAA_A8AIbUMAQDNDwAhtgwBAM0PACG7DAEAzQ8AIbwMAQDeDwAhvQwBAN4PACG-DAEA3g8AIb8MAAC3EQAgwAwAALcRACDBDEAA5g8AIRSFCgAA8xEAMIYKAACvAwAQhwoAAPMRADCRC0AA2Q8AIZEMAQDjDwAhkwwBANgPACGUDAABgxEAIZYMAQDYDwAhlwwBAOMPACGYDAEA4w8AIa4MIACTEAAhtQwBANgPACG2DAEA2A8AIbsMAQDYDwAhvAwBAOMPACG9DAEA4w8AIb4MAQDjDwAhvwwAALcRACDADAAAtxEAIMEMQADtDwAhDIUKAAD0EQAwhgoAAKkDABCHCgAA9BEAMIgKBADwDwAhmQpAAM4PACHACgEAzQ8AIeoKQADODwAhjgxAAOYPACHCDAEAzQ8AIcMMAAH8EAAhxAwAAfwQACHFDAIAzA8AIQyFCgAA9REAMIYKAACWAwAQhwoAAPURADCICgQAiBAAIZkKQADZDwAhwAoBANgPACHqCkAA2Q8AIY4MQADtDwAhwgwBANgPACHDDAABgxEAIcQMAAGDEQAhxQwCANcPACEQhQoAAPYRADCGCgAAkAMAEIcKAAD2EQAwiwpAAM4PACGfCgEA3g8AIcAKAQDNDwAhgAtAAM4PACHCDAEAzQ8AIcYMAQDNDwAhxwwBAM0PACHIDAEAzQ8AIckMAQDeDwAhygwBAM0PACHLDAEAzQ8AIcwMAQDNDwAhzQxAAOYPACEQhQoAAPcRADCGCgAA_QIAEIcKAAD3EQAwiwpAANkPACGfCgEA4w8AIcAKAQDYDwAhgAtAANkPACHCDAEA2A8AIcYMAQDYDwAhxwwBANgPACHIDAEA2A8AIckMAQDjDwAhygwBANgPACHLDAEA2A8AIcwMAQDYDwAhzQxAAO0PACEJhQoAAPgRADCGCgAA9wIAEIcKAAD4EQAwiAoEAPAPACGhCwEAzQ8AIaMLAQDNDwAh-AsBAM0PACH5CwEAzQ8AIfoLAgDMDwAhE4UKAAD5EQAwhgoAAOECABCHCgAA-REAMIsKQADODwAhmQpAAOYPACGfCgAA-hHPDCLiCgQA8A8AIZwLAQDNDwAhowsBAM0PACH7CwIAzA8AIc8MQADmDwAh0AwBAN4PACHRDEAA5g8AIdIMQADmDwAh0wxAAOYPACHUDAIAzA8AIdUMQADmDwAh1gxAAOYPACHXDEAA5g8AIQcVAADQDwAgFgAA_BEAIBcAAPwRACDxBAAAAM8MCIwKAAAAzwwCjQoAAADPDAiSCgAA-xHPDCIHFQAA0A8AIBYAAPwRACAXAAD8EQAg8QQAAADPDAiMCgAAAM8MAo0KAAAAzwwIkgoAAPsRzwwiBPEEAAAAzwwIjAoAAADPDAKNCgAAAM8MCJIKAAD8Ec8MIhTdAQAA_xEAIIUKAAD9EQAwhgoAAM4CABCHCgAA_REAMIsKQADZDwAhmQpAAO0PACGfCgAA_hHPDCLiCgQAiBAAIZwLAQDYDwAhowsBANgPACH7CwIA1w8AIc8MQADtDwAh0AwBAOMPACHRDEAA7Q8AIdIMQADtDwAh0wxAAO0PACHUDAIA1w8AIdUMQADtDwAh1gxAAO0PACHXDEAA7Q8AIQTxBAAAAM8MCIwKAAAAzwwCjQoAAADPDAiSCgAA_BHPDCID0AoAAMgCACDRCgAAyAIAINIKAADIAgAgCtwBAACBEgAghQoAAIASADCGCgAAyAIAEIcKAACAEgAwiAoEAIgQACGhCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhFt0BAAD_EQAghQoAAP0RADCGCgAAzgIAEIcKAAD9EQAwiwpAANkPACGZCkAA7Q8AIZ8KAAD-Ec8MIuIKBACIEAAhnAsBANgPACGjCwEA2A8AIfsLAgDXDwAhzwxAAO0PACHQDAEA4w8AIdEMQADtDwAh0gxAAO0PACHTDEAA7Q8AIdQMAgDXDwAh1QxAAO0PACHWDEAA7Q8AIdcMQADtDwAhnQ0AAM4CACCeDQAAzgIAIBWFCgAAghIAMIYKAADDAgAQhwoAAIISADCICgQA8A8AIZ8KAACEEtoMIqMKAgDMDwAhvwoAAIMS2QwiwAoBAM0PACHKCgEAzQ8AIf0KAQDeDwAh_gpAAOYPACGYCwQA8A8AIaELAQDNDwAhggwBAN4PACGDDEAAzg8AIdoMAgDMDwAh2wxAAOYPACHcDAIA8g8AId0MQADmDwAh3gxAAOYPACHfDEAA5g8AIQcVAADQDwAgFgAAiBIAIBcAAIgSACDxBAAAANkMCIwKAAAA2QwCjQoAAADZDAiSCgAAhxLZDCIHFQAA0A8AIBYAAIYSACAXAACGEgAg8QQAAADaDAiMCgAAANoMAo0KAAAA2gwIkgoAAIUS2gwiBxUAANAPACAWAACGEgAgFwAAhhIAIPEEAAAA2gwIjAoAAADaDAKNCgAAANoMCJIKAACFEtoMIgTxBAAAANoMCIwKAAAA2gwCjQoAAADaDAiSCgAAhhLaDCIHFQAA0A8AIBYAAIgSACAXAACIEgAg8QQAAADZDAiMCgAAANkMAo0KAAAA2QwIkgoAAIcS2QwiBPEEAAAA2QwIjAoAAADZDAKNCgAAANkMCJIKAACIEtkMIhWFCgAAiRIAMIYKAACwAgAQhwoAAIkSADCICgQAiBAAIZ8KAACLEtoMIqMKAgDXDwAhvwoAAIoS2QwiwAoBANgPACHKCgEA2A8AIf0KAQDjDwAh_gpAAO0PACGYCwQAiBAAIaELAQDYDwAhggwBAOMPACGDDEAA2Q8AIdoMAgDXDwAh2wxAAO0PACHcDAIAkBAAId0MQADtDwAh3gxAAO0PACHfDEAA7Q8AIQTxBAAAANkMCIwKAAAA2QwCjQoAAADZDAiSCgAAiBLZDCIE8QQAAADaDAiMCgAAANoMAo0KAAAA2gwIkgoAAIYS2gwiAtsMQAAAAAHcDAIAAAABEoUKAACNEgAwhgoAAKoCABCHCgAAjRIAMKALQADODwAhowsBAM0PACHhDAEAzQ8AIeIMAgDMDwAh4wwAAJwQACDkDAEAzQ8AIeUMAACcEAAg5gwBAM0PACHnDCAA_A8AIegMAgDMDwAh6QwBAM0PACHqDAEAzQ8AIesMAQDNDwAh7AwAAf0QACHtDAEAzQ8AIRKFCgAAjhIAMIYKAACXAgAQhwoAAI4SADCgC0AA2Q8AIaMLAQDYDwAh4QwBANgPACHiDAIA1w8AIeMMAACiEAAg5AwBANgPACHlDAAAohAAIOYMAQDYDwAh5wwgAJMQACHoDAIA1w8AIekMAQDYDwAh6gwBANgPACHrDAEA2A8AIewMAAGEEQAh7QwBANgPACEIhQoAAI8SADCGCgAAkQIAEIcKAACPEgAw6AoEAPAPACGtC0AAzg8AIe4MAgDMDwAh7wwCAMwPACHwDAQA8A8AIQiFCgAAkBIAMIYKAAD-AQAQhwoAAJASADDoCgQAiBAAIa0LQADZDwAh7gwCANcPACHvDAIA1w8AIfAMBACIEAAhAq0LQAAAAAHuDAIAAAABCoUKAACSEgAwhgoAAPgBABCHCgAAkhIAMMkKAAH8EAAh7gwCAMwPACHyDAAB_BAAIfMMBADwDwAh9AwCAMwPACH1DAAB_BAAIfYMAAH9EAAhCoUKAACTEgAwhgoAAOUBABCHCgAAkxIAMMkKAAGDEQAh7gwCANcPACHyDAABgxEAIfMMBACIEAAh9AwCANcPACH1DAABgxEAIfYMAAGEEQAhBO4MAgAAAAHyDAABAAAB8wwEAAAAAfQMAgAAAAEKhQoAAJUSADCGCgAA3wEAEIcKAACVEgAwnAsAAfwQACHmCxAAgRAAIe4MAgDMDwAh8gwAAfwQACH5DAAAlhL5DCL6DBAAgRAAIfsMAgDMDwAhBxUAANAPACAWAACYEgAgFwAAmBIAIPEEAAAA-QwIjAoAAAD5DAKNCgAAAPkMCJIKAACXEvkMIgcVAADQDwAgFgAAmBIAIBcAAJgSACDxBAAAAPkMCIwKAAAA-QwCjQoAAAD5DAiSCgAAlxL5DCIE8QQAAAD5DAiMCgAAAPkMAo0KAAAA-QwIkgoAAJgS-QwiCoUKAACZEgAwhgoAAMwBABCHCgAAmRIAMJwLAAGDEQAh5gsQAIoQACHuDAIA1w8AIfIMAAGDEQAh-QwAAJoS-Qwi-gwQAIoQACH7DAIA1w8AIQTxBAAAAPkMCIwKAAAA-QwCjQoAAAD5DAiSCgAAmBL5DCIFnAsAAQAAAe4MAgAAAAHyDAABAAAB-QwAAAD5DAL6DBAAAAABD4UKAACcEgAwhgoAAMYBABCHCgAAnBIAMMkKAAH8EAAhuwsAAfwQACH5CxAAgRAAIe4MAgDMDwAh8gwAAfwQACHzDAQA8A8AIfQMAgDMDwAh-QwAAJYS-Qwi-gwQAIEQACH9DAIAzA8AIf4MAgDMDwAh_wwAAfwQACEPhQoAAJ0SADCGCgAAswEAEIcKAACdEgAwyQoAAYMRACG7CwABgxEAIfkLEACKEAAh7gwCANcPACHyDAABgxEAIfMMBACIEAAh9AwCANcPACH5DAAAmhL5DCL6DBAAihAAIf0MAgDXDwAh_gwCANcPACH_DAABgxEAIQTuDAIAAAAB8wwEAAAAAf0MAgAAAAH-DAIAAAABEIUKAACfEgAwhgoAAK0BABCHCgAAnxIAML8KAQDNDwAhyQoAAfwQACG3CwIAzA8AIbsLAAH9EAAh-QsQAIEQACGgDAEA3g8AIe4MAgDMDwAh8wwEAPAPACH0DAIAzA8AIf8MAAH8EAAhgQ0BAM0PACGCDQQA8A8AIYMNBADwDwAhEIUKAACgEgAwhgoAAJoBABCHCgAAoBIAML8KAQDYDwAhyQoAAYMRACG3CwIA1w8AIbsLAAGEEQAh-QsQAIoQACGgDAEA4w8AIe4MAgDXDwAh8wwEAIgQACH0DAIA1w8AIf8MAAGDEQAhgQ0BANgPACGCDQQAiBAAIYMNBACIEAAhBLcLAgAAAAHuDAIAAAAB8wwEAAAAAfQMAgAAAAEShQoAAKISADCGCgAAlAEAEIcKAACiEgAwuwsAAf0QACHQCwQA8A8AIfILAAH8EAAh-QsQAIEQACHEDAAB_BAAIe4MAgDMDwAh8wwEAPAPACH_DAAB_BAAIYINBADwDwAhgw0EAPAPACGFDQIAzA8AIYYNEACBEAAhhw0AAf0QACGIDQQA8A8AIYkNIAD8DwAhEoUKAACjEgAwhgoAAIEBABCHCgAAoxIAMLsLAAGEEQAh0AsEAIgQACHyCwABgxEAIfkLEACKEAAhxAwAAYMRACHuDAIA1w8AIfMMBACIEAAh_wwAAYMRACGCDQQAiBAAIYMNBACIEAAhhQ0CANcPACGGDRAAihAAIYcNAAGEEQAhiA0EAIgQACGJDSAAkxAAIQPuDAIAAAAB8wwEAAAAAYUNAgAAAAEPhQoAAKUSADCGCgAAewAQhwoAAKUSADDoCgIAzA8AIcQMAAH8EAAh7gwCAMwPACHwDAIAzA8AIYMNEACBEAAhiw0EAPAPACGMDQAB_BAAIY0NQADODwAhjg0AAfwQACGPDRAAgRAAIZANEAC4EAAhkQ0gAPwPACEPhQoAAKYSADCGCgAAaAAQhwoAAKYSADDoCgIA1w8AIcQMAAGDEQAh7gwCANcPACHwDAIA1w8AIYMNEACKEAAhiw0EAIgQACGMDQABgxEAIY0NQADZDwAhjg0AAYMRACGPDRAAihAAIZANEADCEAAhkQ0gAJMQACEC7gwCAAAAAYsNBAAAAAEIhQoAAKgSADCGCgAAYgAQhwoAAKgSADCEDEAAzg8AIe4MAgDMDwAhkw0EAPAPACGUDQQA8w8AIZUNAAH9EAAhCIUKAACpEgAwhgoAAE8AEIcKAACpEgAwhAxAANkPACHuDAIA1w8AIZMNBACIEAAhlA0EAIkQACGVDQABhBEAIQqFCgAAqhIAMIYKAABJABCHCgAAqhIAMIgKBADwDwAhvwoBAM0PACH9CgEAzQ8AIcMLQADODwAhlg0BAM0PACGYDQAAqxKYDSKZDQEAzQ8AIQcVAADQDwAgFgAArRIAIBcAAK0SACDxBAAAAJgNCIwKAAAAmA0CjQoAAACYDQiSCgAArBKYDSIHFQAA0A8AIBYAAK0SACAXAACtEgAg8QQAAACYDQiMCgAAAJgNAo0KAAAAmA0IkgoAAKwSmA0iBPEEAAAAmA0IjAoAAACYDQKNCgAAAJgNCJIKAACtEpgNIgqFCgAArhIAMIYKAAA2ABCHCgAArhIAMIgKBACIEAAhvwoBANgPACH9CgEA2A8AIcMLQADZDwAhlg0BANgPACGYDQAArxKYDSKZDQEA2A8AIQTxBAAAAJgNCIwKAAAAmA0CjQoAAACYDQiSCgAArRKYDSIHhQoAALASADCGCgAAMAAQhwoAALASADD2CgEAzQ8AIf0KAQDNDwAhlg0BAM0PACGaDUAAzg8AIQeFCgAAsRIAMIYKAAAdABCHCgAAsRIAMPYKAQDYDwAh_QoBANgPACGWDQEA2A8AIZoNQADZDwAhCIUKAACyEgAwhgoAABcAEIcKAACyEgAwvwoAALMSnA0i_QoBAM0PACGWDQEAzQ8AIZkNAQDNDwAhmg1AAM4PACEHFQAA0A8AIBYAALUSACAXAAC1EgAg8QQAAACcDQiMCgAAAJwNAo0KAAAAnA0IkgoAALQSnA0iBxUAANAPACAWAAC1EgAgFwAAtRIAIPEEAAAAnA0IjAoAAACcDQKNCgAAAJwNCJIKAAC0EpwNIgTxBAAAAJwNCIwKAAAAnA0CjQoAAACcDQiSCgAAtRKcDSIIhQoAALYSADCGCgAABAAQhwoAALYSADC_CgAAtxKcDSL9CgEA2A8AIZYNAQDYDwAhmQ0BANgPACGaDUAA2Q8AIQTxBAAAAJwNCIwKAAAAnA0CjQoAAACcDQiSCgAAtRKcDSICvwoAAACcDQKZDQEAAAABAAAAAAAFpQ0CAAAAAakNAgAAAAGqDQIAAAABqw0CAAAAAawNAgAAAAEBpQ0BAAAAAQGlDUAAAAABAAAAAAAAAAGlDQEAAAABAAAAAAABpQ0AAACfCgIBpQ1AAAAAAQcPAACDGQAgEAAAhhkAIJ8NAACEGQAgoA0AAIUZACChDQAAoA4AIKINAACgDgAgow0AAJQOACADDwAAgxkAIJ8NAACEGQAgow0AAJQOACALkgkAAI8TACCTCQAAkBMAIJQJAACREwAguAoAAMQSACDGCgAAxBIAIMcKAADEEgAgyQoAAMQSACDLCgAAxBIAIMwKAADEEgAgzQoAAMQSACDPCgAAxBIAIAAAAAAABaUNBAAAAAGpDQQAAAABqg0EAAAAAasNBAAAAAGsDQQAAAABBaUNAgAAAAGpDQIAAAABqg0CAAAAAasNAgAAAAGsDQIAAAABBaUNBAAAAAGpDQQAAAABqg0EAAAAAasNBAAAAAGsDQQAAAABBQ8AAP4YACAQAACBGQAgnw0AAP8YACCgDQAAgBkAIKMNAACUDgAgAw8AAP4YACCfDQAA_xgAIKMNAACUDgAgAAAAAAABpQ0gAAAAAQUPAAD5GAAgEAAA_BgAIJ8NAAD6GAAgoA0AAPsYACCjDQAAlA4AIAMPAAD5GAAgnw0AAPoYACCjDQAAlA4AIAAAAAAAAaUNAAAAvwoCBaUNEAAAAAGpDRAAAAABqg0QAAAAAasNEAAAAAGsDRAAAAABCw8AAIATADAQAACFEwAwnw0AAIETADCgDQAAghMAMKENAACEEwAwog0AAIQTADCjDQAAhBMAMKQNAACDEwAgpQ0AAIQTADCmDQAAhhMAMKcNAACHEwAwCw8AAPQSADAQAAD5EgAwnw0AAPUSADCgDQAA9hIAMKENAAD4EgAwog0AAPgSADCjDQAA-BIAMKQNAAD3EgAgpQ0AAPgSADCmDQAA-hIAMKcNAAD7EgAwBw8AAO8SACAQAADyEgAgnw0AAPASACCgDQAA8RIAIKENAACeDgAgog0AAJ4OACCjDQAA5g4AIAuICgEAAAABiQoBAAAAAYoKAQAAAAGLCkAAAAABlgoBAAAAAZ8KAAAAnwoCoAoBAAAAAaEKQAAAAAGiCkAAAAABowoCAAAAAaQKQAAAAAECAAAA5g4AIA8AAO8SACADAAAAng4AIA8AAO8SACAQAADzEgAgDQAAAJ4OACAIAADzEgAgiAoBAL8SACGJCgEAyBIAIYoKAQDIEgAhiwpAAMASACGWCgEAvxIAIZ8KAADOEp8KIqAKAQDIEgAhoQpAAM8SACGiCkAAzxIAIaMKAgC-EgAhpApAAM8SACELiAoBAL8SACGJCgEAyBIAIYoKAQDIEgAhiwpAAMASACGWCgEAvxIAIZ8KAADOEp8KIqAKAQDIEgAhoQpAAM8SACGiCkAAzxIAIaMKAgC-EgAhpApAAM8SACENiAoEAAAAAaUKAQAAAAGmCgQAAAABpwqAAAAAAagKAQAAAAGpCgIAAAABqgoEAAAAAasKQAAAAAGsCkAAAAABrQpAAAAAAa4KAQAAAAGvCgEAAAABsApAAAAAAQIAAACcDgAgDwAA_xIAIAMAAACcDgAgDwAA_xIAIBAAAP4SACABCAAA-BgAMBKRCQAAkRAAIIUKAACOEAAwhgoAAJoOABCHCgAAjhAAMIgKBAAAAAGdCgEA2A8AIaUKAQAAAAGmCgQAiBAAIacKAACPEAAgqAoBAAAAAakKAgCQEAAhqgoEAIkQACGrCkAA2Q8AIawKQADtDwAhrQpAAO0PACGuCgEA4w8AIa8KAQDjDwAhsApAAO0PACECAAAAnA4AIAgAAP4SACACAAAA_BIAIAgAAP0SACARhQoAAPsSADCGCgAA_BIAEIcKAAD7EgAwiAoEAIgQACGdCgEA2A8AIaUKAQDjDwAhpgoEAIgQACGnCgAAjxAAIKgKAQDjDwAhqQoCAJAQACGqCgQAiRAAIasKQADZDwAhrApAAO0PACGtCkAA7Q8AIa4KAQDjDwAhrwoBAOMPACGwCkAA7Q8AIRGFCgAA-xIAMIYKAAD8EgAQhwoAAPsSADCICgQAiBAAIZ0KAQDYDwAhpQoBAOMPACGmCgQAiBAAIacKAACPEAAgqAoBAOMPACGpCgIAkBAAIaoKBACJEAAhqwpAANkPACGsCkAA7Q8AIa0KQADtDwAhrgoBAOMPACGvCgEA4w8AIbAKQADtDwAhDYgKBADYEgAhpQoBAMgSACGmCgQA2BIAIacKgAAAAAGoCgEAyBIAIakKAgDZEgAhqgoEANoSACGrCkAAwBIAIawKQADPEgAhrQpAAM8SACGuCgEAyBIAIa8KAQDIEgAhsApAAM8SACENiAoEANgSACGlCgEAyBIAIaYKBADYEgAhpwqAAAAAAagKAQDIEgAhqQoCANkSACGqCgQA2hIAIasKQADAEgAhrApAAM8SACGtCkAAzxIAIa4KAQDIEgAhrwoBAMgSACGwCkAAzxIAIQ2ICgQAAAABpQoBAAAAAaYKBAAAAAGnCoAAAAABqAoBAAAAAakKAgAAAAGqCgQAAAABqwpAAAAAAawKQAAAAAGtCkAAAAABrgoBAAAAAa8KAQAAAAGwCkAAAAABCYsKQAAAAAGZCkAAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQIAAACYDgAgDwAAixMAIAMAAACYDgAgDwAAixMAIBAAAIoTACABCAAA9xgAMA6RCQAAkRAAIIUKAACSEAAwhgoAAJYOABCHCgAAkhAAMIsKQADZDwAhmQpAANkPACGdCgEA2A8AIbcKAQAAAAG4CgEAAAABuQoEAIkQACG6CkAA7Q8AIbsKAQDjDwAhvApAAO0PACG9CiAAkxAAIQIAAACYDgAgCAAAihMAIAIAAACIEwAgCAAAiRMAIA2FCgAAhxMAMIYKAACIEwAQhwoAAIcTADCLCkAA2Q8AIZkKQADZDwAhnQoBANgPACG3CgEA2A8AIbgKAQDYDwAhuQoEAIkQACG6CkAA7Q8AIbsKAQDjDwAhvApAAO0PACG9CiAAkxAAIQ2FCgAAhxMAMIYKAACIEwAQhwoAAIcTADCLCkAA2Q8AIZkKQADZDwAhnQoBANgPACG3CgEA2A8AIbgKAQDYDwAhuQoEAIkQACG6CkAA7Q8AIbsKAQDjDwAhvApAAO0PACG9CiAAkxAAIQmLCkAAwBIAIZkKQADAEgAhtwoBAL8SACG4CgEAvxIAIbkKBADaEgAhugpAAM8SACG7CgEAyBIAIbwKQADPEgAhvQogAOISACEJiwpAAMASACGZCkAAwBIAIbcKAQC_EgAhuAoBAL8SACG5CgQA2hIAIboKQADPEgAhuwoBAMgSACG8CkAAzxIAIb0KIADiEgAhCYsKQAAAAAGZCkAAAAABtwoBAAAAAbgKAQAAAAG5CgQAAAABugpAAAAAAbsKAQAAAAG8CkAAAAABvQogAAAAAQQPAACAEwAwnw0AAIETADCjDQAAhBMAMKQNAACDEwAgBA8AAPQSADCfDQAA9RIAMKMNAAD4EgAwpA0AAPcSACADDwAA7xIAIJ8NAADwEgAgow0AAOYOACAAAAiRCQAA0hIAIIkKAADEEgAgigoAAMQSACCdCgAAxBIAIKAKAADEEgAgoQoAAMQSACCiCgAAxBIAIKQKAADEEgAgAAAAAAAAAAABpQ0AAADeCgIAAAABpQ0AAADiCgIAAAAAAAAAAAAAAAGlDQAAAO0KAgAAAAAAAaUNAAAA8AoCAaUNAAAA8QoCBaUNEAAAAAGpDRAAAAABqg0QAAAAAasNEAAAAAGsDRAAAAABAAAAAAAFDwAA8hgAIBAAAPUYACCfDQAA8xgAIKANAAD0GAAgow0AALEMACADDwAA8hgAIJ8NAADzGAAgow0AALEMACAAAAAAAAsPAADAEwAwEAAAxRMAMJ8NAADBEwAwoA0AAMITADChDQAAxBMAMKINAADEEwAwow0AAMQTADCkDQAAwxMAIKUNAADEEwAwpg0AAMYTADCnDQAAxxMAMAafCgEAAAABowoCAAAAAaQKQAAAAAH2CgEAAAABgQtAAAAAAYQLAQAAAAECAAAAtQwAIA8AAMsTACADAAAAtQwAIA8AAMsTACAQAADKEwAgAQgAAPEYADAM7AYAAMkQACCFCgAAyBAAMIYKAACzDAAQhwoAAMgQADCfCgEA2A8AIaMKAgDXDwAhpApAAO0PACH2CgEA2A8AIYELQADtDwAhgwsBANgPACGECwEA4w8AIYoLAADHEAAgAgAAALUMACAIAADKEwAgAgAAAMgTACAIAADJEwAgCoUKAADHEwAwhgoAAMgTABCHCgAAxxMAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfYKAQDYDwAhgQtAAO0PACGDCwEA2A8AIYQLAQDjDwAhCoUKAADHEwAwhgoAAMgTABCHCgAAxxMAMJ8KAQDYDwAhowoCANcPACGkCkAA7Q8AIfYKAQDYDwAhgQtAAO0PACGDCwEA2A8AIYQLAQDjDwAhBp8KAQC_EgAhowoCAL4SACGkCkAAzxIAIfYKAQC_EgAhgQtAAM8SACGECwEAyBIAIQafCgEAvxIAIaMKAgC-EgAhpApAAM8SACH2CgEAvxIAIYELQADPEgAhhAsBAMgSACEGnwoBAAAAAaMKAgAAAAGkCkAAAAAB9goBAAAAAYELQAAAAAGECwEAAAABBA8AAMATADCfDQAAwRMAMKMNAADEEwAwpA0AAMMTACAABYAIAADNEwAguAoAAMQSACDACgAAxBIAIMoKAADEEgAghQsAAMQSACAAAAAAAAAAAAUPAADsGAAgEAAA7xgAIJ8NAADtGAAgoA0AAO4YACCjDQAAyQoAIAMPAADsGAAgnw0AAO0YACCjDQAAyQoAIAAAAAUPAADkGAAgEAAA6hgAIJ8NAADlGAAgoA0AAOkYACCjDQAAyQoAIAUPAADiGAAgEAAA5xgAIJ8NAADjGAAgoA0AAOYYACCjDQAA0wsAIAMPAADkGAAgnw0AAOUYACCjDQAAyQoAIAMPAADiGAAgnw0AAOMYACCjDQAA0wsAIAAAAAAACw8AAOYTADAQAADrEwAwnw0AAOcTADCgDQAA6BMAMKENAADqEwAwog0AAOoTADCjDQAA6hMAMKQNAADpEwAgpQ0AAOoTADCmDQAA7BMAMKcNAADtEwAwBeoGAADeEwAgiAoBAAAAAasKQAAAAAGPCwEAAAABkQtAAAAAAQIAAADPCgAgDwAA8RMAIAMAAADPCgAgDwAA8RMAIBAAAPATACABCAAA4RgAMAvqBgAA2RAAIOwGAADdEAAghQoAANwQADCGCgAAzQoAEIcKAADcEAAwiAoBAAAAAasKQADZDwAhgwsBANgPACGPCwEA2A8AIZELQADtDwAhpwsAANsQACACAAAAzwoAIAgAAPATACACAAAA7hMAIAgAAO8TACAIhQoAAO0TADCGCgAA7hMAEIcKAADtEwAwiAoBANgPACGrCkAA2Q8AIYMLAQDYDwAhjwsBANgPACGRC0AA7Q8AIQiFCgAA7RMAMIYKAADuEwAQhwoAAO0TADCICgEA2A8AIasKQADZDwAhgwsBANgPACGPCwEA2A8AIZELQADtDwAhBIgKAQC_EgAhqwpAAMASACGPCwEAvxIAIZELQADPEgAhBeoGAADcEwAgiAoBAL8SACGrCkAAwBIAIY8LAQC_EgAhkQtAAM8SACEF6gYAAN4TACCICgEAAAABqwpAAAAAAY8LAQAAAAGRC0AAAAABBA8AAOYTADCfDQAA5xMAMKMNAADqEwAwpA0AAOkTACAAAAAAAAAFDwAA3BgAIBAAAN8YACCfDQAA3RgAIKANAADeGAAgow0AAMkKACADDwAA3BgAIJ8NAADdGAAgow0AAMkKACAAAAAHDwAA1BgAIBAAANoYACCfDQAA1RgAIKANAADZGAAgoQ0AAMsKACCiDQAAywoAIKMNAADBCgAgCw8AAJoUADAQAACeFAAwnw0AAJsUADCgDQAAnBQAMKENAADqEwAwog0AAOoTADCjDQAA6hMAMKQNAACdFAAgpQ0AAOoTADCmDQAAnxQAMKcNAADtEwAwCw8AAI4UADAQAACTFAAwnw0AAI8UADCgDQAAkBQAMKENAACSFAAwog0AAJIUADCjDQAAkhQAMKQNAACRFAAgpQ0AAJIUADCmDQAAlBQAMKcNAACVFAAwCw8AAIIUADAQAACHFAAwnw0AAIMUADCgDQAAhBQAMKENAACGFAAwog0AAIYUADCjDQAAhhQAMKQNAACFFAAgpQ0AAIYUADCmDQAAiBQAMKcNAACJFAAwBsoKAQAAAAH-CkAAAAABlwsBAAAAAZgLEAAAAAGZCwIAAAABmgsQAAAAAQIAAADZCgAgDwAAjRQAIAMAAADZCgAgDwAAjRQAIBAAAIwUACABCAAA2BgAMAvqBgAA2RAAIIUKAADYEAAwhgoAANcKABCHCgAA2BAAMMoKAQAAAAH-CkAA2Q8AIY8LAQDYDwAhlwsBANgPACGYCxAAihAAIZkLAgDXDwAhmgsQAIoQACECAAAA2QoAIAgAAIwUACACAAAAihQAIAgAAIsUACAKhQoAAIkUADCGCgAAihQAEIcKAACJFAAwygoBANgPACH-CkAA2Q8AIY8LAQDYDwAhlwsBANgPACGYCxAAihAAIZkLAgDXDwAhmgsQAIoQACEKhQoAAIkUADCGCgAAihQAEIcKAACJFAAwygoBANgPACH-CkAA2Q8AIY8LAQDYDwAhlwsBANgPACGYCxAAihAAIZkLAgDXDwAhmgsQAIoQACEGygoBAL8SACH-CkAAwBIAIZcLAQC_EgAhmAsQAOsSACGZCwIAvhIAIZoLEADrEgAhBsoKAQC_EgAh_gpAAMASACGXCwEAvxIAIZgLEADrEgAhmQsCAL4SACGaCxAA6xIAIQbKCgEAAAAB_gpAAAAAAZcLAQAAAAGYCxAAAAABmQsCAAAAAZoLEAAAAAECiAoBAAAAAZALQAAAAAECAAAA1QoAIA8AAJkUACADAAAA1QoAIA8AAJkUACAQAACYFAAgAQgAANcYADAH6gYAANkQACCFCgAA2hAAMIYKAADTCgAQhwoAANoQADCICgEAAAABjwsBANgPACGQC0AA2Q8AIQIAAADVCgAgCAAAmBQAIAIAAACWFAAgCAAAlxQAIAaFCgAAlRQAMIYKAACWFAAQhwoAAJUUADCICgEA2A8AIY8LAQDYDwAhkAtAANkPACEGhQoAAJUUADCGCgAAlhQAEIcKAACVFAAwiAoBANgPACGPCwEA2A8AIZALQADZDwAhAogKAQC_EgAhkAtAAMASACECiAoBAL8SACGQC0AAwBIAIQKICgEAAAABkAtAAAAAAQXsBgAA3xMAIIgKAQAAAAGrCkAAAAABgwsBAAAAAZELQAAAAAECAAAAzwoAIA8AAKIUACADAAAAzwoAIA8AAKIUACAQAAChFAAgAQgAANYYADACAAAAzwoAIAgAAKEUACACAAAA7hMAIAgAAKAUACAEiAoBAL8SACGrCkAAwBIAIYMLAQC_EgAhkQtAAM8SACEF7AYAAN0TACCICgEAvxIAIasKQADAEgAhgwsBAL8SACGRC0AAzxIAIQXsBgAA3xMAIIgKAQAAAAGrCkAAAAABgwsBAAAAAZELQAAAAAEDDwAA1BgAIJ8NAADVGAAgow0AAMEKACAEDwAAmhQAMJ8NAACbFAAwow0AAOoTADCkDQAAnRQAIAQPAACOFAAwnw0AAI8UADCjDQAAkhQAMKQNAACRFAAgBA8AAIIUADCfDQAAgxQAMKMNAACGFAAwpA0AAIUUACAAAAAFDwAAzxgAIBAAANIYACCfDQAA0BgAIKANAADRGAAgow0AAMEKACADDwAAzxgAIJ8NAADQGAAgow0AAMEKACAAAAAAAAALDwAAwBQAMBAAAMUUADCfDQAAwRQAMKANAADCFAAwoQ0AAMQUADCiDQAAxBQAMKMNAADEFAAwpA0AAMMUACClDQAAxBQAMKYNAADGFAAwpw0AAMcUADALDwAAtBQAMBAAALkUADCfDQAAtRQAMKANAAC2FAAwoQ0AALgUADCiDQAAuBQAMKMNAAC4FAAwpA0AALcUACClDQAAuBQAMKYNAAC6FAAwpw0AALsUADAN6wYAAKQUACDtBgAApRQAIO4GAACmFAAgiAoBAAAAAYsKQAAAAAGZCkAAAAAB4ApAAAAAAfYKAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQIAAADJCgAgDwAAvxQAIAMAAADJCgAgDwAAvxQAIBAAAL4UACABCAAAzhgAMBLxBAAA4hAAIOsGAADREAAg7QYAAOMQACDuBgAA5BAAIIUKAADhEAAwhgoAAMcKABCHCgAA4RAAMIgKAQAAAAGLCkAA2Q8AIZkKQADtDwAh4ApAAO0PACH2CgEAAAABhQsBAOMPACGbCwEA2A8AIZwLAQDYDwAhnQsBAOMPACGeCyAAkxAAIZ8LQADtDwAhAgAAAMkKACAIAAC-FAAgAgAAALwUACAIAAC9FAAgDoUKAAC7FAAwhgoAALwUABCHCgAAuxQAMIgKAQDYDwAhiwpAANkPACGZCkAA7Q8AIeAKQADtDwAh9goBAOMPACGFCwEA4w8AIZsLAQDYDwAhnAsBANgPACGdCwEA4w8AIZ4LIACTEAAhnwtAAO0PACEOhQoAALsUADCGCgAAvBQAEIcKAAC7FAAwiAoBANgPACGLCkAA2Q8AIZkKQADtDwAh4ApAAO0PACH2CgEA4w8AIYULAQDjDwAhmwsBANgPACGcCwEA2A8AIZ0LAQDjDwAhngsgAJMQACGfC0AA7Q8AIQqICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQ3rBgAA_xMAIO0GAACAFAAg7gYAAIEUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQ3rBgAApBQAIO0GAAClFAAg7gYAAKYUACCICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LIAAAAAGfC0AAAAABAsAKAQAAAAGgC0AAAAABAgAAAMUKACAPAADLFAAgAwAAAMUKACAPAADLFAAgEAAAyhQAIAEIAADNGAAwCPEEAADnEAAghQoAAOYQADCGCgAAwwoAEIcKAADmEAAwwAoBANgPACGFCwEA2A8AIaALQADZDwAhqAsAAOUQACACAAAAxQoAIAgAAMoUACACAAAAyBQAIAgAAMkUACAGhQoAAMcUADCGCgAAyBQAEIcKAADHFAAwwAoBANgPACGFCwEA2A8AIaALQADZDwAhBoUKAADHFAAwhgoAAMgUABCHCgAAxxQAMMAKAQDYDwAhhQsBANgPACGgC0AA2Q8AIQLACgEAvxIAIaALQADAEgAhAsAKAQC_EgAhoAtAAMASACECwAoBAAAAAaALQAAAAAEEDwAAwBQAMJ8NAADBFAAwow0AAMQUADCkDQAAwxQAIAQPAAC0FAAwnw0AALUUADCjDQAAuBQAMKQNAAC3FAAgAAAK8QQAANIUACDrBgAA8xMAIO0GAADTFAAg7gYAANQUACCZCgAAxBIAIOAKAADEEgAg9goAAMQSACCFCwAAxBIAIJ0LAADEEgAgnwsAAMQSACAC6wYAAPMTACC4CgAAxBIAIAXpBgAAzhQAIO8GAADPFAAgpAsAAMQSACClCwAAxBIAIKYLAADEEgAgAAAAAAAAAAAAAAAAAAAAAAUPAADIGAAgEAAAyxgAIJ8NAADJGAAgoA0AAMoYACCjDQAAwgkAIAMPAADIGAAgnw0AAMkYACCjDQAAwgkAIAAAAAsPAADpFAAwEAAA7hQAMJ8NAADqFAAwoA0AAOsUADChDQAA7RQAMKINAADtFAAwow0AAO0UADCkDQAA7BQAIKUNAADtFAAwpg0AAO8UADCnDQAA8BQAMAWICgEAAAABsQsBAAAAAbILgAAAAAGzCyAAAAABtAtAAAAAAQIAAADGCQAgDwAA9BQAIAMAAADGCQAgDwAA9BQAIBAAAPMUACABCAAAxxgAMAqXBgAA9BAAIIUKAADzEAAwhgoAAMQJABCHCgAA8xAAMIgKAQAAAAGwCwEA2A8AIbELAQDYDwAhsgsAAKIQACCzCyAAkxAAIbQLQADZDwAhAgAAAMYJACAIAADzFAAgAgAAAPEUACAIAADyFAAgCYUKAADwFAAwhgoAAPEUABCHCgAA8BQAMIgKAQDYDwAhsAsBANgPACGxCwEA2A8AIbILAACiEAAgswsgAJMQACG0C0AA2Q8AIQmFCgAA8BQAMIYKAADxFAAQhwoAAPAUADCICgEA2A8AIbALAQDYDwAhsQsBANgPACGyCwAAohAAILMLIACTEAAhtAtAANkPACEFiAoBAL8SACGxCwEAvxIAIbILgAAAAAGzCyAA4hIAIbQLQADAEgAhBYgKAQC_EgAhsQsBAL8SACGyC4AAAAABswsgAOISACG0C0AAwBIAIQWICgEAAAABsQsBAAAAAbILgAAAAAGzCyAAAAABtAtAAAAAAQQPAADpFAAwnw0AAOoUADCjDQAA7RQAMKQNAADsFAAgAAGYBgAA9hQAIAAAAAAABQ8AAMIYACAQAADFGAAgnw0AAMMYACCgDQAAxBgAIKMNAADJCAAgAw8AAMIYACCfDQAAwxgAIKMNAADJCAAgAAAAAAAFDwAAvBgAIBAAAMAYACCfDQAAvRgAIKANAAC_GAAgow0AAL0IACALDwAAhhUAMBAAAIsVADCfDQAAhxUAMKANAACIFQAwoQ0AAIoVADCiDQAAihUAMKMNAACKFQAwpA0AAIkVACClDQAAihUAMKYNAACMFQAwpw0AAI0VADACmAsQAAAAAbcLAgAAAAECAAAAzQgAIA8AAJEVACADAAAAzQgAIA8AAJEVACAQAACQFQAgAQgAAL4YADAIxQUAAIwRACCFCgAAixEAMIYKAADLCAAQhwoAAIsRADCYCxAAihAAIbYLAQCYEAAhtwsCANcPACHpCwAAihEAIAIAAADNCAAgCAAAkBUAIAIAAACOFQAgCAAAjxUAIAaFCgAAjRUAMIYKAACOFQAQhwoAAI0VADCYCxAAihAAIbYLAQCYEAAhtwsCANcPACEGhQoAAI0VADCGCgAAjhUAEIcKAACNFQAwmAsQAIoQACG2CwEAmBAAIbcLAgDXDwAhApgLEADrEgAhtwsCAL4SACECmAsQAOsSACG3CwIAvhIAIQKYCxAAAAABtwsCAAAAAQMPAAC8GAAgnw0AAL0YACCjDQAAvQgAIAQPAACGFQAwnw0AAIcVADCjDQAAihUAMKQNAACJFQAgAAAAAAAFDwAAtxgAIBAAALoYACCfDQAAuBgAIKANAAC5GAAgow0AAL0IACADDwAAtxgAIJ8NAAC4GAAgow0AAL0IACAAAAAAAAUPAACyGAAgEAAAtRgAIJ8NAACzGAAgoA0AALQYACCjDQAAvQgAIAMPAACyGAAgnw0AALMYACCjDQAAvQgAIAAAAAAAAaUNAAEAAAEBpQ0AAQAAAQsPAADEFQAwEAAAyRUAMJ8NAADFFQAwoA0AAMYVADChDQAAyBUAMKINAADIFQAwow0AAMgVADCkDQAAxxUAIKUNAADIFQAwpg0AAMoVADCnDQAAyxUAMAsPAAC4FQAwEAAAvRUAMJ8NAAC5FQAwoA0AALoVADChDQAAvBUAMKINAAC8FQAwow0AALwVADCkDQAAuxUAIKUNAAC8FQAwpg0AAL4VADCnDQAAvxUAMAsPAACsFQAwEAAAsRUAMJ8NAACtFQAwoA0AAK4VADChDQAAsBUAMKINAACwFQAwow0AALAVADCkDQAArxUAIKUNAACwFQAwpg0AALIVADCnDQAAsxUAMBLDBQAAkxUAIIgKAQAAAAGLCkAAAAABnwoBAAAAAaAKAQAAAAGjCgIAAAAByQoBAAAAAf0KAQAAAAGAC0AAAAABmAsQAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLgAAAAAG9C0AAAAABvgtAAAAAAb8LQAAAAAHACwEAAAABAgAAAMkIACAPAAC3FQAgAwAAAMkIACAPAAC3FQAgEAAAthUAIAEIAACxGAAwGMIFAACPEQAgwwUAAJARACCFCgAAjhEAMIYKAADHCAAQhwoAAI4RADCICgEAAAABiwpAANkPACGfCgEA2A8AIaAKAQDjDwAhowoCANcPACHJCgEA4w8AIf0KAQDYDwAhgAtAANkPACGYCxAAihAAIbgLAQCYEAAhuQsBANgPACG6CwEA2A8AIbsLAQDjDwAhvAsAAI8QACC9C0AA7Q8AIb4LQADtDwAhvwtAAO0PACHACwEAhREAIeoLAACNEQAgAgAAAMkIACAIAAC2FQAgAgAAALQVACAIAAC1FQAgFYUKAACzFQAwhgoAALQVABCHCgAAsxUAMIgKAQCYEAAhiwpAANkPACGfCgEA2A8AIaAKAQDjDwAhowoCANcPACHJCgEA4w8AIf0KAQDYDwAhgAtAANkPACGYCxAAihAAIbgLAQCYEAAhuQsBANgPACG6CwEA2A8AIbsLAQDjDwAhvAsAAI8QACC9C0AA7Q8AIb4LQADtDwAhvwtAAO0PACHACwEAhREAIRWFCgAAsxUAMIYKAAC0FQAQhwoAALMVADCICgEAmBAAIYsKQADZDwAhnwoBANgPACGgCgEA4w8AIaMKAgDXDwAhyQoBAOMPACH9CgEA2A8AIYALQADZDwAhmAsQAIoQACG4CwEAmBAAIbkLAQDYDwAhugsBANgPACG7CwEA4w8AIbwLAACPEAAgvQtAAO0PACG-C0AA7Q8AIb8LQADtDwAhwAsBAIURACERiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZgLEADrEgAhuQsBAL8SACG6CwEAvxIAIbsLAQDIEgAhvAuAAAAAAb0LQADPEgAhvgtAAM8SACG_C0AAzxIAIcALAQDIEgAhEsMFAACFFQAgiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZgLEADrEgAhuQsBAL8SACG6CwEAvxIAIbsLAQDIEgAhvAuAAAAAAb0LQADPEgAhvgtAAM8SACG_C0AAzxIAIcALAQDIEgAhEsMFAACTFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuQsBAAAAAboLAQAAAAG7CwEAAAABvAuAAAAAAb0LQAAAAAG-C0AAAAABvwtAAAAAAcALAQAAAAEFiAoEAAAAAf0KAQAAAAHBCwEAAAABwgsBAAAAAcMLQAAAAAECAAAAxQgAIA8AAMMVACADAAAAxQgAIA8AAMMVACAQAADCFQAgAQgAALAYADAKwgUAAI8RACCFCgAAkREAMIYKAADDCAAQhwoAAJERADCICgQAAAAB_QoBANgPACG4CwEAmBAAIcELAQDjDwAhwgsBANgPACHDC0AA2Q8AIQIAAADFCAAgCAAAwhUAIAIAAADAFQAgCAAAwRUAIAmFCgAAvxUAMIYKAADAFQAQhwoAAL8VADCICgQAiBAAIf0KAQDYDwAhuAsBAJgQACHBCwEA4w8AIcILAQDYDwAhwwtAANkPACEJhQoAAL8VADCGCgAAwBUAEIcKAAC_FQAwiAoEAIgQACH9CgEA2A8AIbgLAQCYEAAhwQsBAOMPACHCCwEA2A8AIcMLQADZDwAhBYgKBADYEgAh_QoBAL8SACHBCwEAyBIAIcILAQC_EgAhwwtAAMASACEFiAoEANgSACH9CgEAvxIAIcELAQDIEgAhwgsBAL8SACHDC0AAwBIAIQWICgQAAAAB_QoBAAAAAcELAQAAAAHCCwEAAAABwwtAAAAAAQqYCxAAAAABtwsCAAAAAcQLAQAAAAHFCwEAAAABxgsBAAAAAccLEAAAAAHICwIAAAAByQsBAAAAAcoLAQAAAAHLCwIAAAABAgAAAMEIACAPAADPFQAgAwAAAMEIACAPAADPFQAgEAAAzhUAIAEIAACvGAAwEMIFAACPEQAghQoAAJMRADCGCgAAvwgAEIcKAACTEQAwmAsQAIoQACG3CwIA1w8AIbgLAQCYEAAhxAsBANgPACHFCwEA2A8AIcYLAQDYDwAhxwsQAMIQACHICwIA1w8AIckLAQDYDwAhygsBANgPACHLCwIAkBAAIesLAACSEQAgAgAAAMEIACAIAADOFQAgAgAAAMwVACAIAADNFQAgDoUKAADLFQAwhgoAAMwVABCHCgAAyxUAMJgLEACKEAAhtwsCANcPACG4CwEAmBAAIcQLAQDYDwAhxQsBANgPACHGCwEA2A8AIccLEADCEAAhyAsCANcPACHJCwEA2A8AIcoLAQDYDwAhywsCAJAQACEOhQoAAMsVADCGCgAAzBUAEIcKAADLFQAwmAsQAIoQACG3CwIA1w8AIbgLAQCYEAAhxAsBANgPACHFCwEA2A8AIcYLAQDYDwAhxwsQAMIQACHICwIA1w8AIckLAQDYDwAhygsBANgPACHLCwIAkBAAIQqYCxAA6xIAIbcLAgC-EgAhxAsBAL8SACHFCwEAvxIAIcYLAQC_EgAhxwsQALITACHICwIAvhIAIckLAQC_EgAhygsBAL8SACHLCwIA2RIAIQqYCxAA6xIAIbcLAgC-EgAhxAsBAL8SACHFCwEAvxIAIcYLAQC_EgAhxwsQALITACHICwIAvhIAIckLAQC_EgAhygsBAL8SACHLCwIA2RIAIQqYCxAAAAABtwsCAAAAAcQLAQAAAAHFCwEAAAABxgsBAAAAAccLEAAAAAHICwIAAAAByQsBAAAAAcoLAQAAAAHLCwIAAAABBA8AAMQVADCfDQAAxRUAMKMNAADIFQAwpA0AAMcVACAEDwAAuBUAMJ8NAAC5FQAwow0AALwVADCkDQAAuxUAIAQPAACsFQAwnw0AAK0VADCjDQAAsBUAMKQNAACvFQAgAAAACsIFAADXFQAgwwUAANgVACCgCgAAxBIAIMkKAADEEgAguwsAAMQSACC8CwAAxBIAIL0LAADEEgAgvgsAAMQSACC_CwAAxBIAIMALAADEEgAgFcMFAADTFQAgxAUAANQVACDGBQAA1RUAIMkKAADEEgAgsQsAAMQSACDECwAAxBIAINILAADEEgAg0wsAAMQSACDUCwAAxBIAINkLAADEEgAg2gsAAMQSACDcCwAAxBIAIN0LAADEEgAg4AsAAMQSACDhCwAAxBIAIOILAADEEgAg4wsAAMQSACDkCwAAxBIAIOULAADEEgAg5gsAAMQSACDoCwAAxBIAIAAAAAAAAAAAAAAAAAAAAaUNAAAA8gsCAAAAAAAFDwAAqhgAIBAAAK0YACCfDQAAqxgAIKANAACsGAAgow0AAL4HACADDwAAqhgAIJ8NAACrGAAgow0AAL4HACAAAAAAAAsPAAD0FQAwEAAA-RUAMJ8NAAD1FQAwoA0AAPYVADChDQAA-BUAMKINAAD4FQAwow0AAPgVADCkDQAA9xUAIKUNAAD4FQAwpg0AAPoVADCnDQAA-xUAMAaICgQAAAABnAsBAAAAAaMLAQAAAAH4CwEAAAAB-QsBAAAAAfoLAgAAAAECAAAAwgcAIA8AAP8VACADAAAAwgcAIA8AAP8VACAQAAD-FQAgAQgAAKkYADAL3AEBANgPACHxBAAApBEAIIUKAACjEQAwhgoAAMAHABCHCgAAoxEAMIgKBAAAAAGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhAgAAAMIHACAIAAD-FQAgAgAAAPwVACAIAAD9FQAgCtwBAQDYDwAhhQoAAPsVADCGCgAA_BUAEIcKAAD7FQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhCtwBAQDYDwAhhQoAAPsVADCGCgAA_BUAEIcKAAD7FQAwiAoEAIgQACGcCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhBogKBADYEgAhnAsBAL8SACGjCwEAvxIAIfgLAQC_EgAh-QsBAL8SACH6CwIAvhIAIQaICgQA2BIAIZwLAQC_EgAhowsBAL8SACH4CwEAvxIAIfkLAQC_EgAh-gsCAL4SACEGiAoEAAAAAZwLAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABBA8AAPQVADCfDQAA9RUAMKMNAAD4FQAwpA0AAPcVACAAAd0BAACBFgAgAAAAAAAAAAAAAAAAAAAAAAAAAAGlDQAAAIIMAgAAAAKlDQEAAAAEqA0BAAAABQGlDQEAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUPAACkGAAgEAAApxgAIJ8NAAClGAAgoA0AAKYYACCjDQAA9wQAIAMPAACkGAAgnw0AAKUYACCjDQAA9wQAIAAAAAAAAqUNAQAAAASoDQEAAAAFCw8AALsWADAQAADAFgAwnw0AALwWADCgDQAAvRYAMKENAAC_FgAwog0AAL8WADCjDQAAvxYAMKQNAAC-FgAgpQ0AAL8WADCmDQAAwRYAMKcNAADCFgAwCogKAgAAAAHzCgEAAAABxAsBAAAAAdwLAQAAAAGNDAABAAABkAwBAAAAAZEMAQAAAAGSDAEAAAABkwwBAAAAAZQMAAEAAAECAAAA-wQAIA8AAMYWACADAAAA-wQAIA8AAMYWACAQAADFFgAgAQgAAKMYADAQnwMAAMkRACCFCgAAyBEAMIYKAAD5BAAQhwoAAMgRADCICgIAAAAB8woBAOMPACHECwEA2A8AIdwLAQDYDwAhjQwAAYMRACGPDAIA1w8AIZAMAQDYDwAhkQwBANgPACGSDAEA4w8AIZMMAQDjDwAhlAwAAYQRACGdDAAAxxEAIAIAAAD7BAAgCAAAxRYAIAIAAADDFgAgCAAAxBYAIA6FCgAAwhYAMIYKAADDFgAQhwoAAMIWADCICgIA1w8AIfMKAQDjDwAhxAsBANgPACHcCwEA2A8AIY0MAAGDEQAhjwwCANcPACGQDAEA2A8AIZEMAQDYDwAhkgwBAOMPACGTDAEA4w8AIZQMAAGEEQAhDoUKAADCFgAwhgoAAMMWABCHCgAAwhYAMIgKAgDXDwAh8woBAOMPACHECwEA2A8AIdwLAQDYDwAhjQwAAYMRACGPDAIA1w8AIZAMAQDYDwAhkQwBANgPACGSDAEA4w8AIZMMAQDjDwAhlAwAAYQRACEKiAoCAL4SACHzCgEAyBIAIcQLAQC_EgAh3AsBAL8SACGNDAABpxUAIZAMAQC_EgAhkQwBAL8SACGSDAEAyBIAIZMMAQDIEgAhlAwAAagVACEKiAoCAL4SACHzCgEAyBIAIcQLAQC_EgAh3AsBAL8SACGNDAABpxUAIZAMAQC_EgAhkQwBAL8SACGSDAEAyBIAIZMMAQDIEgAhlAwAAagVACEKiAoCAAAAAfMKAQAAAAHECwEAAAAB3AsBAAAAAY0MAAEAAAGQDAEAAAABkQwBAAAAAZIMAQAAAAGTDAEAAAABlAwAAQAAAQGlDQEAAAAEBA8AALsWADCfDQAAvBYAMKMNAAC_FgAwpA0AAL4WACAAA6ADAADJFgAgmQwAAMQSACCaDAAAxBIAIAAAAAAAAAAABQ8AAJ4YACAQAAChGAAgnw0AAJ8YACCgDQAAoBgAIKMNAAD5AwAgAw8AAJ4YACCfDQAAnxgAIKMNAAD5AwAgAAAAAAABpQ0AAACmDAIHDwAAmBgAIBAAAJwYACCfDQAAmRgAIKANAACbGAAgoQ0AAPsDACCiDQAA-wMAIKMNAADxAwAgCw8AAN0WADAQAADiFgAwnw0AAN4WADCgDQAA3xYAMKENAADhFgAwog0AAOEWADCjDQAA4RYAMKQNAADgFgAgpQ0AAOEWADCmDQAA4xYAMKcNAADkFgAwBIgKAQAAAAGLCkAAAAABwAoBAAAAAaIMBAAAAAECAAAA_wMAIA8AAOgWACADAAAA_wMAIA8AAOgWACAQAADnFgAgAQgAAJoYADAKzAIAANgRACCFCgAA1xEAMIYKAAD9AwAQhwoAANcRADCICgEAAAABiwpAANkPACHACgEA2A8AIaEMAQCYEAAhogwEAIgQACGsDAAA1hEAIAIAAAD_AwAgCAAA5xYAIAIAAADlFgAgCAAA5hYAIAiFCgAA5BYAMIYKAADlFgAQhwoAAOQWADCICgEAmBAAIYsKQADZDwAhwAoBANgPACGhDAEAmBAAIaIMBACIEAAhCIUKAADkFgAwhgoAAOUWABCHCgAA5BYAMIgKAQCYEAAhiwpAANkPACHACgEA2A8AIaEMAQCYEAAhogwEAIgQACEEiAoBAL8SACGLCkAAwBIAIcAKAQC_EgAhogwEANgSACEEiAoBAL8SACGLCkAAwBIAIcAKAQC_EgAhogwEANgSACEEiAoBAAAAAYsKQAAAAAHACgEAAAABogwEAAAAAQMPAACYGAAgnw0AAJkYACCjDQAA8QMAIAQPAADdFgAwnw0AAN4WADCjDQAA4RYAMKQNAADgFgAgAAAAAaUNAAAAqgwCBQ8AAJMYACAQAACWGAAgnw0AAJQYACCgDQAAlRgAIKMNAADxAwAgAw8AAJMYACCfDQAAlBgAIKMNAADxAwAgAAAACw8AAIIXADAQAACHFwAwnw0AAIMXADCgDQAAhBcAMKENAACGFwAwog0AAIYXADCjDQAAhhcAMKQNAACFFwAgpQ0AAIYXADCmDQAAiBcAMKcNAACJFwAwCw8AAPYWADAQAAD7FgAwnw0AAPcWADCgDQAA-BYAMKENAAD6FgAwog0AAPoWADCjDQAA-hYAMKQNAAD5FgAgpQ0AAPoWADCmDQAA_BYAMKcNAAD9FgAwDM0CAADqFgAgiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc4LAAAApgwCogwEAAAAAaMMAQAAAAGkDAEAAAABpgwEAAAAAacMBAAAAAGoDEAAAAABAgAAAPkDACAPAACBFwAgAwAAAPkDACAPAACBFwAgEAAAgBcAIAEIAACSGAAwEcoCAADeEQAgzQIAAN8RACCFCgAA3BEAMIYKAAD3AwAQhwoAANwRADCICgEAAAABiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzgsAAN0Rpgwi5AsBAIURACGiDAQAiBAAIaMMAQAAAAGkDAEA2A8AIaYMBACIEAAhpwwEAIgQACGoDEAA7Q8AIQIAAAD5AwAgCAAAgBcAIAIAAAD-FgAgCAAA_xYAIA-FCgAA_RYAMIYKAAD-FgAQhwoAAP0WADCICgEAmBAAIYsKQADZDwAhmQpAAO0PACGgCgEA4w8AIc4LAADdEaYMIuQLAQCFEQAhogwEAIgQACGjDAEA2A8AIaQMAQDYDwAhpgwEAIgQACGnDAQAiBAAIagMQADtDwAhD4UKAAD9FgAwhgoAAP4WABCHCgAA_RYAMIgKAQCYEAAhiwpAANkPACGZCkAA7Q8AIaAKAQDjDwAhzgsAAN0Rpgwi5AsBAIURACGiDAQAiBAAIaMMAQDYDwAhpAwBANgPACGmDAQAiBAAIacMBACIEAAhqAxAAO0PACELiAoBAL8SACGLCkAAwBIAIZkKQADPEgAhoAoBAMgSACHOCwAA2hamDCKiDAQA2BIAIaMMAQC_EgAhpAwBAL8SACGmDAQA2BIAIacMBADYEgAhqAxAAM8SACEMzQIAANwWACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc4LAADaFqYMIqIMBADYEgAhowwBAL8SACGkDAEAvxIAIaYMBADYEgAhpwwEANgSACGoDEAAzxIAIQzNAgAA6hYAIIgKAQAAAAGLCkAAAAABmQpAAAAAAaAKAQAAAAHOCwAAAKYMAqIMBAAAAAGjDAEAAAABpAwBAAAAAaYMBAAAAAGnDAQAAAABqAxAAAAAAQOLCkAAAAABwAoBAAAAAaoMAAAAqgwCAgAAAPUDACAPAACNFwAgAwAAAPUDACAPAACNFwAgEAAAjBcAIAEIAACRGAAwCcoCAADjEQAghQoAAOERADCGCgAA8wMAEIcKAADhEQAwiwpAANkPACHACgEA2A8AIeQLAQCYEAAhqgwAAOIRqgwirQwAAOARACACAAAA9QMAIAgAAIwXACACAAAAihcAIAgAAIsXACAHhQoAAIkXADCGCgAAihcAEIcKAACJFwAwiwpAANkPACHACgEA2A8AIeQLAQCYEAAhqgwAAOIRqgwiB4UKAACJFwAwhgoAAIoXABCHCgAAiRcAMIsKQADZDwAhwAoBANgPACHkCwEAmBAAIaoMAADiEaoMIgOLCkAAwBIAIcAKAQC_EgAhqgwAAO4WqgwiA4sKQADAEgAhwAoBAL8SACGqDAAA7haqDCIDiwpAAAAAAcAKAQAAAAGqDAAAAKoMAgQPAACCFwAwnw0AAIMXADCjDQAAhhcAMKQNAACFFwAgBA8AAPYWADCfDQAA9xYAMKMNAAD6FgAwpA0AAPkWACAAAAbKAgAAkxcAIM0CAACUFwAgmQoAAMQSACCgCgAAxBIAIOQLAADEEgAgqAwAAMQSACACywIAAJAXACDOAgAAkRcAIAAAAAABpQ0gAAAAAQAAAAAAAaUNAAAAsgwCAAAAAqUNAQAAAASoDQEAAAAFAqUNAQAAAASoDQEAAAAFAAAAAAAAAAAAAAAAAAUPAACMGAAgEAAAjxgAIJ8NAACNGAAgoA0AAI4YACCjDQAAxgIAIAMPAACMGAAgnw0AAI0YACCjDQAAxgIAIAAAAAAAAaUNAAAAzwwCCw8AALoXADAQAAC_FwAwnw0AALsXADCgDQAAvBcAMKENAAC-FwAwog0AAL4XADCjDQAAvhcAMKQNAAC9FwAgpQ0AAL4XADCmDQAAwBcAMKcNAADBFwAwBYgKBAAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAgAAAMoCACAPAADFFwAgAwAAAMoCACAPAADFFwAgEAAAxBcAIAEIAACLGAAwCtwBAACBEgAghQoAAIASADCGCgAAyAIAEIcKAACAEgAwiAoEAAAAAaELAQDYDwAhowsBANgPACH4CwEA2A8AIfkLAQDYDwAh-gsCANcPACECAAAAygIAIAgAAMQXACACAAAAwhcAIAgAAMMXACAJhQoAAMEXADCGCgAAwhcAEIcKAADBFwAwiAoEAIgQACGhCwEA2A8AIaMLAQDYDwAh-AsBANgPACH5CwEA2A8AIfoLAgDXDwAhCYUKAADBFwAwhgoAAMIXABCHCgAAwRcAMIgKBACIEAAhoQsBANgPACGjCwEA2A8AIfgLAQDYDwAh-QsBANgPACH6CwIA1w8AIQWICgQA2BIAIaMLAQC_EgAh-AsBAL8SACH5CwEAvxIAIfoLAgC-EgAhBYgKBADYEgAhowsBAL8SACH4CwEAvxIAIfkLAQC_EgAh-gsCAL4SACEFiAoEAAAAAaMLAQAAAAH4CwEAAAAB-QsBAAAAAfoLAgAAAAEEDwAAuhcAMJ8NAAC7FwAwow0AAL4XADCkDQAAvRcAIAAK3QEAAMcXACCZCgAAxBIAIM8MAADEEgAg0AwAAMQSACDRDAAAxBIAINIMAADEEgAg0wwAAMQSACDVDAAAxBIAINYMAADEEgAg1wwAAMQSACAAAAAAAAGlDQAAANkMAgGlDQAAANoMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAaUNAAAA-QwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAaUNAAAAmA0CAAAAAAAAAaUNAAAAnA0CBYgKBAAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABEIsKQAAAAAGZCkAAAAABnwoAAADPDALiCgQAAAABnAsBAAAAAaMLAQAAAAH7CwIAAAABzwxAAAAAAdAMAQAAAAHRDEAAAAAB0gxAAAAAAdMMQAAAAAHUDAIAAAAB1QxAAAAAAdYMQAAAAAHXDEAAAAABAgAAAMYCACAPAACMGAAgAwAAAM4CACAPAACMGAAgEAAAkBgAIBIAAADOAgAgCAAAkBgAIIsKQADAEgAhmQpAAM8SACGfCgAAuBfPDCLiCgQA2BIAIZwLAQC_EgAhowsBAL8SACH7CwIAvhIAIc8MQADPEgAh0AwBAMgSACHRDEAAzxIAIdIMQADPEgAh0wxAAM8SACHUDAIAvhIAIdUMQADPEgAh1gxAAM8SACHXDEAAzxIAIRCLCkAAwBIAIZkKQADPEgAhnwoAALgXzwwi4goEANgSACGcCwEAvxIAIaMLAQC_EgAh-wsCAL4SACHPDEAAzxIAIdAMAQDIEgAh0QxAAM8SACHSDEAAzxIAIdMMQADPEgAh1AwCAL4SACHVDEAAzxIAIdYMQADPEgAh1wxAAM8SACEDiwpAAAAAAcAKAQAAAAGqDAAAAKoMAguICgEAAAABiwpAAAAAAZkKQAAAAAGgCgEAAAABzgsAAACmDAKiDAQAAAABowwBAAAAAaQMAQAAAAGmDAQAAAABpwwEAAAAAagMQAAAAAEGzgIAAI8XACCICgEAAAABiwpAAAAAAaMLAQAAAAGkDAEAAAABqwwBAAAAAQIAAADxAwAgDwAAkxgAIAMAAAD7AwAgDwAAkxgAIBAAAJcYACAIAAAA-wMAIAgAAJcYACDOAgAA9RYAIIgKAQC_EgAhiwpAAMASACGjCwEAvxIAIaQMAQC_EgAhqwwBAL8SACEGzgIAAPUWACCICgEAvxIAIYsKQADAEgAhowsBAL8SACGkDAEAvxIAIasMAQC_EgAhBssCAACOFwAgiAoBAAAAAYsKQAAAAAGjCwEAAAABpAwBAAAAAasMAQAAAAECAAAA8QMAIA8AAJgYACAEiAoBAAAAAYsKQAAAAAHACgEAAAABogwEAAAAAQMAAAD7AwAgDwAAmBgAIBAAAJ0YACAIAAAA-wMAIAgAAJ0YACDLAgAA9BYAIIgKAQC_EgAhiwpAAMASACGjCwEAvxIAIaQMAQC_EgAhqwwBAL8SACEGywIAAPQWACCICgEAvxIAIYsKQADAEgAhowsBAL8SACGkDAEAvxIAIasMAQC_EgAhDcoCAADpFgAgiAoBAAAAAYsKQAAAAAGZCkAAAAABoAoBAAAAAc4LAAAApgwC5AsBAAAAAaIMBAAAAAGjDAEAAAABpAwBAAAAAaYMBAAAAAGnDAQAAAABqAxAAAAAAQIAAAD5AwAgDwAAnhgAIAMAAAD3AwAgDwAAnhgAIBAAAKIYACAPAAAA9wMAIAgAAKIYACDKAgAA2xYAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIaAKAQDIEgAhzgsAANoWpgwi5AsBAMgSACGiDAQA2BIAIaMMAQC_EgAhpAwBAL8SACGmDAQA2BIAIacMBADYEgAhqAxAAM8SACENygIAANsWACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACGgCgEAyBIAIc4LAADaFqYMIuQLAQDIEgAhogwEANgSACGjDAEAvxIAIaQMAQC_EgAhpgwEANgSACGnDAQA2BIAIagMQADPEgAhCogKAgAAAAHzCgEAAAABxAsBAAAAAdwLAQAAAAGNDAABAAABkAwBAAAAAZEMAQAAAAGSDAEAAAABkwwBAAAAAZQMAAEAAAEKiAoCAAAAAZEMAQAAAAGVDAEAAAABlgwBAAAAAZcMAQAAAAGYDAEAAAABmQwBAAAAAZoMAQAAAAGbDAAAxxYAIJwMIAAAAAECAAAA9wQAIA8AAKQYACADAAAA_wQAIA8AAKQYACAQAACoGAAgDAAAAP8EACAIAACoGAAgiAoCAL4SACGRDAEAvxIAIZUMAQC_EgAhlgwBAL8SACGXDAEAvxIAIZgMAQC_EgAhmQwBAMgSACGaDAEAyBIAIZsMAAC5FgAgnAwgAOISACEKiAoCAL4SACGRDAEAvxIAIZUMAQC_EgAhlgwBAL8SACGXDAEAvxIAIZgMAQC_EgAhmQwBAMgSACGaDAEAyBIAIZsMAAC5FgAgnAwgAOISACEGiAoEAAAAAZwLAQAAAAGjCwEAAAAB-AsBAAAAAfkLAQAAAAH6CwIAAAABAqMLAQAAAAH7CwIAAAABAgAAAL4HACAPAACqGAAgAwAAAMYHACAPAACqGAAgEAAArhgAIAQAAADGBwAgCAAArhgAIKMLAQC_EgAh-wsCAL4SACECowsBAL8SACH7CwIAvhIAIQqYCxAAAAABtwsCAAAAAcQLAQAAAAHFCwEAAAABxgsBAAAAAccLEAAAAAHICwIAAAAByQsBAAAAAcoLAQAAAAHLCwIAAAABBYgKBAAAAAH9CgEAAAABwQsBAAAAAcILAQAAAAHDC0AAAAABEYgKAQAAAAGLCkAAAAABnwoBAAAAAaAKAQAAAAGjCgIAAAAByQoBAAAAAf0KAQAAAAGAC0AAAAABmAsQAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLgAAAAAG9C0AAAAABvgtAAAAAAb8LQAAAAAHACwEAAAABLcQFAADRFQAgxgUAANIVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcQLAQAAAAHGCwEAAAAByQsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LAQAAAAHQCwEAAAAB0QsBAAAAAdILEAAAAAHTCxAAAAAB1AsCAAAAAdULgAAAAAHWC4AAAAAB1wsAAQAAAdgLAAEAAAHZCwEAAAAB2gsAAQAAAdsLQAAAAAHcCwEAAAAB3QsBAAAAAd4LAQAAAAHfCyAAAAAB4AsCAAAAAeELgAAAAAHiCwABAAAB4wuAAAAAAeQLAQAAAAHlCwEAAAAB5gsQAAAAAecLIAAAAAHoC0AAAAABAgAAAL0IACAPAACyGAAgAwAAANQIACAPAACyGAAgEAAAthgAIC8AAADUCAAgCAAAthgAIMQFAACqFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhLcQFAACqFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhLcMFAADQFQAgxgUAANIVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcQLAQAAAAHGCwEAAAAByQsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LAQAAAAHQCwEAAAAB0QsBAAAAAdILEAAAAAHTCxAAAAAB1AsCAAAAAdULgAAAAAHWC4AAAAAB1wsAAQAAAdgLAAEAAAHZCwEAAAAB2gsAAQAAAdsLQAAAAAHcCwEAAAAB3QsBAAAAAd4LAQAAAAHfCyAAAAAB4AsCAAAAAeELgAAAAAHiCwABAAAB4wuAAAAAAeQLAQAAAAHlCwEAAAAB5gsQAAAAAecLIAAAAAHoC0AAAAABAgAAAL0IACAPAAC3GAAgAwAAANQIACAPAAC3GAAgEAAAuxgAIC8AAADUCAAgCAAAuxgAIMMFAACpFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhLcMFAACpFQAgxgUAAKsVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhLcMFAADQFQAgxAUAANEVACCICgEAAAABiwpAAAAAAZ8KAQAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGXCwEAAAABmAsQAAAAAZwLAQAAAAGxCwEAAAABvwtAAAAAAcQLAQAAAAHGCwEAAAAByQsBAAAAAcwLAQAAAAHNCwEAAAABzgsBAAAAAc8LAQAAAAHQCwEAAAAB0QsBAAAAAdILEAAAAAHTCxAAAAAB1AsCAAAAAdULgAAAAAHWC4AAAAAB1wsAAQAAAdgLAAEAAAHZCwEAAAAB2gsAAQAAAdsLQAAAAAHcCwEAAAAB3QsBAAAAAd4LAQAAAAHfCyAAAAAB4AsCAAAAAeELgAAAAAHiCwABAAAB4wuAAAAAAeQLAQAAAAHlCwEAAAAB5gsQAAAAAecLIAAAAAHoC0AAAAABAgAAAL0IACAPAAC8GAAgApgLEAAAAAG3CwIAAAABAwAAANQIACAPAAC8GAAgEAAAwRgAIC8AAADUCAAgCAAAwRgAIMMFAACpFQAgxAUAAKoVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhLcMFAACpFQAgxAUAAKoVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACHJCgEAyBIAIf0KAQC_EgAhgAtAAMASACGXCwEAvxIAIZgLEADrEgAhnAsBAL8SACGxCwEAyBIAIb8LQADAEgAhxAsBAMgSACHGCwEAvxIAIckLAQC_EgAhzAsBAL8SACHNCwEAvxIAIc4LAQC_EgAhzwsBAL8SACHQCwEAvxIAIdELAQC_EgAh0gsQALITACHTCxAAshMAIdQLAgDZEgAh1QuAAAAAAdYLgAAAAAHXCwABpxUAIdgLAAGnFQAh2QsBAMgSACHaCwABqBUAIdsLQADAEgAh3AsBAMgSACHdCwEAyBIAId4LAQC_EgAh3wsgAOISACHgCwIA2RIAIeELgAAAAAHiCwABqBUAIeMLgAAAAAHkCwEAyBIAIeULAQDIEgAh5gsQALITACHnCyAA4hIAIegLQADPEgAhE8IFAACSFQAgiAoBAAAAAYsKQAAAAAGfCgEAAAABoAoBAAAAAaMKAgAAAAHJCgEAAAAB_QoBAAAAAYALQAAAAAGYCxAAAAABuAsBAAAAAbkLAQAAAAG6CwEAAAABuwsBAAAAAbwLgAAAAAG9C0AAAAABvgtAAAAAAb8LQAAAAAHACwEAAAABAgAAAMkIACAPAADCGAAgAwAAAMcIACAPAADCGAAgEAAAxhgAIBUAAADHCAAgCAAAxhgAIMIFAACEFQAgiAoBAL8SACGLCkAAwBIAIZ8KAQC_EgAhoAoBAMgSACGjCgIAvhIAIckKAQDIEgAh_QoBAL8SACGAC0AAwBIAIZgLEADrEgAhuAsBAL8SACG5CwEAvxIAIboLAQC_EgAhuwsBAMgSACG8C4AAAAABvQtAAM8SACG-C0AAzxIAIb8LQADPEgAhwAsBAMgSACETwgUAAIQVACCICgEAvxIAIYsKQADAEgAhnwoBAL8SACGgCgEAyBIAIaMKAgC-EgAhyQoBAMgSACH9CgEAvxIAIYALQADAEgAhmAsQAOsSACG4CwEAvxIAIbkLAQC_EgAhugsBAL8SACG7CwEAyBIAIbwLgAAAAAG9C0AAzxIAIb4LQADPEgAhvwtAAM8SACHACwEAyBIAIQWICgEAAAABsQsBAAAAAbILgAAAAAGzCyAAAAABtAtAAAAAAQOICgEAAAABtAtAAAAAAbULAQAAAAECAAAAwgkAIA8AAMgYACADAAAAygkAIA8AAMgYACAQAADMGAAgBQAAAMoJACAIAADMGAAgiAoBAL8SACG0C0AAwBIAIbULAQC_EgAhA4gKAQC_EgAhtAtAAMASACG1CwEAvxIAIQLACgEAAAABoAtAAAAAAQqICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LIAAAAAGfC0AAAAABCO8GAADNFAAgiwpAAAAAAcoKAQAAAAGcCwEAAAABowsBAAAAAaQLAQAAAAGlC0AAAAABpgtAAAAAAQIAAADBCgAgDwAAzxgAIAMAAADLCgAgDwAAzxgAIBAAANMYACAKAAAAywoAIAgAANMYACDvBgAAsxQAIIsKQADAEgAhygoBAL8SACGcCwEAvxIAIaMLAQC_EgAhpAsBAMgSACGlC0AAzxIAIaYLQADPEgAhCO8GAACzFAAgiwpAAMASACHKCgEAvxIAIZwLAQC_EgAhowsBAL8SACGkCwEAyBIAIaULQADPEgAhpgtAAM8SACEI6QYAAMwUACCLCkAAAAABygoBAAAAAZwLAQAAAAGjCwEAAAABpAsBAAAAAaULQAAAAAGmC0AAAAABAgAAAMEKACAPAADUGAAgBIgKAQAAAAGrCkAAAAABgwsBAAAAAZELQAAAAAECiAoBAAAAAZALQAAAAAEGygoBAAAAAf4KQAAAAAGXCwEAAAABmAsQAAAAAZkLAgAAAAGaCxAAAAABAwAAAMsKACAPAADUGAAgEAAA2xgAIAoAAADLCgAgCAAA2xgAIOkGAACyFAAgiwpAAMASACHKCgEAvxIAIZwLAQC_EgAhowsBAL8SACGkCwEAyBIAIaULQADPEgAhpgtAAM8SACEI6QYAALIUACCLCkAAwBIAIcoKAQC_EgAhnAsBAL8SACGjCwEAvxIAIaQLAQDIEgAhpQtAAM8SACGmC0AAzxIAIQ7xBAAAoxQAIOsGAACkFAAg7QYAAKUUACCICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAYULAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQIAAADJCgAgDwAA3BgAIAMAAADHCgAgDwAA3BgAIBAAAOAYACAQAAAAxwoAIAgAAOAYACDxBAAA_hMAIOsGAAD_EwAg7QYAAIAUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhhQsBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhDvEEAAD-EwAg6wYAAP8TACDtBgAAgBQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGFCwEAyBIAIZsLAQC_EgAhnAsBAL8SACGdCwEAyBIAIZ4LIADiEgAhnwtAAM8SACEEiAoBAAAAAasKQAAAAAGPCwEAAAABkQtAAAAAAQuICgEAAAABqwpAAAAAAbgKAQAAAAHoCgIAAAABhgsBAAAAAYkLAQAAAAGSCwEAAAABkwsBAAAAAZQLAQAAAAGVCwEAAAABlgsBAAAAAQIAAADTCwAgDwAA4hgAIA7xBAAAoxQAIO0GAAClFAAg7gYAAKYUACCICgEAAAABiwpAAAAAAZkKQAAAAAHgCkAAAAAB9goBAAAAAYULAQAAAAGbCwEAAAABnAsBAAAAAZ0LAQAAAAGeCyAAAAABnwtAAAAAAQIAAADJCgAgDwAA5BgAIAMAAADWCwAgDwAA4hgAIBAAAOgYACANAAAA1gsAIAgAAOgYACCICgEAvxIAIasKQADAEgAhuAoBAMgSACHoCgIAvhIAIYYLAQC_EgAhiQsBAL8SACGSCwEAvxIAIZMLAQC_EgAhlAsBAL8SACGVCwEAvxIAIZYLAQC_EgAhC4gKAQC_EgAhqwpAAMASACG4CgEAyBIAIegKAgC-EgAhhgsBAL8SACGJCwEAvxIAIZILAQC_EgAhkwsBAL8SACGUCwEAvxIAIZULAQC_EgAhlgsBAL8SACEDAAAAxwoAIA8AAOQYACAQAADrGAAgEAAAAMcKACAIAADrGAAg8QQAAP4TACDtBgAAgBQAIO4GAACBFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4ApAAM8SACH2CgEAyBIAIYULAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQ7xBAAA_hMAIO0GAACAFAAg7gYAAIEUACCICgEAvxIAIYsKQADAEgAhmQpAAM8SACHgCkAAzxIAIfYKAQDIEgAhhQsBAMgSACGbCwEAvxIAIZwLAQC_EgAhnQsBAMgSACGeCyAA4hIAIZ8LQADPEgAhDvEEAACjFAAg6wYAAKQUACDuBgAAphQAIIgKAQAAAAGLCkAAAAABmQpAAAAAAeAKQAAAAAH2CgEAAAABhQsBAAAAAZsLAQAAAAGcCwEAAAABnQsBAAAAAZ4LIAAAAAGfC0AAAAABAgAAAMkKACAPAADsGAAgAwAAAMcKACAPAADsGAAgEAAA8BgAIBAAAADHCgAgCAAA8BgAIPEEAAD-EwAg6wYAAP8TACDuBgAAgRQAIIgKAQC_EgAhiwpAAMASACGZCkAAzxIAIeAKQADPEgAh9goBAMgSACGFCwEAyBIAIZsLAQC_EgAhnAsBAL8SACGdCwEAyBIAIZ4LIADiEgAhnwtAAM8SACEO8QQAAP4TACDrBgAA_xMAIO4GAACBFAAgiAoBAL8SACGLCkAAwBIAIZkKQADPEgAh4ApAAM8SACH2CgEAyBIAIYULAQDIEgAhmwsBAL8SACGcCwEAvxIAIZ0LAQDIEgAhngsgAOISACGfC0AAzxIAIQafCgEAAAABowoCAAAAAaQKQAAAAAH2CgEAAAABgQtAAAAAAYQLAQAAAAEMiAoBAAAAAYsKQAAAAAG4CgEAAAABvwoBAAAAAcAKAQAAAAHKCgEAAAAB6AoCAAAAAYULAQAAAAGGCwEAAAABhwsBAAAAAYgLAQAAAAGJCwEAAAABAgAAALEMACAPAADyGAAgAwAAALkMACAPAADyGAAgEAAA9hgAIA4AAAC5DAAgCAAA9hgAIIgKAQC_EgAhiwpAAMASACG4CgEAyBIAIb8KAQC_EgAhwAoBAMgSACHKCgEAyBIAIegKAgC-EgAhhQsBAMgSACGGCwEAvxIAIYcLAQC_EgAhiAsBAL8SACGJCwEAvxIAIQyICgEAvxIAIYsKQADAEgAhuAoBAMgSACG_CgEAvxIAIcAKAQDIEgAhygoBAMgSACHoCgIAvhIAIYULAQDIEgAhhgsBAL8SACGHCwEAvxIAIYgLAQC_EgAhiQsBAL8SACEJiwpAAAAAAZkKQAAAAAG3CgEAAAABuAoBAAAAAbkKBAAAAAG6CkAAAAABuwoBAAAAAbwKQAAAAAG9CiAAAAABDYgKBAAAAAGlCgEAAAABpgoEAAAAAacKgAAAAAGoCgEAAAABqQoCAAAAAaoKBAAAAAGrCkAAAAABrApAAAAAAa0KQAAAAAGuCgEAAAABrwoBAAAAAbAKQAAAAAEXkwkAAI0TACCUCQAAjhMAIIgKAQAAAAGLCkAAAAABmQpAAAAAAbgKAQAAAAG_CgAAAL8KAsAKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAHECgEAAAABxQoEAAAAAcYKBAAAAAHHCgEAAAAByAoQAAAAAckKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAHNCkAAAAABzgoCAAAAAc8KQAAAAAECAAAAlA4AIA8AAPkYACADAAAAoA4AIA8AAPkYACAQAAD9GAAgGQAAAKAOACAIAAD9GAAgkwkAAO0SACCUCQAA7hIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACEXkwkAAO0SACCUCQAA7hIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACEXkgkAAIwTACCUCQAAjhMAIIgKAQAAAAGLCkAAAAABmQpAAAAAAbgKAQAAAAG_CgAAAL8KAsAKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAHECgEAAAABxQoEAAAAAcYKBAAAAAHHCgEAAAAByAoQAAAAAckKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAHNCkAAAAABzgoCAAAAAc8KQAAAAAECAAAAlA4AIA8AAP4YACADAAAAoA4AIA8AAP4YACAQAACCGQAgGQAAAKAOACAIAACCGQAgkgkAAOwSACCUCQAA7hIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACEXkgkAAOwSACCUCQAA7hIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACEXkgkAAIwTACCTCQAAjRMAIIgKAQAAAAGLCkAAAAABmQpAAAAAAbgKAQAAAAG_CgAAAL8KAsAKAQAAAAHBCgEAAAABwgoBAAAAAcMKAQAAAAHECgEAAAABxQoEAAAAAcYKBAAAAAHHCgEAAAAByAoQAAAAAckKAQAAAAHKCgEAAAABywoBAAAAAcwKQAAAAAHNCkAAAAABzgoCAAAAAc8KQAAAAAECAAAAlA4AIA8AAIMZACADAAAAoA4AIA8AAIMZACAQAACHGQAgGQAAAKAOACAIAACHGQAgkgkAAOwSACCTCQAA7RIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACEXkgkAAOwSACCTCQAA7RIAIIgKAQC_EgAhiwpAAMASACGZCkAAwBIAIbgKAQDIEgAhvwoAAOoSvwoiwAoBAL8SACHBCgEAvxIAIcIKAQC_EgAhwwoBAL8SACHECgEAvxIAIcUKBADYEgAhxgoEANoSACHHCgEAyBIAIcgKEADrEgAhyQoBAMgSACHKCgEAvxIAIcsKAQDIEgAhzApAAM8SACHNCkAAzxIAIc4KAgC-EgAhzwpAAM8SACEAAAAAAxUABhYABxcACAAAAAMVAAYWAAcXAAgAAAADFQAOFgAPFwAQAAAAAxUADhYADxcAEAAAAAUVABYWABkXABo4ABc5ABgAAAAAAAUVABYWABkXABo4ABc5ABgAAAAFFQAgFgAjFwAkOAAhOQAiAAAAAAAFFQAgFgAjFwAkOAAhOQAiAAAABRUAKhYALRcALjgAKzkALAAAAAAABRUAKhYALRcALjgAKzkALAAAAAUVADQWADcXADg4ADU5ADYAAAAAAAUVADQWADcXADg4ADU5ADYAAAAFFQA-FgBBFwBCOAA_OQBAAAAAAAAFFQA-FgBBFwBCOAA_OQBAAAAABRUASBYASxcATDgASTkASgAAAAAABRUASBYASxcATDgASTkASgAAAAUVAFIWAFUXAFY4AFM5AFQAAAAAAAUVAFIWAFUXAFY4AFM5AFQAAAAFFQBcFgBfFwBgOABdOQBeAAAAAAAFFQBcFgBfFwBgOABdOQBeAAAABRUAZhYAaRcAajgAZzkAaAAAAAAABRUAZhYAaRcAajgAZzkAaAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAAAAUVAHAWAHMXAHQ4AHE5AHIAAAAFFQB6FgB9FwB-OAB7OQB8AAAAAAAFFQB6FgB9FwB-OAB7OQB8AhUAggHdAcsCgQEB3AEAgAEB3QHMAgAAAAUVAIYBFgCJARcAigE4AIcBOQCIAQAAAAAABRUAhgEWAIkBFwCKATgAhwE5AIgBAdwBAIABAdwBAIABBRUAjwEWAJIBFwCTATgAkAE5AJEBAAAAAAAFFQCPARYAkgEXAJMBOACQATkAkQEAAAADFQCZARYAmgEXAJsBAAAAAxUAmQEWAJoBFwCbAQAAAAUVAKEBFgCkARcApQE4AKIBOQCjAQAAAAAABRUAoQEWAKQBFwClATgAogE5AKMBAAADFQCqARYAqwEXAKwBAAAAAxUAqgEWAKsBFwCsAQAAAAUVALIBFgC1ARcAtgE4ALMBOQC0AQAAAAAABRUAsgEWALUBFwC2ATgAswE5ALQBAAAAAxUAvAEWAL0BFwC-AQAAAAMVALwBFgC9ARcAvgEDFQDFAcsC9gPBAc4C-gPCAQHKAgDAAQMVAMQBygL8A8ABzQKABMMBAcwCAMIBAc0CgQQAAssCggQAzgKDBAAAAAMVAMkBFgDKARcAywEAAAADFQDJARYAygEXAMsBAcoCAMABAcoCAMABAxUA0AEWANEBFwDSAQAAAAMVANABFgDRARcA0gEBygK6BMABAcoCwATAAQUVANcBFgDaARcA2wE4ANgBOQDZAQAAAAAABRUA1wEWANoBFwDbATgA2AE5ANkBAcwCAMIBAcwCAMIBBRUA4AEWAOMBFwDkATgA4QE5AOIBAAAAAAAFFQDgARYA4wEXAOQBOADhATkA4gEAAAADFQDqARYA6wEXAOwBAAAAAxUA6gEWAOsBFwDsAQIVAPABoAP8BO8BAZ8DAO4BAaAD_QQAAAAFFQD0ARYA9wEXAPgBOAD1ATkA9gEAAAAAAAUVAPQBFgD3ARcA-AE4APUBOQD2AQGfAwDuAQGfAwDuAQUVAP0BFgCAAhcAgQI4AP4BOQD_AQAAAAAABRUA_QEWAIACFwCBAjgA_gE5AP8BAAAABRUAhwIWAIoCFwCLAjgAiAI5AIkCAAAAAAAFFQCHAhYAigIXAIsCOACIAjkAiQIAAAADFQCRAhYAkgIXAJMCAAAAAxUAkQIWAJICFwCTAgAAAAMVAJkCFgCaAhcAmwIAAAADFQCZAhYAmgIXAJsCAAAAAxUAoQIWAKICFwCjAgAAAAMVAKECFgCiAhcAowIAAAADFQCpAhYAqgIXAKsCAAAAAxUAqQIWAKoCFwCrAgAAAAMVALECFgCyAhcAswIAAAADFQCxAhYAsgIXALMCAAAAAxUAuQIWALoCFwC7AgAAAAMVALkCFgC6AhcAuwIAAAAFFQDBAhYAxAIXAMUCOADCAjkAwwIAAAAAAAUVAMECFgDEAhcAxQI4AMICOQDDAgAAAAMVAMsCFgDMAhcAzQIAAAADFQDLAhYAzAIXAM0CAAAAAxUA0wIWANQCFwDVAgAAAAMVANMCFgDUAhcA1QIAAAAFFQDbAhYA3gIXAN8COADcAjkA3QIAAAAAAAUVANsCFgDeAhcA3wI4ANwCOQDdAgIVAOMC3QHDB-ICAfEEAOECAd0BxAcAAAAFFQDnAhYA6gIXAOsCOADoAjkA6QIAAAAAAAUVAOcCFgDqAhcA6wI4AOgCOQDpAgHxBADhAgHxBADhAgUVAPACFgDzAhcA9AI4APECOQDyAgAAAAAABRUA8AIWAPMCFwD0AjgA8QI5APICAAAABRUA-gIWAP0CFwD-AjgA-wI5APwCAAAAAAAFFQD6AhYA_QIXAP4COAD7AjkA_AIAAAADFQCEAxYAhQMXAIYDAAAAAxUAhAMWAIUDFwCGAwAAAAUVAIwDFgCPAxcAkAM4AI0DOQCOAwAAAAAABRUAjAMWAI8DFwCQAzgAjQM5AI4DBBUAmAPDBcIIkwPEBcYIlAPGBcoIlQMBwgUAkgMBwgUAkgMDFQCXA8IFAJIDwwXOCJYDAcUFAJUDAcMFzwgAA8MF0AgAxAXRCADGBdIIAAAABRUAnAMWAJ8DFwCgAzgAnQM5AJ4DAAAAAAAFFQCcAxYAnwMXAKADOACdAzkAngMBwgUAkgMBwgUAkgMFFQClAxYAqAMXAKkDOACmAzkApwMAAAAAAAUVAKUDFgCoAxcAqQM4AKYDOQCnAwHCBQCSAwHCBQCSAwUVAK4DFgCxAxcAsgM4AK8DOQCwAwAAAAAABRUArgMWALEDFwCyAzgArwM5ALADAcIFAJIDAcIFAJIDBRUAtwMWALoDFwC7AzgAuAM5ALkDAAAAAAAFFQC3AxYAugMXALsDOAC4AzkAuQMBxQUAlQMBxQUAlQMFFQDAAxYAwwMXAMQDOADBAzkAwgMAAAAAAAUVAMADFgDDAxcAxAM4AMEDOQDCAwIVAMgDmAbHCccDAZcGAMYDAZgGyAkAAAADFQDMAxYAzQMXAM4DAAAAAxUAzAMWAM0DFwDOAwGXBgDGAwGXBgDGAwMVANMDFgDUAxcA1QMAAAADFQDTAxYA1AMXANUDAAAABRUA2wMWAN4DFwDfAzgA3AM5AN0DAAAAAAAFFQDbAxYA3gMXAN8DOADcAzkA3QMAAAADFQDlAxYA5gMXAOcDAAAAAxUA5QMWAOYDFwDnAwAAAAMVAO0DFgDuAxcA7wMAAAADFQDtAxYA7gMXAO8DAxUA-gPpBsYK8gPvBsoK8wMB8QQA8QMFFQD5A_EEzArxA-sG0Ar0A-0G1gr3A-4G2gr4AwLqBgDzA-wGAPUDAhUA9gPrBtEK9AMB6wbSCgAB6gYA8wMB6gYA8wMD6wbbCgDtBtwKAO4G3QoAAukG3goA7wbfCgAAAAMVAP4DFgD_AxcAgAQAAAADFQD-AxYA_wMXAIAEAAAAAxUAhgQWAIcEFwCIBAAAAAMVAIYEFgCHBBcAiAQB8QQA8QMB8QQA8QMDFQCNBBYAjgQXAI8EAAAAAxUAjQQWAI4EFwCPBAHxBK8L8QMB8QS1C_EDAxUAlAQWAJUEFwCWBAAAAAMVAJQEFgCVBBcAlgQB6gYA8wMB6gYA8wMFFQCbBBYAngQXAJ8EOACcBDkAnQQAAAAAAAUVAJsEFgCeBBcAnwQ4AJwEOQCdBAAABRUApAQWAKcEFwCoBDgApQQ5AKYEAAAAAAAFFQCkBBYApwQXAKgEOAClBDkApgQC6gYA8wPsBgD1AwLqBgDzA-wGAPUDAxUArQQWAK4EFwCvBAAAAAMVAK0EFgCuBBcArwQB6gYA8wMB6gYA8wMDFQC0BBYAtQQXALYEAAAAAxUAtAQWALUEFwC2BAAAAAUVALwEFgC_BBcAwAQ4AL0EOQC-BAAAAAAABRUAvAQWAL8EFwDABDgAvQQ5AL4EAhUAxASACLYMwwQB7AYAwgQBgAi3DAAAAAUVAMgEFgDLBBcAzAQ4AMkEOQDKBAAAAAAABRUAyAQWAMsEFwDMBDgAyQQ5AMoEAewGAMIEAewGAMIEBRUA0QQWANQEFwDVBDgA0gQ5ANMEAAAAAAAFFQDRBBYA1AQXANUEOADSBDkA0wQAAAAFFQDbBBYA3gQXAN8EOADcBDkA3QQAAAAAAAUVANsEFgDeBBcA3wQ4ANwEOQDdBAAAAAMVAOUEFgDmBBcA5wQAAAADFQDlBBYA5gQXAOcEAAAAAxUA7QQWAO4EFwDvBAAAAAMVAO0EFgDuBBcA7wQAAAAFFQD1BBYA-AQXAPkEOAD2BDkA9wQAAAAAAAUVAPUEFgD4BBcA-QQ4APYEOQD3BAAAAAMVAP8EFgCABRcAgQUAAAADFQD_BBYAgAUXAIEFAAAAAxUAhwUWAIgFFwCJBQAAAAMVAIcFFgCIBRcAiQUAAAAFFQCPBRYAkgUXAJMFOACQBTkAkQUAAAAAAAUVAI8FFgCSBRcAkwU4AJAFOQCRBQQVAJkFkgmZDpYFkwmdDpcFlAmfDpgFAZEJAJUFAZEJAJUFAZEJoQ6VBQKSCaIOAJMJow4AAAAFFQCdBRYAoAUXAKEFOACeBTkAnwUAAAAAAAUVAJ0FFgCgBRcAoQU4AJ4FOQCfBQGRCQCVBQGRCQCVBQUVAKYFFgCpBRcAqgU4AKcFOQCoBQAAAAAABRUApgUWAKkFFwCqBTgApwU5AKgFAZEJAJUFAZEJAJUFBRUArwUWALIFFwCzBTgAsAU5ALEFAAAAAAAFFQCvBRYAsgUXALMFOACwBTkAsQUBkQnyDpUFAZEJ-A6VBQUVALgFFgC7BRcAvAU4ALkFOQC6BQAAAAAABRUAuAUWALsFFwC8BTgAuQU5ALoFAAAAAxUAwgUWAMMFFwDEBQAAAAMVAMIFFgDDBRcAxAUAAAADFQDKBRYAywUXAMwFAAAAAxUAygUWAMsFFwDMBQAAAAUVANIFFgDVBRcA1gU4ANMFOQDUBQAAAAAABRUA0gUWANUFFwDWBTgA0wU5ANQFAQIBAgMBBQYBBgcBBwgBCQoBCgwCCw0DDA8BDRECDhIEERMBEhQBExUCGBgFGRkJGhsKGxwKHB8KHSAKHiEKHyMKICUCISYLIigKIyoCJCsMJSwKJi0KJy4CKDENKTIRKjQSKzUSLDgSLTkSLjoSLzwSMD4CMT8TMkESM0MCNEQUNUUSNkYSN0cCOkoVO0sbPE0cPU4cPlEcP1IcQFMcQVUcQlcCQ1gdRFocRVwCRl0eR14cSF8cSWACSmMfS2QlTGYmTWcmTmomT2smUGwmUW4mUnACU3EnVHMmVXUCVnYoV3cmWHgmWXkCWnwpW30vXH8wXYABMF6DATBfhAEwYIUBMGGHATBiiQECY4oBMWSMATBljgECZo8BMmeQATBokQEwaZIBAmqVATNrlgE5bJgBOm2ZATpunAE6b50BOnCeATpxoAE6cqIBAnOjATt0pQE6dacBAnaoATx3qQE6eKoBOnmrAQJ6rgE9e68BQ3yxAUR9sgFEfrUBRH-2AUSAAbcBRIEBuQFEggG7AQKDAbwBRYQBvgFEhQHAAQKGAcEBRocBwgFEiAHDAUSJAcQBAooBxwFHiwHIAU2MAcoBTo0BywFOjgHOAU6PAc8BTpAB0AFOkQHSAU6SAdQBApMB1QFPlAHXAU6VAdkBApYB2gFQlwHbAU6YAdwBTpkB3QECmgHgAVGbAeEBV5wB4wFYnQHkAVieAecBWJ8B6AFYoAHpAVihAesBWKIB7QECowHuAVmkAfABWKUB8gECpgHzAVqnAfQBWKgB9QFYqQH2AQKqAfkBW6sB-gFhrAH8AWKtAf0BYq4BgAJirwGBAmKwAYICYrEBhAJisgGGAgKzAYcCY7QBiQJitQGLAgK2AYwCZLcBjQJiuAGOAmK5AY8CAroBkgJluwGTAmu8AZUCbL0BlgJsvgGZAmy_AZoCbMABmwJswQGdAmzCAZ8CAsMBoAJtxAGiAmzFAaQCAsYBpQJuxwGmAmzIAacCbMkBqAICygGrAm_LAawCdcwBrgJ2zQGvAnbOAbICds8BswJ20AG0AnbRAbYCdtIBuAIC0wG5AnfUAbsCdtUBvQIC1gG-AnjXAb8CdtgBwAJ22QHBAgLaAcQCedsBxQJ_3gHHAoAB3wHNAoAB4AHQAoAB4QHRAoAB4gHSAoAB4wHUAoAB5AHWAgLlAdcCgwHmAdkCgAHnAdsCAugB3AKEAekB3QKAAeoB3gKAAesB3wIC7AHiAoUB7QHjAosB7gHkAoEB7wHlAoEB8AHmAoEB8QHnAoEB8gHoAoEB8wHqAoEB9AHsAgL1Ae0CjAH2Ae8CgQH3AfECAvgB8gKNAfkB8wKBAfoB9AKBAfsB9QIC_AH4Ao4B_QH5ApQB_gH7ApUB_wH8ApUBgAL_ApUBgQKAA5UBggKBA5UBgwKDA5UBhAKFAwKFAoYDlgGGAogDlQGHAooDAogCiwOXAYkCjAOVAYoCjQOVAYsCjgMCjAKRA5gBjQKSA5wBjgKUA50BjwKVA50BkAKYA50BkQKZA50BkgKaA50BkwKcA50BlAKeAwKVAp8DngGWAqEDnQGXAqMDApgCpAOfAZkCpQOdAZoCpgOdAZsCpwMCnAKqA6ABnQKrA6YBngKtA6cBnwKuA6cBoAKxA6cBoQKyA6cBogKzA6cBowK1A6cBpAK3AwKlArgDqAGmArkDpwGnAroDAqgCvQOpAakCvgOtAaoCwAOuAasCwQOuAawCxAOuAa0CxQOuAa4CxgOuAa8CyAOuAbACygMCsQLLA68BsgLNA64BswLPAwK0AtADsAG1AtEDrgG2AtIDrgG3AtMDArgC1gOxAbkC1wO3AboC2QO4AbsC2gO4AbwC3QO4Ab0C3gO4Ab4C3wO4Ab8C4QO4AcAC4wMCwQLkA7kBwgLmA7gBwwLoAwLEAukDugHFAuoDuAHGAusDuAHHAuwDAsgC7wO7AckC8AO_Ac8C8gPAAdAChATAAdEChgTAAdIChwTAAdMCiATAAdQCigTAAdUCjAQC1gKNBMYB1wKPBMAB2AKRBALZApIExwHaApMEwAHbApQEwAHcApUEAt0CmATIAd4CmQTMAd8CmgTBAeACmwTBAeECnATBAeICnQTBAeMCngTBAeQCoATBAeUCogQC5gKjBM0B5wKlBMEB6AKnBALpAqgEzgHqAqkEwQHrAqoEwQHsAqsEAu0CrgTPAe4CrwTTAe8CsATCAfACsQTCAfECsgTCAfICswTCAfMCtATCAfQCtgTCAfUCuAQC9gK5BNQB9wK8BMIB-AK-BAL5Ar8E1QH6AsEEwgH7AsIEwgH8AsMEAv0CxgTWAf4CxwTcAf8CyATDAYADyQTDAYEDygTDAYIDywTDAYMDzATDAYQDzgTDAYUD0AQChgPRBN0BhwPTBMMBiAPVBAKJA9YE3gGKA9cEwwGLA9gEwwGMA9kEAo0D3ATfAY4D3QTlAY8D3wTmAZAD4ATmAZED4wTmAZID5ATmAZMD5QTmAZQD5wTmAZUD6QQClgPqBOcBlwPsBOYBmAPuBAKZA-8E6AGaA_AE5gGbA_EE5gGcA_IEAp0D9QTpAZ4D9gTtAaED-ATuAaID_gTuAaMDgQXuAaQDggXuAaUDgwXuAaYDhQXuAacDhwUCqAOIBfEBqQOKBe4BqgOMBQKrA40F8gGsA44F7gGtA48F7gGuA5AFAq8DkwXzAbADlAX5AbEDlQXvAbIDlgXvAbMDlwXvAbQDmAXvAbUDmQXvAbYDmwXvAbcDnQUCuAOeBfoBuQOgBe8BugOiBQK7A6MF-wG8A6QF7wG9A6UF7wG-A6YFAr8DqQX8AcADqgWCAsEDrAWDAsIDrQWDAsMDsAWDAsQDsQWDAsUDsgWDAsYDtAWDAscDtgUCyAO3BYQCyQO5BYMCygO7BQLLA7wFhQLMA70FgwLNA74FgwLOA78FAs8DwgWGAtADwwWMAtEDxQWNAtIDxgWNAtMDyQWNAtQDygWNAtUDywWNAtYDzQWNAtcDzwUC2APQBY4C2QPSBY0C2gPUBQLbA9UFjwLcA9YFjQLdA9cFjQLeA9gFAt8D2wWQAuAD3AWUAuED3gWVAuID3wWVAuMD4gWVAuQD4wWVAuUD5AWVAuYD5gWVAucD6AUC6APpBZYC6QPrBZUC6gPtBQLrA-4FlwLsA-8FlQLtA_AFlQLuA_EFAu8D9AWYAvAD9QWcAvED9wWdAvID-AWdAvMD-wWdAvQD_AWdAvUD_QWdAvYD_wWdAvcDgQYC-AOCBp4C-QOEBp0C-gOGBgL7A4cGnwL8A4gGnQL9A4kGnQL-A4oGAv8DjQagAoAEjgakAoEEkAalAoIEkQalAoMElAalAoQElQalAoUElgalAoYEmAalAocEmgYCiASbBqYCiQSdBqUCigSfBgKLBKAGpwKMBKEGpQKNBKIGpQKOBKMGAo8EpgaoApAEpwasApEEqQatApIEqgatApMErQatApQErgatApUErwatApYEsQatApcEswYCmAS0Bq4CmQS2Bq0CmgS4BgKbBLkGrwKcBLoGrQKdBLsGrQKeBLwGAp8EvwawAqAEwAa0AqEEwga1AqIEwwa1AqMExga1AqQExwa1AqUEyAa1AqYEyga1AqcEzAYCqATNBrYCqQTPBrUCqgTRBgKrBNIGtwKsBNMGtQKtBNQGtQKuBNUGAq8E2Aa4ArAE2Qa8ArEE2wa9ArIE3Aa9ArME3wa9ArQE4Aa9ArUE4Qa9ArYE4wa9ArcE5QYCuATmBr4CuQToBr0CugTqBgK7BOsGvwK8BOwGvQK9BO0GvQK-BO4GAr8E8QbAAsAE8gbGAsEE9AbHAsIE9QbHAsME-AbHAsQE-QbHAsUE-gbHAsYE_AbHAscE_gYCyAT_BsgCyQSBB8cCygSDBwLLBIQHyQLMBIUHxwLNBIYHxwLOBIcHAs8EigfKAtAEiwfOAtEEjQfPAtIEjgfPAtMEkQfPAtQEkgfPAtUEkwfPAtYElQfPAtcElwcC2ASYB9AC2QSaB88C2gScBwLbBJ0H0QLcBJ4HzwLdBJ8HzwLeBKAHAt8EowfSAuAEpAfWAuEEpgfXAuIEpwfXAuMEqgfXAuQEqwfXAuUErAfXAuYErgfXAucEsAcC6ASxB9gC6QSzB9cC6gS1BwLrBLYH2QLsBLcH1wLtBLgH1wLuBLkHAu8EvAfaAvAEvQfgAvIEvwfhAvMExQfhAvQEyAfhAvUEyQfhAvYEygfhAvcEzAfhAvgEzgcC-QTPB-QC-gTRB-EC-wTTBwL8BNQH5QL9BNUH4QL-BNYH4QL_BNcHAoAF2gfmAoEF2wfsAoIF3AfiAoMF3QfiAoQF3gfiAoUF3wfiAoYF4AfiAocF4gfiAogF5AcCiQXlB-0CigXnB-ICiwXpBwKMBeoH7gKNBesH4gKOBewH4gKPBe0HApAF8AfvApEF8Qf1ApIF8wf2ApMF9Af2ApQF9wf2ApUF-Af2ApYF-Qf2ApcF-wf2ApgF_QcCmQX-B_cCmgWACPYCmwWCCAKcBYMI-AKdBYQI9gKeBYUI9gKfBYYIAqAFiQj5AqEFigj_AqIFjAiAA6MFjQiAA6QFkAiAA6UFkQiAA6YFkgiAA6cFlAiAA6gFlggCqQWXCIEDqgWZCIADqwWbCAKsBZwIggOtBZ0IgAOuBZ4IgAOvBZ8IArAFogiDA7EFowiHA7IFpQiIA7MFpgiIA7QFqQiIA7UFqgiIA7YFqwiIA7cFrQiIA7gFrwgCuQWwCIkDugWyCIgDuwW0CAK8BbUIigO9BbYIiAO-BbcIiAO_BbgIAsAFuwiLA8EFvAiRA8cFvgiSA8gF0wiSA8kF1giSA8oF1wiSA8sF2AiSA8wF2giSA80F3AgCzgXdCJkDzwXfCJID0AXhCALRBeIImgPSBeMIkgPTBeQIkgPUBeUIAtUF6AibA9YF6QihA9cF6giTA9gF6wiTA9kF7AiTA9oF7QiTA9sF7giTA9wF8AiTA90F8ggC3gXzCKID3wX1CJMD4AX3CALhBfgIowPiBfkIkwPjBfoIkwPkBfsIAuUF_gikA-YF_wiqA-cFgAmUA-gFgQmUA-kFggmUA-oFgwmUA-sFhAmUA-wFhgmUA-0FiAkC7gWJCasD7wWLCZQD8AWNCQLxBY4JrAPyBY8JlAPzBZAJlAP0BZEJAvUFlAmtA_YFlQmzA_cFlgmVA_gFlwmVA_kFmAmVA_oFmQmVA_sFmgmVA_wFnAmVA_0FngkC_gWfCbQD_wWhCZUDgAajCQKBBqQJtQOCBqUJlQODBqYJlQOEBqcJAoUGqgm2A4YGqwm8A4cGrAmWA4gGrQmWA4kGrgmWA4oGrwmWA4sGsAmWA4wGsgmWA40GtAkCjga1Cb0Djwa3CZYDkAa5CQKRBroJvgOSBrsJlgOTBrwJlgOUBr0JApUGwAm_A5YGwQnFA5kGwwnGA5oGyQnGA5sGzAnGA5wGzQnGA50GzgnGA54G0AnGA58G0gkCoAbTCckDoQbVCcYDogbXCQKjBtgJygOkBtkJxgOlBtoJxgOmBtsJAqcG3gnLA6gG3wnPA6kG4AnHA6oG4QnHA6sG4gnHA6wG4wnHA60G5AnHA64G5gnHA68G6AkCsAbpCdADsQbrCccDsgbtCQKzBu4J0QO0Bu8JxwO1BvAJxwO2BvEJArcG9AnSA7gG9QnWA7kG9wnXA7oG-AnXA7sG-wnXA7wG_AnXA70G_QnXA74G_wnXA78GgQoCwAaCCtgDwQaECtcDwgaGCgLDBocK2QPEBogK1wPFBokK1wPGBooKAscGjQraA8gGjgrgA8kGkArhA8oGkQrhA8sGlArhA8wGlQrhA80GlgrhA84GmArhA88GmgoC0AabCuID0QadCuED0gafCgLTBqAK4wPUBqEK4QPVBqIK4QPWBqMKAtcGpgrkA9gGpwroA9kGqQrpA9oGqgrpA9sGrQrpA9wGrgrpA90GrwrpA94GsQrpA98GswoC4Aa0CuoD4Qa2CukD4ga4CgLjBrkK6wPkBroK6QPlBrsK6QPmBrwKAucGvwrsA-gGwArwA_AGwgrxA_EG4ArxA_IG4grxA_MG4wrxA_QG5ArxA_UG5grxA_YG6AoC9wbpCvsD-AbrCvED-QbtCgL6Bu4K_AP7Bu8K8QP8BvAK8QP9BvEKAv4G9Ar9A_8G9QqBBIAH9wqCBIEH-AqCBIIH-wqCBIMH_AqCBIQH_QqCBIUH_wqCBIYHgQsChweCC4MEiAeEC4IEiQeGCwKKB4cLhASLB4gLggSMB4kLggSNB4oLAo4HjQuFBI8HjguJBJAHjwvyA5EHkAvyA5IHkQvyA5MHkgvyA5QHkwvyA5UHlQvyA5YHlwsClweYC4oEmAeaC_IDmQecCwKaB50LiwSbB54L8gOcB58L8gOdB6ALAp4HowuMBJ8HpAuQBKAHpQvzA6EHpgvzA6IHpwvzA6MHqAvzA6QHqQvzA6UHqwvzA6YHrQsCpweuC5EEqAexC_MDqQezCwKqB7QLkgSrB7YL8wOsB7cL8wOtB7gLAq4HuwuTBK8HvAuXBLAHvQv4A7EHvgv4A7IHvwv4A7MHwAv4A7QHwQv4A7UHwwv4A7YHxQsCtwfGC5gEuAfIC_gDuQfKCwK6B8sLmQS7B8wL-AO8B80L-AO9B84LAr4H0QuaBL8H0gugBMAH1Av1A8EH1Qv1A8IH2Av1A8MH2Qv1A8QH2gv1A8UH3Av1A8YH3gsCxwffC6EEyAfhC_UDyQfjCwLKB-QLogTLB-UL9QPMB-YL9QPNB-cLAs4H6gujBM8H6wupBNAH7Av0A9EH7Qv0A9IH7gv0A9MH7wv0A9QH8Av0A9UH8gv0A9YH9AsC1wf1C6oE2Af3C_QD2Qf5CwLaB_oLqwTbB_sL9APcB_wL9APdB_0LAt4HgAysBN8HgQywBOAHggz3A-EHgwz3A-IHhAz3A-MHhQz3A-QHhgz3A-UHiAz3A-YHigwC5weLDLEE6AeNDPcD6QePDALqB5AMsgTrB5EM9wPsB5IM9wPtB5MMAu4HlgyzBO8Hlwy3BPAHmQy4BPEHmgy4BPIHnQy4BPMHngy4BPQHnwy4BPUHoQy4BPYHowwC9wekDLkE-AemDLgE-QeoDAL6B6kMugT7B6oMuAT8B6sMuAT9B6wMAv4Hrwy7BP8HsAzBBIEIsgzCBIIIuAzCBIMIuwzCBIQIvAzCBIUIvQzCBIYIvwzCBIcIwQwCiAjCDMUEiQjEDMIEigjGDAKLCMcMxgSMCMgMwgSNCMkMwgSOCMoMAo8IzQzHBJAIzgzNBJEIzwzDBJII0AzDBJMI0QzDBJQI0gzDBJUI0wzDBJYI1QzDBJcI1wwCmAjYDM4EmQjaDMMEmgjcDAKbCN0MzwScCN4MwwSdCN8MwwSeCOAMAp8I4wzQBKAI5AzWBKEI5gzXBKII5wzXBKMI6gzXBKQI6wzXBKUI7AzXBKYI7gzXBKcI8AwCqAjxDNgEqQjzDNcEqgj1DAKrCPYM2QSsCPcM1wStCPgM1wSuCPkMAq8I_AzaBLAI_QzgBLEI_wzhBLIIgA3hBLMIgw3hBLQIhA3hBLUIhQ3hBLYIhw3hBLcIiQ0CuAiKDeIEuQiMDeEEugiODQK7CI8N4wS8CJAN4QS9CJEN4QS-CJINAr8IlQ3kBMAIlg3oBMEImA3pBMIImQ3pBMMInA3pBMQInQ3pBMUIng3pBMYIoA3pBMcIog0CyAijDeoEyQilDekEyginDQLLCKgN6wTMCKkN6QTNCKoN6QTOCKsNAs8Irg3sBNAIrw3wBNEIsQ3xBNIIsg3xBNMItQ3xBNQItg3xBNUItw3xBNYIuQ3xBNcIuw0C2Ai8DfIE2Qi-DfEE2gjADQLbCMEN8wTcCMIN8QTdCMMN8QTeCMQNAt8Ixw30BOAIyA36BOEIyg37BOIIyw37BOMIzg37BOQIzw37BOUI0A37BOYI0g37BOcI1A0C6AjVDfwE6QjXDfsE6gjZDQLrCNoN_QTsCNsN-wTtCNwN-wTuCN0NAu8I4A3-BPAI4Q2CBfEI4w2DBfII5A2DBfMI5w2DBfQI6A2DBfUI6Q2DBfYI6w2DBfcI7Q0C-AjuDYQF-QjwDYMF-gjyDQL7CPMNhQX8CPQNgwX9CPUNgwX-CPYNAv8I-Q2GBYAJ-g2KBYEJ_A2LBYIJ_Q2LBYMJgA6LBYQJgQ6LBYUJgg6LBYYJhA6LBYcJhg4CiAmHDowFiQmJDosFigmLDgKLCYwOjQWMCY0OiwWNCY4OiwWOCY8OAo8Jkg6OBZAJkw6UBZUJlQ6VBZYJpA6VBZcJpg6VBZgJpw6VBZkJqA6VBZoJqg6VBZsJrA4CnAmtDpoFnQmvDpUFngmxDgKfCbIOmwWgCbMOlQWhCbQOlQWiCbUOAqMJuA6cBaQJuQ6iBaUJug6WBaYJuw6WBacJvA6WBagJvQ6WBakJvg6WBaoJwA6WBasJwg4CrAnDDqMFrQnFDpYFrgnHDgKvCcgOpAWwCckOlgWxCcoOlgWyCcsOArMJzg6lBbQJzw6rBbUJ0A6XBbYJ0Q6XBbcJ0g6XBbgJ0w6XBbkJ1A6XBboJ1g6XBbsJ2A4CvAnZDqwFvQnbDpcFvgndDgK_Cd4OrQXACd8OlwXBCeAOlwXCCeEOAsMJ5A6uBcQJ5Q60BcUJ5w6YBcYJ6A6YBccJ6g6YBcgJ6w6YBckJ7A6YBcoJ7g6YBcsJ8A4CzAnxDrUFzQn0DpgFzgn2DgLPCfcOtgXQCfkOmAXRCfoOmAXSCfsOAtMJ_g63BdQJ_w69BdUJgQ--BdYJgg--BdcJhQ--BdgJhg--BdkJhw--BdoJiQ--BdsJiw8C3AmMD78F3QmOD74F3gmQDwLfCZEPwAXgCZIPvgXhCZMPvgXiCZQPAuMJlw_BBeQJmA_FBeUJmg_GBeYJmw_GBecJng_GBegJnw_GBekJoA_GBeoJog_GBesJpA8C7AmlD8cF7QmnD8YF7gmpDwLvCaoPyAXwCasPxgXxCawPxgXyCa0PAvMJsA_JBfQJsQ_NBfUJsw_OBfYJtA_OBfcJtw_OBfgJuA_OBfkJuQ_OBfoJuw_OBfsJvQ8C_Am-D88F_QnAD84F_gnCDwL_CcMP0AWACsQPzgWBCsUPzgWCCsYPAoMKyQ_RBYQKyg_XBQ"
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
  InternalTransferScalarFieldEnum: () => InternalTransferScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  KeptDocumentScalarFieldEnum: () => KeptDocumentScalarFieldEnum,
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
  OutboundMailScalarFieldEnum: () => OutboundMailScalarFieldEnum,
  OutboundRecipientScalarFieldEnum: () => OutboundRecipientScalarFieldEnum,
  OutflowScalarFieldEnum: () => OutflowScalarFieldEnum,
  OwnedDomainScalarFieldEnum: () => OwnedDomainScalarFieldEnum,
  PaidActScalarFieldEnum: () => PaidActScalarFieldEnum,
  PaidJobScalarFieldEnum: () => PaidJobScalarFieldEnum,
  PaymentLineScalarFieldEnum: () => PaymentLineScalarFieldEnum,
  PaymentScalarFieldEnum: () => PaymentScalarFieldEnum,
  PaymentTransitionScalarFieldEnum: () => PaymentTransitionScalarFieldEnum,
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
  Payment: "Payment",
  PaymentLine: "PaymentLine",
  PaymentTransition: "PaymentTransition",
  Disbursement: "Disbursement",
  DisbursementLine: "DisbursementLine",
  SchemaVersion: "SchemaVersion",
  BillBasis: "BillBasis",
  Outflow: "Outflow",
  ReceiptKey: "ReceiptKey",
  PaymentWatch: "PaymentWatch",
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
var PaymentScalarFieldEnum = {
  id: "id",
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
  transactionHash: "transactionHash",
  transactionLog: "transactionLog",
  credential: "credential",
  requirements: "requirements",
  credentialHash: "credentialHash",
  requestHash: "requestHash",
  idempotencyKey: "idempotencyKey",
  openKey: "openKey",
  validBefore: "validBefore",
  service: "service",
  method: "method",
  path: "path",
  operation: "operation",
  resourceUrl: "resourceUrl",
  requestId: "requestId",
  owner: "owner",
  leaseUntil: "leaseUntil",
  isWatched: "isWatched",
  answerStatus: "answerStatus",
  answerHeaders: "answerHeaders",
  answerBody: "answerBody",
  receiptHeaders: "receiptHeaders",
  organizationId: "organizationId",
  basis: "basis",
  balance: "balance",
  retold: "retold",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  settledAt: "settledAt"
};
var PaymentLineScalarFieldEnum = {
  paymentId: "paymentId",
  position: "position",
  path: "path",
  field: "field",
  service: "service",
  amount: "amount",
  charged: "charged",
  units: "units",
  settle: "settle",
  outcome: "outcome",
  delivered: "delivered"
};
var PaymentTransitionScalarFieldEnum = {
  id: "id",
  paymentId: "paymentId",
  fromState: "fromState",
  toState: "toState",
  reason: "reason",
  at: "at"
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
  firstSeen: "firstSeen"
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
