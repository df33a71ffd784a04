// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

/// ERC-1155 items that anybody may mint.
contract TestItems {
    mapping(uint256 => mapping(address => uint256)) private _balances;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26;
    }

    function balanceOf(address owner, uint256 id) external view returns (uint256) {
        return _balances[id][owner];
    }

    function mint(address to, uint256 id, uint256 value) external {
        _balances[id][to] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function move(address to, uint256[] calldata ids, uint256[] calldata values) external {
        for (uint256 i = 0; i < ids.length; i++) {
            _balances[ids[i]][msg.sender] -= values[i];
            _balances[ids[i]][to] += values[i];
        }
        emit TransferBatch(msg.sender, msg.sender, to, ids, values);
    }

    /// An event that claims more than its data holds.
    function lie(address to) external {
        assembly {
            mstore(0, 0x40)
            mstore(0x20, 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff)
            log4(0, 0x40, 0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb, 0, 0, to)
        }
    }
}
